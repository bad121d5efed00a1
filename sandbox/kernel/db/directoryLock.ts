import { createHash, randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { Server } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DataDirectoryInUse } from './errors'

/** A socket's path is at most 104 bytes on macOS and 108 on Linux, including the suffix it has while it is made. */
const LONGEST_PATH = 88

/** How often processes that collided give way to each other and try again. */
const MAX_TRIES = 5
const LONGEST_PAUSE_MS = 100

const NEW = '.new'

/** The path of a folder's lock, the same for every process that uses the folder. */
function lockPath(dataDir: string): string {
  const beside = `${resolve(dataDir)}.lock`
  const near = relative(process.cwd(), beside)
  const shortest = near.length < beside.length ? near : beside
  if (Buffer.byteLength(shortest) <= LONGEST_PATH) return shortest
  return join(tmpdir(), `bank-${createHash('sha256').update(beside).digest('hex').slice(0, 16)}.lock`)
}

const listenOn = (path: string): Promise<Server> =>
  new Promise((done, failed) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', failed)
    server.listen(path, () => {
      // The lock must not keep the process alive.
      server.unref()
      done(server)
    })
  })

const isHeld = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })

const codeOf = (error: unknown): unknown => Object(error).code

/** Whether anybody but `own` holds the lock. Removes what dead holders left. */
async function isHeldByAnother(path: string, own: string): Promise<boolean> {
  const folder = dirname(path)
  let held = false
  for (const name of readdirSync(folder)) {
    const other = join(folder, name)
    if (!name.startsWith(basename(path)) || name.endsWith(NEW) || name === basename(own)) continue
    if (await isHeld(other)) held = true
    else rmSync(other, { force: true })
  }
  return held
}

/**
 * One try: first makes its own claim visible and then looks for others, so that of two processes at least one sees the
 * other.
 */
async function tryToHold(path: string): Promise<(() => void) | undefined> {
  const own = `${path}.${randomBytes(4).toString('hex')}`
  // It gets its name only when it listens, so that nobody takes it for dead.
  const server = await listenOn(own + NEW)
  renameSync(own + NEW, own)
  const release = () => {
    rmSync(own, { force: true })
    server.close()
  }
  if (!(await isHeldByAnother(path, own))) return release
  release()
  return undefined
}

/** On Windows one process at a time can have a pipe's name. */
async function holdPipe(dataDir: string): Promise<(() => void) | undefined> {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex')
  try {
    const server = await listenOn(`\\\\.\\pipe\\bank-${name}`)
    return () => void server.close()
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return undefined
    throw error
  }
}

/**
 * Takes a folder for this process until it ends or calls the returned function. PGlite has no lock of its own, and two
 * processes on one folder destroy it. The lock is a listening local socket, which the system closes however the process
 * ends. A file with the process's number would not do: a restarted container uses the same numbers again.
 * @throws DataDirectoryInUse while another holder lives.
 */
export async function lockDirectory(dataDir: string): Promise<() => void> {
  const path = lockPath(dataDir)
  mkdirSync(dirname(path), { recursive: true })
  for (let tries = 1; ; tries += 1) {
    const release = await (platform() === 'win32' ? holdPipe(dataDir) : tryToHold(path))
    if (release) return release
    if (tries === MAX_TRIES) {
      throw new DataDirectoryInUse(`${dataDir} is open in another process; stop it or use PostgreSQL`)
    }
    await sleep(randomInt(LONGEST_PAUSE_MS))
  }
}
