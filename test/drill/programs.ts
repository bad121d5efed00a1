import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findProgram } from '@config/tasks/requirements.mjs'

/** Debian's package of each program that the drill needs. */
const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
} as const

/** Where each program is. */
export type Programs = Readonly<Record<keyof typeof PACKAGES, string>> & {
  /** The folder of PostgreSQL's own programs. */
  readonly postgres: string
}

/** What is missing, in one sentence for who runs the drill. */
export class ProgramsMissing extends Error {}

/** Debian keeps servers outside of an ordinary user's PATH. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** PostgreSQL's servers are on PATH or where Debian keeps those of each version; a PATH may have a part of them only. */
function findServers(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const found = findProgram(
    ['pg_controldata'],
    versions.map((version) => join(debian, version, 'bin')),
  )
  return found && dirname(found)
}

/** @throws ProgramsMissing with the packages to install */
export function findPrograms(): Programs {
  const found = Object.keys(PACKAGES).map((name) => [name, findProgram([name], FOLDERS)] as const)
  const postgres = findServers()
  const missing: string[] = found.flatMap(([name, path]) => (path ? [] : [PACKAGES[name as keyof typeof PACKAGES]]))
  if (!postgres) missing.push('postgresql')
  if (missing.length > 0 || !postgres)
    throw new ProgramsMissing(
      `the drill needs ${missing.join(', ')}: on Debian or Ubuntu "apt-get install ${missing.join(' ')}" brings them (stop the services that it starts), elsewhere the programs of the same names on PATH`,
    )
  return { ...(Object.fromEntries(found) as Readonly<Record<keyof typeof PACKAGES, string>>), postgres }
}

/** PostgreSQL and PgBouncer refuse to run as root, so they run as the user they were installed for. */
export function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const said = (command: string, ...parameters: string[]): string =>
  /(?:^|[\s/])v?(\d+(?:\.\d+)+)/.exec(execFileSync(command, parameters, { encoding: 'utf8' }))?.[1] ?? '?'

/** The first Patroni that after a pause doesn't write its name over another’s in etcd's third interface. */
const COMPARES_SINCE = 3.1

/** Which of etcd's interfaces Patroni can be trusted with, by its own name for it (docs/decisions/several-processes.md). */
export const etcdOf = (programs: Programs): 'etcd' | 'etcd3' =>
  Number.parseFloat(said(programs.patroni, '--version')) < COMPARES_SINCE ? 'etcd' : 'etcd3'

/** The programs with their versions, as they tell them. */
export function versionsOf(programs: Programs): string {
  return [
    `PostgreSQL ${said(join(programs.postgres, 'postgres'), '--version')}`,
    `Patroni ${said(programs.patroni, '--version')}`,
    `etcd ${said(programs.etcd, '--version')}`,
    `HAProxy ${said(programs.haproxy, '-v')}`,
    `PgBouncer ${said(programs.pgbouncer, '--version')}`,
    `pgBackRest ${said(programs.pgbackrest, 'version')}`,
  ].join(', ')
}
