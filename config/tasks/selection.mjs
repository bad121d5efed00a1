import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.mjs'
import { nodeProgram, runProgram, TaskError } from './processes.mjs'
import { nameOf } from './request.mjs'
import { allSuites, SUITES, suiteKind } from './suites.mjs'

/** The parts of the app that the browser suites open (test/covers.json). */
const COVERS = JSON.parse(readFileSync(join(ROOT, 'test/covers.json'), 'utf8'))
const BROWSER = ['e2e', 'mini']
const CODE = /\.(?:[cm]?ts|tsx|mjs|cjs)$/

/**
 * Files that suites use without importing them, and the kinds that run whole when one changes. The first matching line
 * counts; a file without a match that isn't code (documents, styles, settings) is read as text by suites of `unit`.
 */
const USED_UNSEEN = [
  [/^(?:package(?:-lock)?\.json|tsconfig\.json|\.nvmrc|config\/jest\.config\.mjs)$/, Object.keys(SUITES)],
  [/\.sql$/, ['sandbox', ...BROWSER]],
  [/^sandbox\/kernel\/db\/testing\/.+\.cjs$/, ['sandbox', ...BROWSER]],
  [/^test\/component\/(?!.+\.test\.)/, ['component']],
  [/^test\/covers\.json$/, []],
  [/^test\/mini\/fixtures\//, ['mini']],
  [/^config\/(?!tasks\/|.+\.test\.)/, ['unit', ...BROWSER]],
  // The linters check the styles of pages; their looks are tested in browsers.
  [/^(?!src\/ui\/).+\.scss$/, []],
]

/** Suites that read every file of the app as text. */
export const READERS = ['src/session/tracking/tracking.test.ts']

const wholeKinds = (path) => USED_UNSEEN.find(([fits]) => fits.test(path))?.[1] ?? (CODE.test(path) ? [] : ['unit'])

/** Suites that import one of the files, directly or not, and those among the files, as Jest finds them. */
export async function relatedSuites(files) {
  if (files.length === 0) return []
  const parameters = ['--config', 'config/jest.config.mjs', '--listTests', '--json', '--findRelatedTests', ...files]
  const [command, all] = nodeProgram(join(ROOT, 'node_modules/jest/bin/jest.js'), ...parameters)
  const { code, output } = await runProgram(command, all)
  const list = output.split('\n').find((line) => line.startsWith('['))
  if (code !== 0 || list === undefined) throw new TaskError(`Jest could not list its suites:\n${output}`)
  return JSON.parse(list).map((path) => path.slice(ROOT.length).replaceAll('\\', '/'))
}

/** The files of the builds and of their bank. */
const SHIPPED = /^(?:src|sandbox)\/|^config\/(?!tasks\/|eslint|jest|oxlint)|^package-lock\.json$/
/** Files that only tests use. */
const TESTING = /^test\/|\/testing\//

const meets = (some, others) => some.some((each) => others.has(each))

/**
 * What browser suites must run when these files change. Tests use the app's build, so no import connects the two: a file's
 * name decides, and a file without a name, or with a name that nothing covers, concerns all.
 * @returns suites by kind, and what `journeys` and `pages` are limited to (undefined for all)
 */
export function browserSuites(files, covers = COVERS) {
  const changing = files.filter((path) => SHIPPED.test(path) && !TESTING.test(path) && !suiteKind(path))
  if (changing.length === 0) return { suites: [] }
  const names = new Set(changing.map(nameOf))
  const known = new Set(Object.values(covers).flatMap(Object.values).flat())
  const all = [...names].some((name) => name === undefined || !known.has(name))
  const journeys = Object.keys(covers.journeys).filter((list) => all || meets(covers.journeys[list], names))
  const groups = [...names].filter((name) => changing.some((path) => path.startsWith(`src/packages/${name}/`)))
  const inApp = changing.some((path) => !path.startsWith('sandbox/'))
  const runs = (own) =>
    (own.includes('build') && inApp) ||
    (own.includes('pages') && (all || groups.length > 0)) ||
    (own.includes('journeys') && journeys.length > 0) ||
    (all && own.some((each) => each !== 'build')) ||
    meets(own, names)
  const suites = BROWSER.flatMap((kind) =>
    Object.keys(covers[kind])
      .filter((suite) => runs(covers[kind][suite]))
      .map((suite) => `test/${kind}/${suite}.test.ts`),
  )
  return { suites, ...(all ? {} : { journeys, pages: groups }) }
}

const ofKind = (kind, suites) => suites.filter((path) => suiteKind(path) === kind)

/**
 * What to run for some files, step by step: each step's suites (with the limits for journeys and pages) or its files.
 * Steps without work are left out.
 * @param deleted files that no longer exist
 */
export async function selectFor({ files, deleted = [] }, { related = relatedSuites, every = allSuites() } = {}) {
  const touched = [...files, ...deleted]
  const whole = new Set(touched.flatMap(wholeKinds))
  const code = files.filter((path) => CODE.test(path))
  const browser = browserSuites(touched)
  const inTests = code.filter((path) => TESTING.test(path) || suiteKind(path))
  const imported = await related(code)
  const byImport = touched.some((path) => path.startsWith('src/')) ? [...imported, ...READERS] : imported
  // A browser suite uses the build, whatever else it imports, so only imports between tests are followed.
  const byTests = inTests.length === code.length ? imported : await related(inTests)
  const steps = new Map()
  for (const kind of Object.keys(SUITES)) {
    const found = new Set(ofKind(kind, BROWSER.includes(kind) ? [...byTests, ...browser.suites] : byImport))
    const suites = ofKind(kind, every).filter((path) => whole.has(kind) || found.has(path))
    if (suites.length > 0) steps.set(kind, { suites })
  }
  for (const kind of BROWSER.filter((each) => steps.has(each) && !whole.has(each))) {
    const own = steps.get(kind)
    // Suites affected by a change of test code run whole.
    const narrowed = (suite) => !byTests.includes(`test/${kind}/${suite}.test.ts`)
    if (browser.journeys && narrowed('journeys')) own.journeys = browser.journeys
    if (browser.pages && narrowed('axe') && narrowed('everyPage')) own.pages = browser.pages
  }
  if (code.length > 0 || deleted.length > 0) steps.set('types', {})
  if (files.length > 0) steps.set('lint', { files })
  return steps
}

/** Only the suites themselves, step by step. */
export const selectSuites = (suites) =>
  new Map(
    Object.keys(SUITES).flatMap((kind) =>
      ofKind(kind, suites).length > 0 ? [[kind, { suites: ofKind(kind, suites) }]] : [],
    ),
  )

/** One line for each step that runs in part, with what it leaves out. */
export function leftOut(steps, every = allSuites()) {
  const lines = []
  for (const [kind, { suites, journeys, pages, files }] of steps) {
    const all = ofKind(kind, every).length
    const told = []
    if (suites && suites.length < all) told.push(`${all - suites.length} of its ${all} suites`)
    const lists = Object.keys(COVERS.journeys)
    const others = journeys && lists.filter((list) => !journeys.includes(list))
    if (others?.length > 0 && suites.includes(`test/${kind}/journeys.test.ts`))
      told.push(`the journeys ${others.join(', ')}`)
    const looks = suites?.some((path) => /\/(?:axe|everyPage)\.test/.test(path))
    if (pages && looks) told.push(`pages other than those of ${pages.join(', ')}`)
    if (files) told.push(`what is not among ${files.length} files`)
    if (told.length > 0) lines.push(`${kind}: ${told.join('; ')}`)
  }
  return lines
}
