import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { printedRoutes } from '@/routes/printed'
import { filesUnder } from './files.mjs'
import { layerOf, LAYERS } from './lint/layers.mjs'

/** Files that a guide tells its reader to make. */
const TO_BE_MADE = {
  'CONTRIBUTING.md': ['sandbox/kernel/db/migrations/0002_login_records.sql'],
  'docs/adding-a-product.md': ['src/products/families/newcomers.ts', 'sandbox/business/product/families/newcomers.ts'],
}

const DOCUMENTS = [
  'README.md',
  'README.zh.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  '.github/pull_request_template.md',
  ...filesUnder('docs').filter((path) => path.endsWith('.md')),
]
const FILES = ['src', 'sandbox', 'test', 'config'].flatMap(filesUnder)

/** The paths that a document writes as code: `a/b.ts`, `a/{b,c}.ts`. */
const written = (text) =>
  [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, code = '']) => {
    const [, before = '', names, after = ''] = /^([^{]*)\{([\w,]+)\}(.*)$/.exec(code) ?? [undefined, code]
    return names === undefined ? [code] : names.split(',').map((name) => `${before}${name}${after}`)
  })

const isPath = (code) => /^(?:src|sandbox|test|config|brands|docs)\/[\w./-]+$/.test(code)
/** Whether a path exists; a module may be named without its extension. */
const stands = (path) => existsSync(path) || existsSync(`${path}.ts`)

describe('the documents', () => {
  it.each(DOCUMENTS)('%s names files that are there', (path) => {
    const paths = written(readFileSync(path, 'utf8')).filter(isPath)
    expect(paths.filter((each) => !stands(each) && !TO_BE_MADE[path]?.includes(each))).toEqual([])
  })

  it.each(DOCUMENTS)('%s names suites that are there', (path) => {
    const suites = written(readFileSync(path, 'utf8')).filter((code) => /^\w+\.test\.tsx?$/.test(code))
    expect(suites.filter((name) => !FILES.some((file) => file.endsWith(`/${name}`)))).toEqual([])
  })

  it('lists every decision', () => {
    const listed = readFileSync('docs/decisions/README.md', 'utf8')
    const pages = readdirSync('docs/decisions').filter((name) => name !== 'README.md')
    expect(pages.filter((name) => !listed.includes(`(${name})`))).toEqual([])
  })
})

describe('the glossary', () => {
  const codes = written(readFileSync('docs/glossary.md', 'utf8'))
  const code = FILES.filter((path) => /^(?:src|sandbox)\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
  const words = new Set(code.flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []))

  it('names paths that are there and words that the code has', () => {
    const isThere = (each) => (each.includes('/') ? isPath(each) && stands(each) : words.has(each))
    expect(codes.filter((each) => !isThere(each))).toEqual([])
  })

  it('says of every row with a place where it is', () => {
    const rows = readFileSync('docs/glossary.md', 'utf8').split(/^## /m)
    const without = rows
      .filter((section) => section.includes('| where |'))
      .flatMap((section) => section.split('\n').filter((line) => line.startsWith('| ') && !line.includes('| where |')))
      .filter((line) => !written(line).some(isPath))
    expect(without).toEqual([])
  })
})

describe('the architecture', () => {
  it('has a row for every folder of code', () => {
    const without = FILES.filter((path) => /\.(?:[cm]?[jt]sx?|s?css)$/.test(path) && layerOf(path) === undefined)
    expect(without).toEqual([])
  })

  it('has a folder for every row', () => {
    expect(LAYERS.filter(({ folder }) => !existsSync(folder))).toEqual([])
  })

  it('has the pages that `npm run routes` prints where its table puts pages, one folder a group', () => {
    const layers = printedRoutes()
      .filter((route) => route.status === 'built')
      .map(({ name, page }) => ({
        name,
        folder: layerOf(`src/${page}.tsx`)?.folder,
        there: existsSync(`src/${page}.tsx`),
      }))
    const allowed = ['src/pages', 'src/packages']
    expect(layers.filter(({ folder, there }) => !there || !allowed.includes(folder ?? ''))).toEqual([])
  })
})
