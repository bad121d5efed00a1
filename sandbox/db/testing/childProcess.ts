import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface TestProcess {
  /** Every line it has printed so far. */
  readonly lines: readonly string[]
  /** Resolves once it has printed so many lines, or has ended. */
  printed(count: number): Promise<void>
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>
  readonly ended: Promise<number | null>
}

/** Runs a TypeScript program of the tests in a process of its own. */
export function startProcess(program: string, ...parameters: readonly string[]): TestProcess {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', program, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const output = child.stdout
  if (!output) throw new Error('the process has no output')
  createInterface(output).on('line', (line) => {
    lines.push(line)
    for (const wake of waiting) wake()
  })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return {
    lines,
    ended,
    printed: (count) =>
      Promise.race([
        ended.then(() => undefined),
        new Promise<void>((done) => {
          const wake = () => {
            if (lines.length < count) return
            waiting.delete(wake)
            done()
          }
          waiting.add(wake)
          wake()
        }),
      ]),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
