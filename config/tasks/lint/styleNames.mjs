import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postcss from 'postcss'
import parseSelector from 'postcss-selector-parser'
import { compileString } from 'sass'
import { ROOT } from '../files.mjs'

/** Classes of a whole page's look, which src/ui/tokens defines and every sheet may use. */
const LOOK = /^theme(--|$)/
/** Classes for the present state of an element: .x.is-open. */
const STATE = /^(is|has)-/
/** Classes of the libraries that src/ui uses. */
const LIBRARY = /^(nut-|taro_)/

const isSheet = (path) => /^src\/.*\/[^_/][^/]*\.s?css$/.test(path)

/** The beginning of all classes of a sheet: its own name, with `ui-` before it for components. */
export function nameOf(path) {
  const name = basename(path)
    .replace(/\.s?css$/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
  return path.startsWith('src/ui/') ? `ui-${name}` : name
}

/** The names of all sheets, the longest first, because ui-amount-input__line belongs to AmountInput and not to Amount. */
const namesOf = (paths) =>
  paths
    .filter(isSheet)
    .map(nameOf)
    .sort((a, b) => b.length - a.length)

const ownerOf = (name, names) =>
  names.find((each) => name === each || name.startsWith(`${each}-`) || name.startsWith(`${each}_`))

/** The classes on the same element as a class: .a.is-b:not(.is-c) is one element. */
function besides(node) {
  const { parent } = node
  if (parent.parent?.type === 'pseudo') return besides(parent.parent)
  const [before, after] = [[], []]
  for (let each = node.prev(); each && each.type !== 'combinator'; each = each.prev()) before.push(each)
  for (let each = node.next(); each && each.type !== 'combinator'; each = each.next()) after.push(each)
  return [...before, ...after].filter(({ type }) => type === 'class').map(({ value }) => value)
}

function refusal(path, node, names) {
  const { value } = node
  const own = nameOf(path)
  if (LOOK.test(value) || (path.startsWith('src/ui/') && LIBRARY.test(value))) return undefined
  const isOwn = (name) => ownerOf(name, names) === own
  if (STATE.test(value)) {
    return besides(node).some(isOwn)
      ? undefined
      : `.${value} without a class of this file beside it: .${own}….${value}.`
  }
  if (isOwn(value)) return undefined
  const owner = ownerOf(value, names)
  if (owner === undefined) return `.${value} doesn’t begin with its file’s name: .${own}….`
  return `.${value} is styled where .${owner} is: give what stands here a class of its own, or that sheet a variable.`
}

/**
 * Compiled, so that the result of mixins and nesting is checked as the browser gets it; line numbers are the sheet's own.
 */
function parsed(path, text) {
  const { css, sourceMap } = compileString(text, { url: pathToFileURL(join(ROOT, path)), sourceMap: true })
  return postcss.parse(css, { map: { prev: sourceMap } })
}

/**
 * Classes of one sheet of src/ that don't begin with its own name, and classes of other sheets.
 * @param path relative to the project, with forward slashes
 * @param paths of all sheets, or of all files
 */
export function styleNameProblems(path, text, paths) {
  if (!isSheet(path)) return []
  const names = namesOf(paths)
  const problems = []
  if (names.filter((name) => name === nameOf(path)).length > 1) {
    problems.push({ line: 1, message: `Another sheet is called ${basename(path)}, and its classes the same.` })
  }
  parsed(path, text).walkRules((rule) => {
    if (/keyframes$/.test(rule.parent.name ?? '')) return
    const { line, column } = rule.source.start
    const origin = rule.source.input.origin(line, column)
    parseSelector((root) =>
      root.walkClasses((node) => {
        const message = refusal(path, node, names)
        if (message) problems.push({ line: origin ? origin.line : line, message })
      }),
    ).processSync(rule.selector)
  })
  return problems
}
