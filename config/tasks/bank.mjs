import { createServer } from 'node:net'
import { otherBrand } from './build.mjs'
import { startProgram, TaskError, typeScriptProgram, whenOrphaned } from './processes.mjs'

const DEFAULT_PORT = 8080

/** The value after `--name` or in `--name=value`; undefined when it isn't given. */
function optionOf(parameters, name) {
  const index = parameters.findIndex((each) => each === `--${name}` || each.startsWith(`--${name}=`))
  if (index < 0) return undefined
  const [, inline] = parameters[index].split('=')
  return inline ?? parameters[index + 1] ?? ''
}

/** Reads the options of `npm start` and the `dev:` scripts. @throws TaskError for any other. */
export function readOptions(parameters, env) {
  const known = /^--(fresh|port(=.*)?)$/
  const stray = parameters.find((each, index) => !known.test(each) && parameters[index - 1] !== '--port')
  if (stray !== undefined) throw new TaskError(`${stray}? Only --fresh and --port N are known.`)
  const text = optionOf(parameters, 'port') ?? (env.PORT || String(DEFAULT_PORT))
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (!(port >= 1 && port <= 65_535)) throw new TaskError(`"${text}" is no port: give a number from 1 to 65535.`)
  return { port, fresh: parameters.includes('--fresh') }
}

/** @throws TaskError when another program listens on the port; checked before the build, which takes longer. */
export async function ensureFree(port) {
  const code = await new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done(error.code))
    server.listen(port, process.env.HOST || '127.0.0.1', () => server.close(() => done(undefined)))
  })
  if (code === 'EADDRINUSE') {
    throw new TaskError(
      `Port ${port} is taken by another program; try: npm start -- --port ${port === 65_535 ? port - 1 : port + 1}`,
    )
  }
  if (code === 'EACCES') throw new TaskError(`Port ${port} needs more rights; try: npm start -- --port ${DEFAULT_PORT}`)
  if (code) throw new TaskError(`Port ${port} cannot be opened (${code}).`)
}

/** A brand's bank keeps its books in a folder of its own: another has other products and customers. */
const booksOf = (brand) => (brand === undefined ? {} : { DATA_DIR: `.data/${brand}` })

/** Starts the sandbox bank; its output goes to this terminal. */
export function startBank({ port, fresh }, env = {}) {
  const [command, parameters] = typeScriptProgram('sandbox/host/main.ts')
  return startProgram(command, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...booksOf(otherBrand()), ...process.env, PORT: String(port), FRESH: fresh ? '1' : '0', ...env },
  })
}

/** Resolves when the bank answers, or with 'ended' when its process ends first. */
export async function untilAnswering(child, port) {
  let ended = false
  child.once('close', () => (ended = true))
  for (;;) {
    if (ended) return 'ended'
    try {
      await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })
      return 'answering'
    } catch {
      await new Promise((wait) => setTimeout(wait, 100))
    }
  }
}

const TERMINAL_HEAD_START_MS = 1500

/**
 * Passes the signals that end this program to its children, so that the bank closes its database. In a terminal Ctrl-C
 * reaches the children directly; a second signal would interrupt their closing.
 */
export function passSignals(children) {
  const end = (signal) => {
    for (const child of children) if (child.exitCode === null) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal === 'SIGINT' && process.stdin.isTTY) setTimeout(() => end('SIGTERM'), TERMINAL_HEAD_START_MS).unref()
      else end(signal)
    })
  }
  whenOrphaned(() => end('SIGTERM'))
}

/** The exit code of a child that has ended; a signal that we passed on counts as a clean end. */
export const exitOf = (child) =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done(child.exitCode ?? 0)
    child.once('close', (code) => done(code ?? 0))
  })
