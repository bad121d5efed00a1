import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import vm from 'node:vm'
import { build } from 'esbuild'
import type { BuildOptions, Plugin } from 'esbuild'
import { queryProducts } from '@/contract/product/queryProducts'
import { FAMILIES, familyRule, rateCaptionOf } from '@/domain/products/families'
import type { FamilyKey } from '@/domain/products/families'
import { TEMPLATE_ID } from '@/platform/hostPage/firstPicture'
import type { PreloadPlan } from '@/platform/hostPage/preload'
import type { EarlyAsk } from '@/platform/request/askEarly'
import { ROWS } from '@/routes/table'
import { TABLE_IN_PAGE } from '../routeTable'

const PROJECT = join(__dirname, '../..')

/** Replacements for what a page needs but a picture of it doesn't. */
const INSTEAD: readonly (readonly [request: RegExp, file: string])[] = [
  [/^@tarojs\/components$/, 'components.ts'],
  [/\/navigate$/, 'navigate.ts'],
]

const standIns: Plugin = {
  name: 'stand-ins',
  setup({ onResolve }) {
    for (const [filter, file] of INSTEAD) onResolve({ filter }, () => ({ path: join(__dirname, file) }))
  },
}

/**
 * The families as home's list of products needs them: which are shown, by their codes, how they earn, and the names of their rates. The
 * whole table, with each family's routes, would be half of the drawing script.
 */
const fewFamilies: Plugin = {
  name: 'few-families',
  setup({ onResolve, onLoad }) {
    const shown = (Object.keys(FAMILIES) as FamilyKey[]).filter((family) => familyRule(family).showEntrance)
    const rules = shown.map((family) => {
      const { codes, interest, showEntrance } = familyRule(family)
      return [codes.join(' '), { interest, showEntrance, rateCaption: rateCaptionOf(family) }]
    })
    const contents = `
      const rules = ${JSON.stringify(Object.fromEntries(rules))}
      export const familyOf = (code) => Object.keys(rules).find((codes) => codes.split(' ').includes(code))
      export const rateCaptionOf = (codes) => rules[codes].rateCaption
      export const familyRule = (codes) => rules[codes]
      export const productRoute = () => '/'
      export const familyRoute = () => '/'`
    onResolve({ filter: /\/(domain\/products\/families|products\/entrance)$/ }, () => ({
      path: 'few',
      namespace: 'families',
    }))
    onLoad({ filter: /./, namespace: 'families' }, () => ({ contents }))
  },
}

/** Constants of the app's own build: name → its text. */
export type Constants = Readonly<Record<string, string>>

async function bundle(contents: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: PROJECT, loader: 'tsx' },
    bundle: true,
    write: false,
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    resolveExtensions: ['.h5.ts', '.ts', '.tsx', '.js'],
    loader: { '.scss': 'empty' },
    ...options,
  })
  return outputFiles?.[0]?.text.trim() ?? ''
}

const forBrowsers: BuildOptions = { minify: true, format: 'iife', target: 'es2020' }

/** Home's first picture as the `template` of index.html that drawFirst fills in. */
export async function pictureTemplate(define: Constants): Promise<string> {
  const draw = `import { renderToStaticMarkup } from 'react-dom/server'
    import { HomePicture } from './src/pages/home/HomePicture'
    module.exports = renderToStaticMarkup(<HomePicture />)`
  const script = await bundle(draw, {
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    platform: 'node',
    format: 'cjs',
    external: ['react', 'react-dom'],
    plugins: [standIns],
  })
  const module = { exports: '' }
  vm.runInNewContext(script, { module, exports: {}, require: createRequire(__filename) })
  return `<template id="${TEMPLATE_ID}">${module.exports}</template>`
}

/** A script as a file of the build; its name below /main/ has a digest of its content. */
export interface ScriptFile {
  readonly file: string
  readonly text: string
}

/** The script that draws home before the app is there. */
export async function drawingScript(): Promise<ScriptFile> {
  const text = await bundle(`import { drawFirst } from './src/pages/home/drawFirst'; void drawFirst()`, {
    ...forBrowsers,
    plugins: [fewFamilies],
  })
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { file: `js/firstPicture.${hash}.js`, text }
}

const pagesOf = (...pages: readonly string[]): readonly string[] =>
  ROWS.filter(({ page }) => pages.includes(page)).map(({ name }) => name.slice(1))

/**
 * The script of index.html that asks the bank early, for pages that begin with public data. Without a drawing script
 * nothing is drawn before the app.
 */
export function askingScript(channelAppId: string, drawing?: ScriptFile): Promise<string> {
  const settings: EarlyAsk = {
    url: queryProducts.path,
    channelAppId,
    pages: pagesOf('pages/home/index', 'pages/shelf/index'),
    ...(drawing && { drawing: { pages: pagesOf('pages/home/index'), script: `/main/${drawing.file}` } }),
  }
  const ask = `import { askEarly } from './src/platform/request/askEarly'; askEarly(${JSON.stringify(settings)})`
  return bundle(ask, forBrowsers)
}

/**
 * The script of index.html that fetches the files of the page in the address, and tells the person when one can't be
 * loaded.
 */
export const preloadingScript = (plan: PreloadPlan): Promise<string> =>
  bundle(
    `import { tellLoadFailure } from './src/platform/hostPage/loadFailure'
    import { preload } from './src/platform/hostPage/preload'
    tellLoadFailure()
    preload(${TABLE_IN_PAGE}, ${JSON.stringify(plan)})`,
    forBrowsers,
  )
