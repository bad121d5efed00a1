/**
 * Which folder may import which: the table of docs/architecture.md as data; layers.test.mjs compares the two. `may` lists
 * the folders a file may import besides its own; ANY allows all. `separate`: its subfolders never import each other.
 * `byIndex`: importing one of its subfolders from outside must import its index.
 */
export const ANY = '*'

const domain = ['src/domain']
const shared = ['src/contract', 'src/domain', 'src/crypto']
const app = [
  'src/domain',
  'src/contract',
  'src/crypto',
  'src/routes',
  'src/platform',
  'src/api',
  'src/session',
  'src/ui',
  'src/products',
  'src/app',
]

export const LAYERS = [
  { folder: 'src/domain', may: ['brands'] },
  { folder: 'src/contract', may: domain },
  { folder: 'src/crypto', may: domain },
  { folder: 'src/routes', may: domain },
  { folder: 'src/platform', may: ['src/routes', 'src/domain'] },
  { folder: 'src/api', may: ['src/contract', 'src/crypto', 'src/platform', 'src/domain'] },
  { folder: 'src/session', may: ['src/api', 'src/platform', 'src/routes', 'src/contract', 'src/domain'] },
  { folder: 'src/ui', may: ['src/platform', 'src/domain'] },
  { folder: 'src/products', may: ['src/ui', 'src/contract', 'src/domain', 'src/routes'] },
  { folder: 'src/app', may: app.filter((folder) => folder !== 'src/app') },
  { folder: 'src/features', may: app },
  { folder: 'src/pages', may: [...app, 'src/features'] },
  { folder: 'src/packages', may: [...app, 'src/features'], separate: true },
  { folder: 'brands', may: domain },
  { folder: 'sandbox/kernel', may: shared },
  { folder: 'sandbox/business', may: ['sandbox/kernel', ...shared], byIndex: true },
  { folder: 'sandbox/host', may: ['sandbox', 'sandbox/business', 'sandbox/kernel', ...shared] },
  { folder: 'sandbox', may: ['sandbox/business', 'sandbox/kernel', ...shared] },
  { folder: 'test/clock', may: [] },
  { folder: 'test/mini-host', may: [] },
  { folder: 'test/conformance', may: ['src/contract', 'src/domain', 'test/clock'] },
  { folder: 'test/otherBank', may: ['src/routes', 'test', 'test/clock', 'test/conformance'] },
  { folder: 'test', may: ANY },
  { folder: 'config', may: ['brands', 'src/routes', 'src/platform', 'src/contract', 'src/domain'] },
]

/** Files outside every folder of the table: the app's two entry files, which import from all layers. */
const ENTRY = { folder: 'src', may: app }

/** The layer a path (relative to the project, with forward slashes) belongs to; undefined when it has none. */
export function layerOf(path) {
  const layer = LAYERS.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))
  return layer ?? (/^src\/[^/]+$/.test(path) ? ENTRY : undefined)
}

const isTest = (path) => /\.test\.tsx?$/.test(path)
/** Tests, and what several of them share. */
const isForTests = (path) => isTest(path) || /\/testing\//.test(path)
/** Tests of the bank and what helps them: they put kernel, business and host together as no ring alone does. */
const isBankTest = (path) => path.startsWith('sandbox/') && isForTests(path)
const groupOf = (path) => path.split('/')[2]
/** Lists of contracts: importing one would add every call of a capability, or of the bank, to a page's code. */
const isListOfCalls = (path) => /^src\/contract\/(calls|[^/.]+|[^/]+\/index)$/.test(path) && !SINGLE_CONTRACTS.has(path)
const SINGLE_CONTRACTS = new Set(['call', 'capabilities', 'fields'].map((name) => `src/contract/${name}`))
const isIndex = (path) => /^[^/]+\/[^/]+\/[^/]+(\/index)?$/.test(path)

/** Why `from` may not import `to` (both relative to the project); undefined when it may. */
export function importRefusal(from, to) {
  const layer = layerOf(from)
  const target = layerOf(to)
  if (!layer || !target || layer.may === ANY) return undefined
  if (isBankTest(from) && to.startsWith('sandbox/')) return undefined
  const other = layer.folder !== target.folder || groupOf(from) !== groupOf(to)
  if (target.byIndex && other && layer.may.concat(layer.folder).includes(target.folder) && !isIndex(to)) {
    return `${target.folder}/${groupOf(to)} may be imported by its index only`
  }
  if (layer.folder === target.folder) {
    if (!layer.separate || groupOf(from) === groupOf(to)) return undefined
    return `${layer.folder}/${groupOf(from)} may not import another group (${groupOf(to)})`
  }
  if (isListOfCalls(to) && from.startsWith('src/') && !isTest(from)) {
    return `${to} lists calls for the bank; import a call's own file`
  }
  if (layer.may.includes(target.folder)) return undefined
  // Tests may use the shared fixtures and harnesses; the table is about what ships.
  if (isForTests(from) && /^test(\/|$)/.test(target.folder)) return undefined
  return `${layer.folder} may not import ${target.folder}; it may import ${layer.may.join(', ') || 'nothing of ours'}`
}
