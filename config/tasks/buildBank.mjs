import './nodeVersion.mjs'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { DEFAULT_BRAND, outputOf } from './build.mjs'
import { ROOT } from './files.mjs'
import { runTask, say } from './processes.mjs'

/** What the bank reads while it runs, from the same place below the bundle as in the sources. */
const READ_AT_RUN_TIME = [
  'docs',
  'sandbox/host/console/console.css',
  'sandbox/host/console/console.html',
  'sandbox/host/simulators/pictures/shareCard.png',
  'sandbox/kernel/db/migrations',
]
/** Two fonts of a package of 18 (sandbox/business/statement/pdf/fonts.ts), with their licence. */
const FONTS = ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf', 'LICENSE_FONT']
const FONT_PACKAGE = 'node_modules/@expo-google-fonts/noto-sans-sc'
const FONT_FOLDER = 'sandbox/business/statement/pdf/fonts'

/** Lets a module find its files where they lie beside the bundle. */
const filesBeside = {
  name: 'files beside the bundle',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('__dirname')) return undefined
      const folder = JSON.stringify(relative(ROOT, dirname(path)).split(sep).join('/'))
      return { contents: text.replaceAll('__dirname', `require('node:path').join(__dirname, ${folder})`), loader: 'ts' }
    }),
}

/**
 * Bundles the bank into `<folder>/main.js`, with the files it reads beside it.
 * @param folder relative to the project's
 * @returns the names of the packages that it needs, sorted
 */
export async function buildBank(folder = outputOf('bank'), brand = process.env.BRAND || DEFAULT_BRAND) {
  const target = join(ROOT, folder)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const { metafile } = await build({
    entryPoints: [join(ROOT, 'sandbox/host/main.ts')],
    outfile: join(target, 'main.js'),
    absWorkingDir: ROOT,
    ...{ bundle: true, platform: 'node', target: 'node20', format: 'cjs', packages: 'external', metafile: true },
    // Frames in the log name our files (errorLog.ts).
    ...{ sourcemap: 'linked', sourcesContent: false, logLevel: 'error' },
    alias: { '@brand': join(ROOT, 'brands', brand) },
    plugins: [filesBeside],
  })
  await build({
    ...{
      entryPoints: [join(ROOT, 'sandbox/host/console/page/main.ts')],
      bundle: true,
      charset: 'utf8',
      target: 'es2021',
    },
    ...{ outfile: join(target, 'sandbox/host/console/console.js'), alias: { '@brand': join(ROOT, 'brands', brand) } },
    logLevel: 'error',
  })
  for (const path of READ_AT_RUN_TIME) cpSync(join(ROOT, path), join(target, path), { recursive: true })
  for (const path of FONTS) cpSync(join(ROOT, FONT_PACKAGE, path), join(target, FONT_FOLDER, path))
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path))
  // esbuild makes the console's script where the bank runs from source.
  const isPackage = (path) => !path.startsWith('node:') && !builtinModules.includes(path) && path !== 'esbuild'
  return [...new Set(imports.filter(isPackage).map(packageOf))].sort()
}

/** The package that an import is of. */
const packageOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runTask(async () => {
    const [folder = outputOf('bank')] = process.argv.slice(2)
    const packages = await buildBank(folder)
    say(`Built ${folder}/main.js, which needs ${packages.join(', ')}.`)
  })
}
