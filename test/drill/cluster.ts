import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { etcdOf } from './programs'
import type { Programs } from './programs'
import { freePorts, HOST, until } from './workspace'
import type { Workspace } from './workspace'

const NODES = 3
/** Of PgBouncer to PostgreSQL. */
const POOL_SIZE = 40
/** A whole segment is kept outside at least this often; a real bank would take a minute. */
const ARCHIVE_SECONDS = 10

/** One node: PostgreSQL and the Patroni that runs it. */
export interface Node {
  readonly name: string
  readonly folder: string
  readonly data: string
  readonly port: number
  readonly restPort: number
  patroni: ChildProcess
}

export interface Cluster {
  readonly nodes: readonly Node[]
  readonly repository: string
  /** Of the bank's user, through PgBouncer and HAProxy. */
  readonly url: string
  /** Of the superuser at a node, for what PgBouncer doesn't lead to. */
  readonly superuser: (port: number) => string
  /** Where customers reach the bank. */
  readonly origin: string
  readonly bankPorts: readonly number[]
  startPatroni(node: Node): void
  /** The primary by Patroni's word; waits until it has a synchronous standby and all nodes are in step. */
  untilWhole(seconds: number): Promise<Node>
  /** The primary now, if there is one. */
  primary(): Promise<Node | undefined>
}

const secret = (): string => randomBytes(16).toString('hex')

async function isPrimary({ restPort }: Node): Promise<boolean> {
  const answer = await fetch(`http://${HOST}:${restPort}/primary`, { signal: AbortSignal.timeout(1000) }).catch(
    () => undefined,
  )
  await answer?.body?.cancel()
  return answer?.status === 200
}

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
}

async function membersSeenBy({ restPort }: Node): Promise<readonly Member[]> {
  const answer = await fetch(`http://${HOST}:${restPort}/cluster`, { signal: AbortSignal.timeout(2000) })
  return ((await answer.json()) as { members: Member[] }).members
}

function startEtcd(space: Workspace, programs: Programs, ports: readonly number[], api: 'etcd' | 'etcd3'): string {
  const members = [0, 1, 2].map((at) => ({ name: `etcd${at}`, client: ports[at * 2], peer: ports[at * 2 + 1] }))
  const all = members.map(({ name, peer }) => `${name}=http://${HOST}:${peer}`).join(',')
  for (const { name, client, peer } of members) {
    const urls = { client: `http://${HOST}:${client}`, peer: `http://${HOST}:${peer}` }
    space.start(name, programs.etcd, [
      ...['--name', name, '--data-dir', space.folderFor(name), '--log-level', 'warn'],
      ...['--listen-client-urls', urls.client, '--advertise-client-urls', urls.client],
      ...['--listen-peer-urls', urls.peer, '--initial-advertise-peer-urls', urls.peer],
      ...['--initial-cluster', all, '--heartbeat-interval', '250', '--election-timeout', '2500'],
      ...(api === 'etcd' ? ['--enable-v2'] : []),
    ])
  }
  return members.map(({ client }) => `${HOST}:${client}`).join(',')
}

/** Starts etcd, Patroni's nodes, HAProxy and PgBouncer; ends when all nodes are in step. @param banks how many bank processes HAProxy leads to */
export async function startCluster(space: Workspace, programs: Programs, banks: number): Promise<Cluster> {
  const ports = await freePorts(9 + NODES * 2 + banks)
  const [bankPort = 0, primaryPort = 0, poolPort = 0] = ports
  const api = etcdOf(programs)
  const etcd = startEtcd(space, programs, ports.slice(3, 9), api)
  const [own, bankPorts] = [ports.slice(9, 9 + NODES * 2), ports.slice(9 + NODES * 2)]
  const passwords = { super: secret(), replication: secret(), rewind: secret(), bank: secret() }
  const repository = space.folderFor('repository')
  const env = { PATH: `${programs.postgres}:${process.env.PATH ?? ''}` }
  const startPatroni = (name: string, folder: string) =>
    space.start(name, programs.patroni, [join(folder, 'patroni.yml')], { env })
  const nodes = Array.from({ length: NODES }, (_, at): Node => {
    const [name, folder] = [`node${at}`, space.folderFor(`node${at}`)]
    const [port = 0, restPort = 0] = own.slice(at * 2)
    const data = join(folder, 'data')
    const values = {
      node: name,
      host: HOST,
      port,
      restPort,
      api,
      etcd,
      data,
      folder,
      programs: programs.postgres,
      network: `${HOST}/32`,
    }
    space.write('pgbackrest.conf', join(folder, 'pgbackrest.conf'), { repository, ...values })
    space.write('patroni.yml', join(folder, 'patroni.yml'), {
      ...values,
      ...{ archiveSeconds: ARCHIVE_SECONDS, superPassword: passwords.super },
      ...{ replicationPassword: passwords.replication, rewindPassword: passwords.rewind },
    })
    return { name, folder, data, port, restPort, patroni: startPatroni(name, folder) }
  })
  startHaproxy(space, programs, { bankPort, primaryPort, nodes, bankPorts })
  const primary = async () => {
    const are = await Promise.all(nodes.map(isPrimary))
    return nodes.find((_, at) => are[at])
  }
  const untilWhole = (seconds: number) =>
    until('all three nodes in step', seconds, async () => {
      const leader = await primary()
      if (!leader) return undefined
      const members = await membersSeenBy(leader)
      const timeline = members.find(({ role }) => role === 'leader')?.timeline
      const inStep = members.filter((one) => ['running', 'streaming'].includes(one.state) && one.timeline === timeline)
      return inStep.length === NODES && members.some(({ role }) => role === 'sync_standby') ? leader : undefined
    })
  const superuser = (port: number) => `postgres://postgres:${passwords.super}@${HOST}:${port}/postgres`
  await prepare(superuser((await untilWhole(400)).port), passwords.bank)
  await startPgbouncer(space, programs, { port: poolPort, primaryPort, password: passwords.bank })
  return {
    ...{ nodes, repository, superuser, bankPorts, primary, untilWhole },
    url: `postgres://bank:${passwords.bank}@${HOST}:${poolPort}/bank`,
    origin: `http://${HOST}:${bankPort}`,
    startPatroni: (node) => void (node.patroni = startPatroni(node.name, node.folder)),
  }
}

interface Ways {
  readonly bankPort: number
  readonly primaryPort: number
  readonly nodes: readonly Node[]
  readonly bankPorts: readonly number[]
}

function startHaproxy(space: Workspace, programs: Programs, { bankPort, primaryPort, nodes, bankPorts }: Ways): void {
  const config = space.write('haproxy.cfg', join(space.folder, 'haproxy.cfg'), {
    ...{ host: HOST, bankPort, primaryPort },
    banks: bankPorts.map((port, at) => `    server bank${at} ${HOST}:${port} check`).join('\n'),
    nodes: nodes
      .map(({ name, port, restPort }) => `    server ${name} ${HOST}:${port} check port ${restPort}`)
      .join('\n'),
  })
  space.start('haproxy', programs.haproxy, ['-db', '-f', config])
}

/** The bank's own user and database, which needs no right of the superuser's. */
async function prepare(superuser: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuser })
  await client.connect()
  try {
    await client.query(`CREATE ROLE bank LOGIN PASSWORD '${password}'`)
    await client.query('CREATE DATABASE bank OWNER bank')
  } finally {
    await client.end()
  }
}

async function startPgbouncer(
  space: Workspace,
  programs: Programs,
  { port, primaryPort, password }: { readonly port: number; readonly primaryPort: number; readonly password: string },
): Promise<void> {
  const folder = space.folderFor('pgbouncer')
  space.keep(join(folder, 'userlist.txt'), `"bank" "${password}"\n`)
  const values = { database: 'bank', host: HOST, port, primaryHost: HOST, primaryPort, folder, poolSize: POOL_SIZE }
  space.start('pgbouncer', programs.pgbouncer, [space.write('pgbouncer.ini', join(folder, 'pgbouncer.ini'), values)])
  const url = `postgres://bank:${password}@${HOST}:${port}/bank`
  await until('PgBouncer', 30, async () => {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.query('SELECT 1')
    } finally {
      await client.end().catch(() => undefined)
    }
  })
}

/** The process id of a node's PostgreSQL. */
export const postmasterOf = ({ data }: Node): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
