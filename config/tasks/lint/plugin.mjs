import { relative, sep } from 'node:path'
import { placeOf } from './aliases.mjs'
import { importRefusal } from './layers.mjs'
import { moneyReader } from './moneyReader.mjs'
import { isNamedThing, isPersonal } from './personalData.mjs'
import { noRings } from './rings.mjs'
import { routeNames } from './routeNames.mjs'

const inProject = (cwd, path) => relative(cwd, path).split(sep).join('/')

/** Calls `check` with the literal of everything a file imports by name. */
const onImports = (check) => {
  const named = (source) => void (typeof source?.value === 'string' && check(source))
  return {
    ImportDeclaration: (node) => named(node.source),
    ExportNamedDeclaration: (node) => named(node.source),
    ExportAllDeclaration: (node) => named(node.source),
    ImportExpression: (node) => named(node.source),
    'CallExpression[callee.name="require"]': (node) => named(node.arguments[0]),
  }
}

const importZones = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{why}} (docs/architecture.md).' } },
  create(context) {
    const from = inProject(context.cwd, context.filename)
    return onImports((source) => {
      const to = placeOf(source.value, from)
      const why = to && importRefusal(from, to)
      if (why) context.report({ node: source, messageId: 'refused', data: { why } })
    })
  },
}

const shortPaths = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { long: 'Two folders up or more: import by @/, @sandbox/, @test/ or @config/ instead.' },
  },
  create(context) {
    // Files that Node runs directly can't use aliases.
    if (!/\.tsx?$/.test(context.filename)) return {}
    return onImports((source) => {
      if (source.value.startsWith('../../')) context.report({ node: source, messageId: 'long' })
    })
  },
}

const LOGGER = /^(console|log|logger)$/

/** console.warn(…), log.info(…), request.log.error(…). */
function isLogCall(node) {
  const callee = node.callee
  if (callee.type !== 'MemberExpression') return false
  const owner = callee.object
  return LOGGER.test(owner.type === 'MemberExpression' ? (owner.property.name ?? '') : (owner.name ?? ''))
}

const noPersonalLogs = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { personal: '`{{name}}` may hold personal data; logs must not (log an id or a masked value).' },
  },
  create(context) {
    const calls = []
    const insideLog = (node) => calls.some((call) => call.arguments.some((argument) => contains(argument, node)))
    const contains = (outer, inner) => outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1]
    return {
      CallExpression: (node) => void (isLogCall(node) && calls.push(node)),
      'CallExpression:exit': (node) => void (calls.at(-1) === node && calls.pop()),
      Identifier(node) {
        if (calls.length === 0 || !insideLog(node) || !isPersonal(node.name) || isNamedThing(node)) return
        // mask(cardNo), maskPhone(phone): the result of a mask may be logged.
        if (node.parent.type === 'CallExpression' && /^mask/i.test(node.parent.callee.name ?? '')) return
        context.report({ node, messageId: 'personal', data: { name: node.name } })
      },
    }
  },
}

const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(/i
const LENGTH = /(?:^|[\s:(,-])\.?\d[\d.]*(?:px|rpx|rem|pt)\b/
/** Style properties whose number isn't a length. */
const PLAIN_NUMBER = /^(flex|flexGrow|flexShrink|opacity|zIndex|order|fontWeight|lineHeight|--.*)$/

const noRawStyles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour: 'A raw colour; use a token of src/ui/tokens.',
      length: 'A raw length; use a token of src/ui/tokens.',
    },
  },
  create(context) {
    const checkText = (node, text) => {
      if (COLOUR.test(text)) context.report({ node, messageId: 'colour' })
      if (LENGTH.test(text)) context.report({ node, messageId: 'length' })
    }
    return {
      Literal: (node) => void (typeof node.value === 'string' && checkText(node, node.value)),
      TemplateElement: (node) => checkText(node, node.value.raw),
      'JSXAttribute[name.name=/[sS]tyle$/] Property > Literal.value'(node) {
        const key = node.parent.key.name ?? String(node.parent.key.value)
        if (typeof node.value === 'number' && node.value !== 0 && !PLAIN_NUMBER.test(key)) {
          context.report({ node, messageId: 'length' })
        }
      },
    }
  },
}

/** The project's own rules; each has a fixture in rules.test.mjs that shows that it reports. */
export const bankPlugin = {
  meta: { name: 'bank', version: '1' },
  rules: {
    'import-zones': importZones,
    'money-reader': moneyReader,
    'no-personal-logs': noPersonalLogs,
    'no-raw-styles': noRawStyles,
    'no-rings': noRings,
    'route-names': routeNames,
    'short-paths': shortPaths,
  },
}
