import { join } from 'node:path'
import pg from 'pg'
import type { Cluster, Node } from './cluster'
import type { Programs } from './programs'
import { freePorts, HOST, until } from './workspace'
import type { Workspace } from './workspace'

const RECOVERS_SECONDS = 180

const settingsOf = ({ folder }: Node): string[] => [`--config=${join(folder, 'pgbackrest.conf')}`, '--stanza=bank']

async function asked(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query<{ value: unknown }>(statement)
    return String(rows[0]?.value)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A full backup of the primary. */
export async function backUp(space: Workspace, programs: Programs, node: Node): Promise<void> {
  await space.run('pgbackrest backup', programs.pgbackrest, [...settingsOf(node), '--type=full', 'backup'])
}

/** This moment by the primary's clock, to restore to. */
export const momentOf = (cluster: Cluster, { port }: Node): Promise<string> =>
  asked(cluster.superuser(port), `SELECT clock_timestamp()::text AS value`)

/** Waits until everything that has been written is kept in the repository. */
export async function untilKept(cluster: Cluster, { port }: Node): Promise<void> {
  const url = cluster.superuser(port)
  const last = await asked(url, `SELECT pg_walfile_name(pg_switch_wal()) AS value`)
  await until('the last write-ahead log’s copy', RECOVERS_SECONDS, async () => {
    const kept = await asked(url, `SELECT last_archived_wal >= '${last}' AS value FROM pg_stat_archiver`)
    return kept === 'true' ? true : undefined
  })
}

/** Restores the backup to a moment and starts it as a server of its own; gives the bank's database there. */
export async function restoreTo(
  space: Workspace,
  programs: Programs,
  { node, moment, bankUrl }: { readonly node: Node; readonly moment: string; readonly bankUrl: string },
): Promise<string> {
  const folder = space.folderFor('restored')
  const data = join(folder, 'data')
  const target = ['--type=time', `--target=${moment}`, '--target-action=promote', `--pg1-path=${data}`]
  await space.run('pgbackrest restore', programs.pgbackrest, [...settingsOf(node), ...target, 'restore'])
  const [port = 0] = await freePorts(1)
  const settings = {
    port,
    listen_addresses: HOST,
    unix_socket_directories: folder,
    archive_mode: 'off',
    synchronous_standby_names: '',
    primary_conninfo: '',
    primary_slot_name: '',
  }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const env = { PATH: `${programs.postgres}:${process.env.PATH ?? ''}` }
  space.start('restored', join(programs.postgres, 'postgres'), ['-D', data, ...given], { env })
  const url = Object.assign(new URL(bankUrl), { port: String(port) }).href
  await until('the restored server', RECOVERS_SECONDS, async () =>
    (await asked(url, 'SELECT pg_is_in_recovery() AS value')) === 'false' ? true : undefined,
  )
  return url
}
