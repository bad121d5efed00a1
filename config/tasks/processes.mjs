import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { ROOT } from './files.mjs'

/** A failure with one sentence for the person who ran the program; any other error is a bug and shows its stack. */
export class TaskError extends Error {}

export const say = (text) => process.stdout.write(`${text}\n`)

/** Runs a program's main function: a TaskError prints its sentence and gives exit code 1. */
export async function runTask(main) {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof TaskError)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

const running = new Set()

/** Ends every child that still runs, when this program ends first. */
export function endChildren(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal)
}
process.on('exit', () => endChildren())

/** Starts a child that ends with this program. */
export function startProgram(command, parameters, options = {}) {
  const child = spawn(command, parameters, { cwd: ROOT, stdio: 'inherit', ...options })
  running.add(child)
  child.once('close', () => running.delete(child))
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
 * @param options.echo also shows the output as it comes; options.limitSeconds ends the program when it takes longer;
 * options.beside gives it only the time that others leave.
 * @returns its exit code (null when it was ended by a signal or could not be started) and its output.
 */
export function runProgram(
  command,
  parameters,
  { echo = false, limitSeconds, beside = false, env = {}, cwd = ROOT } = {},
) {
  return new Promise((done) => {
    const output = []
    const child = startProgram(command, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd,
      env: { ...process.env, ...env },
    })
    if (beside) yieldToOthers(child)
    const timer =
      limitSeconds &&
      setTimeout(() => {
        output.push(Buffer.from(`\nEnded after ${limitSeconds} seconds.\n`))
        child.kill('SIGTERM')
        setTimeout(() => child.kill('SIGKILL'), 5000).unref()
      }, limitSeconds * 1000)
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output.push(data)
        if (echo) process.stdout.write(data)
      })
    }
    const finish = (code, reason = '') => {
      clearTimeout(timer)
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
