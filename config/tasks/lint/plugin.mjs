import { relative, sep } from 'node:path'
import { placeOf } from './aliases.mjs'
import { importRefusal } from './layers.mjs'
import { moneyReader } from './moneyReader.mjs'
import { isNamedThing, isPersonal } from './personalData.mjs'
import { restrictedSyntax } from './restrictedSyntax.mjs'
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

/** The project's own rules; each has a fixture in rules.test.mjs that shows that it reports. */
export default {
  meta: { name: 'bank' },
  rules: {
    'import-zones': importZones,
    'money-reader': moneyReader,
    'no-personal-logs': noPersonalLogs,
    'restricted-syntax': restrictedSyntax,
    'route-names': routeNames,
  },
}
