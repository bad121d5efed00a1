import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { HOST, ROOT, until } from './workspace'
import type { Workspace } from './workspace'

/** A bank process, started again a second after it has ended by itself or by a kill, as a supervisor does. */
export interface BankProcess {
  readonly name: string
  /** kill -9 */
  kill(): void
  /** Tells it to stop; gives its exit code. */
  stop(): Promise<number | null>
  /** Starts a release in the place of the one that was stopped. */
  start(script: string): void
  untilAnswering(seconds: number): Promise<void>
}

const AGAIN_MS = 1000
/** Folder of the modules that look up migrations. */
const DATABASE = join(ROOT, 'sandbox/kernel/db')

/** A release of the bank. */
export interface Release {
  readonly name: string
  /** Migrations that it has besides those of this folder, by the file's name. */
  readonly migrations?: Readonly<Record<string, string>>
}

/** Files are looked up beside their modules, wherever those are bundled; migrations in a folder of the release's own. */
const besideModules = (database: string): Plugin => ({
  name: 'beside modules',
  setup: ({ onLoad }) =>
    onLoad({ filter: /sandbox\/.*\.ts$/ }, ({ path }) => {
      const folder = dirname(path)
      const beside = JSON.stringify(folder === DATABASE ? database : folder)
      return { contents: readFileSync(path, 'utf8').replaceAll('__dirname', beside), loader: 'ts' }
    }),
})

/** Bundles a release into one script, as translating it at each start would be most of the start; gives its path. */
export async function bundleBank(space: Workspace, { name, migrations = {} }: Release): Promise<string> {
  const outfile = join(space.folder, `${name}.cjs`)
  const own = space.folderFor(`${name}-files`)
  cpSync(join(DATABASE, 'migrations'), join(own, 'migrations'), { recursive: true })
  for (const [file, text] of Object.entries(migrations)) writeFileSync(join(own, 'migrations', file), text)
  await build({
    ...{ entryPoints: [join(ROOT, 'sandbox/host/main.ts')], outfile, bundle: true, platform: 'node' },
    packages: 'external',
    alias: { '@brand': join(ROOT, 'brands', process.env.BRAND || 'yilian') },
    plugins: [besideModules(own)],
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
  let again: NodeJS.Timeout
  let now = script
  const start = (): void => {
    child = space.start(name, process.execPath, ['-'], {
      isOurs: true,
      input: now,
      env: { ...env, PORT: String(port) },
    })
    child.once('exit', () => (again = setTimeout(startAgain, AGAIN_MS).unref()))
  }
  const startAgain = (): void => void (space.isOpen() && start())
  start()
  return {
    name,
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      const ended = once(child, 'exit') as Promise<[number | null]>
      child.kill('SIGTERM')
      const [code] = await ended
      clearTimeout(again)
      return code
    },
    start(release) {
      now = release
      start()
    },
    async untilAnswering(seconds) {
      await until(name, seconds, async () => {
        const answer = await fetch(`http://${HOST}:${port}/api/none`, { signal: AbortSignal.timeout(2000) })
        await answer.body?.cancel()
        return answer.status
      })
    },
  }
}
