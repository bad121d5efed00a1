import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build as bundle } from 'esbuild'
import { precompress } from '@config/tasks/precompress.mjs'

const ROOT = resolve(__dirname, '../../..')
const run = promisify(execFile)

/** The settings with which the empty Taro app is built. */
export type TaroSettings = 'template' | 'ours'

const BABEL: Record<TaroSettings, object> = {
  template: { useBuiltIns: 'usage' },
  ours: { useBuiltIns: false, targets: { chrome: '87', ios: '14.5' } },
}
const BROWSERS: Record<TaroSettings, readonly string[]> = {
  template: ['last 3 versions', 'Android >= 4.1', 'ios >= 8'],
  ours: ['chrome >= 87', 'ios >= 14.5'],
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** The folder of such a build, kept between runs until something changes that it is made from. */
function placeOf(name: string): string {
  const hash = createHash('sha256')
  const shaping = [...filesOf(__dirname), ...filesOf(join(ROOT, 'config/h5Lean')), join(ROOT, 'config/minify.ts')]
  for (const file of [...shaping, join(ROOT, 'package-lock.json')]) hash.update(readFileSync(file))
  return join(tmpdir(), `bench-floor-${name}-${hash.digest('hex').slice(0, 16)}`)
}

async function once(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const place = placeOf(name)
  if (existsSync(join(place, 'dist/index.html'))) return join(place, 'dist')
  const unfinished = `${place}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  try {
    await make(unfinished)
    // As our own build, so that all are sent equally small.
    await precompress(join(unfinished, 'dist'))
    rmSync(place, { recursive: true, force: true })
    renameSync(unfinished, place)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return join(place, 'dist')
}

/** Copies the project's settings as files of the app's own. */
function copyApp(folder: string, settings: TaroSettings): void {
  cpSync(join(__dirname, 'taro'), folder, { recursive: true })
  const configuration = readFileSync(join(folder, 'config', `${settings}.ts`), 'utf8')
  writeFileSync(join(folder, 'config/index.ts'), configuration.replaceAll('@config/', './'))
  cpSync(join(ROOT, 'config/h5Lean'), join(folder, 'config/h5Lean'), { recursive: true })
  cpSync(join(ROOT, 'config/minify.ts'), join(folder, 'config/minify.ts'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

/** The template's Babel file applies to every package; ours only to the app, because packages are modern already. */
function writeBabel(folder: string, settings: TaroSettings): void {
  const preset = ['taro', { framework: 'react', ts: true, compiler: 'webpack5', ...BABEL[settings] }]
  const babel = { presets: [preset] }
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object
  const manifest = { ...own, browserslist: BROWSERS[settings], ...(settings === 'ours' ? { babel } : {}) }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  if (settings === 'template')
    writeFileSync(join(folder, 'babel.config.js'), `module.exports = ${JSON.stringify(babel)}`)
}

/** Builds the empty Taro app outside the project. @returns the folder to serve at / */
export const taroFloor = (settings: TaroSettings): Promise<string> =>
  once(`taro-${settings}`, async (folder) => {
    copyApp(folder, settings)
    writeBabel(folder, settings)
    const cli = join(ROOT, 'node_modules/@tarojs/cli/bin/taro')
    const env = { ...process.env, NODE_ENV: 'production', TARO_ENV: 'h5' }
    await run(process.execPath, [cli, 'build', '--type', 'h5'], { cwd: folder, env, maxBuffer: 1 << 26 }).catch(
      ({ stdout }: { stdout?: string }) => {
        throw new Error(
          `the empty Taro app (${settings}) was not built: ${/Error: [^]{0,400}/.exec(stdout ?? '')?.[0] ?? ''}`,
        )
      },
    )
    if (!existsSync(join(folder, 'dist/index.html'))) throw new Error(`the empty Taro app (${settings}) was not built`)
  })

/** React alone with one text: the least that an app built on it costs. */
export const reactFloor = (): Promise<string> =>
  once('react', async (folder) => {
    await bundle({
      entryPoints: [join(__dirname, 'react/main.tsx')],
      outfile: join(folder, 'dist/main.js'),
      absWorkingDir: ROOT,
      bundle: true,
      minify: true,
      jsx: 'automatic',
      target: ['chrome87', 'safari14.1'],
      define: { 'process.env.NODE_ENV': '"production"' },
      legalComments: 'none',
    })
    const page =
      '<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>Hello</title><script defer src="/main.js"></script></head><body><div id="app"></div></body></html>'
    writeFileSync(join(folder, 'dist/index.html'), page)
  })
