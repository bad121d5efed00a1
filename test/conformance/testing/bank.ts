import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { runInThisContext } from 'node:vm'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { FAULTS } from './faults'
import type { Fault } from './faults'

const ROOT = join(__dirname, '../../..')

/** Puts a fault into a bundle of the bank, whose modules know where they were. */
const breaking = ({ file, from, to }: Fault): Plugin => ({
  name: 'breaking',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/, namespace: 'file' }, ({ path }) => {
      if (path.includes('node_modules')) return undefined
      const source = readFileSync(path, 'utf8')
      const isIts = relative(ROOT, path).split(sep).join('/') === file
      if (isIts && source.split(from).length !== 2) throw new Error(`${file} doesn’t say “${from}” once`)
      const text = isIts ? source.replace(from, to) : source
      return { contents: text.replaceAll('__dirname', JSON.stringify(dirname(path))), loader: 'ts' }
    }),
})

/** Opens a seeded bank with a fault, and prints where it answers. */
async function main(name = ''): Promise<void> {
  const fault = FAULTS[name]
  if (!fault) throw new Error(`no fault is called ${name}`)
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'sandbox/testing/bank.ts')],
    ...{ bundle: true, platform: 'node', packages: 'external', write: false, logLevel: 'error', absWorkingDir: ROOT },
    ...{ format: 'cjs', plugins: [breaking(fault)], alias: { '@brand': join(ROOT, 'brands/yilian') } },
  })
  const bundle = { exports: {} as { startBank(): Promise<{ readonly origin: string }> } }
  const run = runInThisContext(`(require, module, exports) => {${outputFiles[0]?.text ?? ''}\n}`) as (
    require: NodeJS.Require,
    module: typeof bundle,
    exports: object,
  ) => void
  run(createRequire(join(ROOT, 'package.json')), bundle, bundle.exports)
  console.log((await bundle.exports.startBank()).origin)
}

void main(process.argv[2])
