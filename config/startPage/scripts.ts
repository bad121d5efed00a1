import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import vm from 'node:vm'
import { build } from 'esbuild'
import type { BuildOptions, Plugin } from 'esbuild'
import { FAMILIES, familyRule, rateCaptionOf } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { TEMPLATE_ID } from '@/platform/hostPage/preview'
import type { PreloadPlan } from '@/platform/hostPage/preload'
import type { EarlyAsk } from '@/platform/request/askEarly'
import { BRAND_FOLDER } from '../brand'
import { TABLE_IN_PAGE } from '../routeTable'
import { BASE, DETAIL_PAGE, LANDING_PAGE, QUESTIONS, routesOf } from './questions'

const PROJECT = join(__dirname, '../..')

/** Replacements for what a page needs but a picture of it doesn't. */
const INSTEAD: readonly (readonly [request: RegExp, file: string])[] = [
  [/^@tarojs\/components$/, 'components.ts'],
  [/\/(?:navigate|callHotline)$/, 'navigate.ts'],
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
    alias: { '@brand': BRAND_FOLDER },
    resolveExtensions: ['.h5.ts', '.ts', '.tsx', '.js'],
    loader: { '.scss': 'empty' },
    ...options,
  })
  return outputFiles?.[0]?.text.trim() ?? ''
}

const forBrowsers: BuildOptions = { minify: true, format: 'iife', target: 'es2020' }

/** What an expression about the app's components gives, such as their markup. @param imports what the expression needs */
async function drawnAtBuild(define: Constants, imports: string, expression: string): Promise<unknown> {
  const draw = `import { renderToStaticMarkup } from 'react-dom/server'
    ${imports}
    module.exports = ${expression}`
  const script = await bundle(draw, {
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    platform: 'node',
    format: 'cjs',
    external: ['react', 'react-dom'],
    plugins: [standIns],
  })
  const module = { exports: undefined as unknown }
  vm.runInNewContext(script, { module, exports: {}, require: createRequire(__filename) })
  return module.exports
}

/** Home's first picture as the `template` of index.html that renderPreview fills in. */
export async function pictureTemplate(define: Constants): Promise<string> {
  const imports = `import { HomePicture } from './src/pages/home/HomePicture'`
  const markup = await drawnAtBuild(define, imports, 'renderToStaticMarkup(<HomePicture />)')
  return `<template id="${TEMPLATE_ID}">${String(markup)}</template>`
}

/** A script as a file of the build; its name below /main/ has a digest of its content. */
export interface ScriptFile {
  readonly file: string
  readonly text: string
}

async function scriptFile(name: string, contents: string, plugins: readonly Plugin[] = []): Promise<ScriptFile> {
  const text = await bundle(contents, { ...forBrowsers, plugins: [...plugins] })
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { file: `js/${name}.${hash}.js`, text }
}

/** The script that draws home before the app is there. */
export const drawingScript = (): Promise<ScriptFile> =>
  scriptFile('preview', `import { renderPreview } from './src/pages/home/renderPreview'; void renderPreview()`, [
    fewFamilies,
  ])

/**
 * A script that draws what index.html has asked for before the app is there.
 * @param from the folder of its `renderPreview`, below src/packages/promotion
 * @param markup an expression for what it draws with, given `render`
 * @param known what the build knows of the pages
 */
async function campaignScript(
  name: string,
  from: string,
  [file, markup]: readonly [file: string, markup: string],
  known: object,
  define: Constants,
): Promise<ScriptFile> {
  const folder = `./src/packages/promotion/${from}`
  const imports = `import { ${markup} } from '${folder}/${file}'`
  const drawn = await drawnAtBuild(define, imports, `${markup}(renderToStaticMarkup)`)
  const given = [known, drawn].map((each) => JSON.stringify(each))
  const draw = `import { renderPreview } from '${folder}/renderPreview'; void renderPreview(${given.join()})`
  return scriptFile(name, draw)
}

/** The script that draws the landing in the address. */
export const landingScript = (define: Constants): Promise<ScriptFile> =>
  campaignScript(
    'previewOfLanding',
    'landing',
    ['LandingPicture', 'landingMarkup'],
    { pages: Object.fromEntries(routesOf(LANDING_PAGE).map(({ name, title }) => [name.slice(1), title])) },
    define,
  )

/** The script that draws the campaign in the address, or all of them. */
export const detailScript = (define: Constants): Promise<ScriptFile> =>
  campaignScript('previewOfCampaign', 'detail', ['DetailPicture', 'detailMarkup'], { pages: detailPages() }, define)

const detailPages = () =>
  Object.fromEntries(
    routesOf(DETAIL_PAGE).map(({ name, title, with: { view } = {} }) => [
      name.slice(1),
      { title, all: view === 'all' },
    ]),
  )

/**
 * The script of index.html that asks the bank early, for pages that begin with public data. Without a drawing script
 * nothing is drawn before the app.
 */
export function askingScript(channelAppId: string, drawing?: ScriptFile): Promise<string> {
  const settings: EarlyAsk = {
    base: BASE,
    asks: QUESTIONS,
    channelAppId,
    ...(drawing && { drawing: `/main/${drawing.file}` }),
  }
  const ask = `import { askEarly } from './src/platform/request/askEarly'; askEarly(${TABLE_IN_PAGE}, ${JSON.stringify(settings)})`
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
