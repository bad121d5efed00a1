import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MARK } from './processes'
import { unprivileged } from './programs'

export const HOST = '127.0.0.1'
export const ROOT = resolve(__dirname, '../..')
const TEMPLATES = join(ROOT, 'sandbox/host/cluster')

/** What Node is given to run a program of the project. */
export const typeScript = (...parameters: readonly string[]): string[] => ['--import', 'tsx', ...parameters]

/** A folder with all files of a drill, and the programs that run in it. */
export interface Workspace {
  readonly folder: string
  /** Makes a folder in it, owned by who the programs run as. */
  folderFor(name: string): string
  /** Fills a template of sandbox/host/cluster in; gives the file's path. */
  write(template: string, into: string, values: Readonly<Record<string, string | number>>): string
  /** Writes a file that only its programs read. */
  keep(path: string, text: string): void
  /** Starts a program; what it says is kept in `<name>.log`. */
  start(name: string, command: string, parameters: readonly string[], options?: StartOptions): ChildProcess
  /** Runs a program to its end. @throws Error with its output unless it ends well */
  run(name: string, command: string, parameters: readonly string[], options?: StartOptions): Promise<string>
  /** Whether programs may still be started. */
  isOpen(): boolean
  /** Ends every program and removes the folder. */
  close(): Promise<void>
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>
  /** As the drill's own user and from the project's folder. */
  readonly isOurs?: boolean
  /** A file that it reads. */
  readonly input?: string
}

/** @throws Error for a name that the template has and `values` hasn't */
function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  return readFileSync(join(TEMPLATES, template), 'utf8').replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    if (name === 'names') return whole
    const value = values[name]
    if (value === undefined) throw new Error(`${template} asks for ${name}`)
    return String(value)
  })
}

/** Makes the folder, and the cleaner that removes it whatever happens to this process. */
export function openWorkspace(): Workspace {
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'bank-drill-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const cleaner = spawn(process.execPath, typeScript('test/drill/cleaner.ts', folder), {
    cwd: ROOT,
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const own = (path: string) => void (user && chownSync(path, user.uid, user.gid))
  const optionsOf = ({ env = {}, isOurs = false }: StartOptions) => ({
    ...(isOurs ? {} : user),
    cwd: isOurs ? ROOT : folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder, ...env, [MARK]: folder },
    detached: true,
  })
  const keep = (path: string, text: string): void => {
    writeFileSync(path, text)
    chmodSync(path, 0o600)
    own(path)
  }
  let isOpen = true
  return {
    folder,
    isOpen: () => isOpen,
    folderFor(name) {
      const path = join(folder, name)
      mkdirSync(path, { mode: 0o700 })
      own(path)
      return path
    },
    write(template, into, values) {
      keep(into, filled(template, values))
      return into
    },
    keep,
    start(name, program, given, options = {}) {
      const log = openSync(join(folder, `${name}.log`), 'a')
      const input = options.input === undefined ? 'ignore' : openSync(options.input, 'r')
      const child = spawn(program, given, { ...optionsOf(options), stdio: [input, log, log] })
      for (const file of [log, input]) if (typeof file === 'number') closeSync(file)
      return child
    },
    async run(name, program, given, options = {}) {
      const child = spawn(program, given, { ...optionsOf(options), stdio: ['ignore', 'pipe', 'pipe'] })
      const output: Buffer[] = []
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data))
      const [code] = (await once(child, 'close')) as [number | null]
      const said = Buffer.concat(output).toString()
      if (code !== 0) throw new Error(`${name} ended with ${code}: ${said.trim()}`)
      return said
    },
    async close() {
      isOpen = false
      if (cleaner.exitCode !== null) return
      cleaner.stdin.end()
      await once(cleaner, 'exit')
    },
  }
}

/** As many ports as are asked for that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, HOST)
      await once(server, 'listening')
      return server
    }),
  )
  return Promise.all(
    servers.map(async (server) => {
      const { port } = server.address() as { port: number }
      server.close()
      await once(server, 'close')
      return port
    }),
  )
}

/** Asks until there is an answer. @throws Error with what was waited for when it takes too long */
export async function until<T>(what: string, seconds: number, ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + seconds * 1000
  let last: unknown
  while (performance.now() < end) {
    const answer = await ask().catch((error: unknown) => void (last = error))
    if (answer !== undefined) return answer
    await sleep(100)
  }
  throw new Error(`${what} took longer than ${seconds} s`, { cause: last })
}
