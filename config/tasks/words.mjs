import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { filesUnder, ROOT } from './files.mjs'
import { TaskError } from './processes.mjs'
import { allSuites } from './suites.mjs'

const JOURNEY_SUITES = ['test/e2e/journeys.test.ts', 'test/mini/journeys.test.ts']
const PAGE_SUITES = ['test/mini/everyPage.test.ts']

/** Every list of journeys as one text: the name of its file, and its journeys' names. */
const journeyLists = () =>
  filesUnder('test/journeys').map((path) =>
    [path, ...(readFileSync(resolve(ROOT, path), 'utf8').match(/^ +name: .+$/gm) ?? [])].join('\n'),
  )

const pages = () => ['src/pages', 'src/packages'].flatMap(filesUnder).filter((path) => path.endsWith('/index.tsx'))

/** A word as it stands in paths: from the project's folder, and without the ending that a suite doesn't share. */
const asInPaths = (word) =>
  (/[\\/]/.test(word) ? relative(ROOT, resolve(word)) : word)
    .split(sep)
    .join('/')
    .replace(/(?<!\.test)\.(?:tsx?|mjs)$/, '')
    .toLowerCase()

/** The suites a word stands for: those whose path has it, and those that run a journey or open a page with it. */
function suitesNamed(word, every) {
  const wanted = asInPaths(word)
  const having = (texts) => texts.some((text) => text.toLowerCase().includes(wanted))
  const byPath = every.filter((path) => path.toLowerCase().includes(wanted))
  return [...byPath, ...(having(journeyLists()) ? JOURNEY_SUITES : []), ...(having(pages()) ? PAGE_SUITES : [])]
}

/**
 * The suites that ask something of every call. CALL in their environment makes it of one (sandbox/testing/oneCall.ts) where
 * asking all takes minutes; the others ask all.
 */
export const OF_ONE_CALL = [
  ...['contract', 'everyCall', 'effects', 'capabilities', 'payments', 'obstacles', 'notices', 'provides'].map(
    (name) => `sandbox/${name}.test.ts`,
  ),
  'sandbox/business/compliance/privacy/export.test.ts',
  'src/app/moneyCalls.test.ts',
  'test/fixtures/obstacles.test.ts',
]

/** The suites of capabilities that compare what is shown before a call with what it posts. */
const effectsOf = (call, every) =>
  every
    .filter((path) => path.startsWith('sandbox/business/'))
    .filter((path) => readFileSync(resolve(ROOT, path), 'utf8').includes(`showsEffect('${call}', `))

/**
 * What `npm test -- <words>` runs; the words `call moveSub` run what is asked of every call of moveSub alone.
 * @returns `steps` that were named, and the `suites` of all other words; those of both kinds at once are limited to these
 * steps
 * @throws TaskError for a word that names neither a step nor a suite
 */
export function readWords(words, stepNames, every = allSuites()) {
  const [first, call] = words
  if (first === 'call' && call)
    return { steps: [], suites: [...OF_ONE_CALL, ...effectsOf(call, every)], words: ['call'], call }
  const steps = words.filter((word) => stepNames.includes(word))
  const others = words.filter((word) => !stepNames.includes(word))
  const found = others.map((word) => [word, suitesNamed(word, every)])
  const unknown = found.filter(([, suites]) => suites.length === 0).map(([word]) => word)
  if (unknown.length > 0)
    throw new TaskError(
      `No suite's path, page or journey has ${unknown.join(', ')}. The steps are ${stepNames.join(', ')}.`,
    )
  const suites = new Set(found.flatMap(([, some]) => some))
  return { steps, suites: every.filter((path) => suites.has(path)), words: others.map(asInPaths) }
}
