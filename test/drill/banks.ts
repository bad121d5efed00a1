import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { HOST, ROOT, until } from './workspace'
import type { Workspace } from './workspace'

/** A bank process, started again a second after it has ended, as a supervisor does. */
export interface BankProcess {
  readonly name: string
  /** kill -9 */
  kill(): void
  untilAnswering(seconds: number): Promise<void>
}

const AGAIN_MS = 1000

/** Files are looked up beside their modules, wherever those are bundled. */
const besideModules: Plugin = {
  name: 'beside modules',
  setup: ({ onLoad }) =>
    onLoad({ filter: /sandbox\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('__dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    })),
}

/** Bundles the bank into one script, as translating it at each start would be most of the start; gives its path. */
export async function bundleBank(space: Workspace): Promise<string> {
  const outfile = join(space.folder, 'bank.cjs')
  await build({
    ...{ entryPoints: [join(ROOT, 'sandbox/host/main.ts')], outfile, bundle: true, platform: 'node' },
    packages: 'external',
    alias: { '@brand': join(ROOT, 'brands', process.env.BRAND || 'yilian') },
    plugins: [besideModules],
  })
  return outfile
}

interface Supervised {
  readonly name: string
  readonly port: number
  readonly script: string
  /** What it needs besides its port. */
  readonly env: Readonly<Record<string, string>>
}

export function superviseBank(space: Workspace, { name, port, script, env }: Supervised): BankProcess {
  let child: ChildProcess
  const start = (): void => {
    child = space.start(name, process.execPath, ['-'], {
      isOurs: true,
      input: script,
      env: { ...env, PORT: String(port) },
    })
    child.once('exit', () => void setTimeout(startAgain, AGAIN_MS).unref())
  }
  const startAgain = (): void => void (space.isOpen() && start())
  start()
  return {
    name,
    kill: () => void child.kill('SIGKILL'),
    async untilAnswering(seconds) {
      await until(name, seconds, async () => {
        const answer = await fetch(`http://${HOST}:${port}/api/none`, { signal: AbortSignal.timeout(2000) })
        await answer.body?.cancel()
        return answer.status
      })
    },
  }
}
