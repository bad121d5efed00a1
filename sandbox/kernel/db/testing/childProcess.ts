import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildSync } from 'esbuild'
import { handedOn } from './images'

export interface TestProcess {
  /** Every line it has printed so far. */
  readonly lines: readonly string[]
  /** Resolves once it has printed so many lines, or has ended. */
  printed(count: number): Promise<void>
  /** Ends it as a power cut would (SIGKILL). */
  kill(): Promise<void>
  readonly ended: Promise<number | null>
}

const ROOT = join(__dirname, '../../../..')
/** Lets the process show the test's time. */
const CLOCK = join(ROOT, 'test/clock/preload.cjs')

/** Bundles a program into one script: translating and loading its hundred files would cost tsx a second each time. */
function scriptOf(program: string): string {
  const known = handedOn.get(`script ${program}`)
  if (typeof known === 'string') return known
  // Only the migrations are looked up beside their module.
  const define = { __dirname: JSON.stringify(join(ROOT, 'sandbox/kernel/db')) }
  const { outputFiles } = buildSync({
    entryPoints: [program],
    bundle: true,
    platform: 'node',
    packages: 'external',
    alias: { '@brand': join(ROOT, 'brands', process.env.BRAND || 'yilian') },
    define,
    write: false,
  })
  const script = outputFiles[0]?.text ?? ''
  handedOn.set(`script ${program}`, script)
  return script
}

/** Runs a TypeScript program of the tests in a process of its own. */
export function startProcess(program: string, ...parameters: readonly string[]): TestProcess {
  const child: ChildProcess = spawn(process.execPath, ['--require', CLOCK, '-', ...parameters], {
    cwd: ROOT,
    // Of this suite, whose clock may have been turned back (test/clock); Node's own is the whole run's.
    env: process.env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin?.end(scriptOf(program))
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
