import './nodeVersion.mjs'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesUnder, fingerprint, ROOT } from './files.mjs'
import { precompress } from './precompress.mjs'
import { nodeProgram, runProgram, runTask, say, TaskError } from './processes.mjs'

/** The file that a successful build leaves. */
const RESULT = { h5: 'index.html', weapp: 'app.json' }
const SHAPING = [
  'brands',
  'src',
  'config',
  'types',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'project.config.json',
]
/** Tests and programs that check, which don't affect a build. */
const NOT_SHAPING = /^config\/(?:tasks\/|jest)|\.test\.tsx?$/
const TEN_MINUTES = 600

/** As brands/brandOf.ts has it. */
export const DEFAULT_BRAND = 'yilian'

/** The brand in BRAND; undefined for the default one. */
export const otherBrand = ({ BRAND } = process.env) => (BRAND && BRAND !== DEFAULT_BRAND ? BRAND : undefined)

/** Where a build of this type is written, as config/brand.ts has it. */
export const outputOf = (type, env = process.env) => ['dist', otherBrand(env), type].filter(Boolean).join('/')

/** All files that affect a build of this type. */
function sourcesOf(type) {
  const paths = SHAPING.flatMap(filesUnder).filter((path) => !NOT_SHAPING.test(path))
  const settings = Object.entries(process.env)
    .filter(([name]) => /^(BRAND$|BANK_|TARO_APP_)/.test(name))
    .sort()
  // The mini-program's bundle contains the bank's port.
  return fingerprint(paths, type, settings, type === 'weapp' ? process.env.PORT : undefined)
}

/** A build leaves much garbage: with more room for what is new, a tenth of its processor time is saved. */
const OF_V8 = '--max-semi-space-size=64'
export const taro = (...parameters) =>
  nodeProgram(OF_V8, join(ROOT, 'node_modules/@tarojs/cli/bin/taro'), ...parameters)

/**
 * Builds the app for production unless the last build was made from the same sources.
 * @param type 'h5' or 'weapp'.
 * @returns whether it had to build.
 * @throws TaskError when the build fails; Taro's output is shown.
 */
export async function build(type, { always = false } = {}) {
  const folder = outputOf(type)
  const stamp = join(ROOT, `${folder}.stamp`)
  const result = join(ROOT, folder, RESULT[type])
  const sources = sourcesOf(type)
  if (!always && existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false
  rmSync(stamp, { force: true })
  rmSync(join(ROOT, folder), { recursive: true, force: true })
  mkdirSync(join(ROOT, folder), { recursive: true })
  const [command, parameters] = taro('build', '--type', type)
  const { code, output } = await runProgram(command, parameters, {
    env: { NODE_ENV: 'production', TARO_ENV: type },
    limitSeconds: TEN_MINUTES,
  })
  if (code !== 0 || !existsSync(result)) {
    process.stderr.write(output)
    throw new TaskError(`The ${type} build failed; the reason stands above.`)
  }
  if (type === 'h5') await precompress(join(ROOT, folder))
  writeFileSync(stamp, sources)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runTask(async () => {
    const type = process.argv[2]
    if (!(type in RESULT)) throw new TaskError(`Build which? ${Object.keys(RESULT).join(' or ')}.`)
    const started = Date.now()
    await build(type, { always: true })
    say(`Built ${outputOf(type)} in ${Math.round((Date.now() - started) / 1000)} s.`)
  })
}
