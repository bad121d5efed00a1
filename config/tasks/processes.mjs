import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { ROOT } from './files.mjs'

/** A failure with one sentence for the person who ran the program; any other error is a bug and shows its stack. */
export class TaskError extends Error {}

export const say = (text) => process.stdout.write(`${text}\n`)

/** Runs a program's main function: a TaskError prints its sentence and gives exit code 1. */
export async function runTask(main) {
  stopWhenTold()
  try {
    await main()
  } catch (error) {
    if (!(error instanceof TaskError)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

const GRACE_MS = 10_000
const PARENT_CHECK_MS = 500
/** Windows has no groups of processes. */
const GROUPED = process.platform !== 'win32'

const running = new Set()
let stopping = false

/** Sends a signal to a child, and to all that it started when it leads a group. */
function send(child, signal) {
  try {
    if (child.leads) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It has ended, with all that it started.
  }
}

/** Ends a child; whatever of it hasn't ended in time is killed. */
function end(child) {
  send(child, 'SIGTERM')
  setTimeout(() => send(child, 'SIGKILL'), GRACE_MS).unref()
}
process.on('exit', () => running.forEach((child) => send(child, child.leads ? 'SIGKILL' : 'SIGTERM')))

/** Calls back when npm, which started this program, is gone: npm's shell ends on a SIGTERM without passing it on. */
export function whenOrphaned(then) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && then(), PARENT_CHECK_MS).unref()
}

/** Ends the groups of `runProgram` and starts no other when this program is told to end; a started bank has bank.mjs. */
function stopWhenTold() {
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const child of running) if (child.leads) end(child)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  whenOrphaned(stop)
}

/** Starts a child that ends with this program. `leads`: in a group of its own, which ends with it. */
export function startProgram(command, parameters, { leads = false, ...options } = {}) {
  const child = spawn(command, parameters, { cwd: ROOT, stdio: 'inherit', detached: leads, ...options })
  child.leads = leads && child.pid !== undefined
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    // What it left would hold its output open, and the step would never end.
    if (child.leads) send(child, 'SIGKILL')
  })
  return child
}

function yieldToOthers({ pid }) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or this system has no priorities; then it runs like the others.
  }
}

/**
 * Runs a program to its end and collects its output.
 * @param options.limitSeconds ends the program when it takes longer; options.overdue ends it when this gives a sentence,
 * which is asked every second; options.background gives it only the time that others leave.
 * @returns its exit code (null when it was ended by a signal or could not be started) and its output.
 */
export function runProgram(
  command,
  parameters,
  { limitSeconds = Infinity, overdue = () => undefined, background = false, env = {}, cwd = ROOT } = {},
) {
  if (stopping) return Promise.resolve({ code: null, output: 'Not started, because the run was stopped.\n' })
  return new Promise((done) => {
    const output = []
    const started = performance.now()
    const child = startProgram(command, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd,
      leads: GROUPED,
      env: { ...process.env, ...env },
    })
    if (background) yieldToOthers(child)
    const tooLong = () =>
      performance.now() - started > limitSeconds * 1000 ? `it took more than ${limitSeconds} seconds` : undefined
    const watch = setInterval(() => {
      const reason = tooLong() ?? overdue()
      if (reason === undefined) return
      clearInterval(watch)
      output.push(Buffer.from(`\nEnded, because ${reason}.\n`))
      end(child)
    }, 1000)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data))
    const finish = (code, reason = '') => {
      clearInterval(watch)
      running.delete(child)
      done({ code, output: Buffer.concat(output).toString() + reason })
    }
    child.once('error', (error) => finish(null, `${command}: ${error.message}\n`))
    child.once('close', (code) => finish(code))
  })
}

/** The command for a package's own program with this Node, without npx, which starts slowly. */
export const nodeProgram = (script, ...parameters) => [process.execPath, [script, ...parameters]]

/** The command for a TypeScript program, through tsx, in one process that gets signals directly. */
export const typeScriptProgram = (script, ...parameters) => [
  process.execPath,
  ['--import', 'tsx', script, ...parameters],
]
