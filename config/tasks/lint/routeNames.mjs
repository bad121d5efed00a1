import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../files.mjs'

/** Functions whose first argument is a route's name, checked by the compiler together with the query. */
const NAMING = new Set(['link', 'go', 'switchTab', 'open', 'openTab', 'relaunch'])

let known

/** For the name of every route, whether it is one of the product families', from the table itself. */
function routes() {
  known ??= new Map(
    JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', join(ROOT, 'config/tasks/routes.ts'), '--json'], {
        cwd: ROOT,
      }),
    ).map(({ name, family }) => [name, family === true]),
  )
  return known
}

const isNamed = (node) => {
  const call = node.parent
  if (call.type !== 'CallExpression' || call.arguments[0] !== node) return false
  return NAMING.has(call.callee.name ?? call.callee.property?.name)
}

/** Only the table may list or compare routes' names; other code uses them only where the compiler checks them. */
export const routeNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      loose: 'A route’s name outside src/routes: say link({{name}}, query), or put into its row what the page needs.',
      table: 'The whole table isn’t loaded by the app: what it knows of it is src/routes/appRoutes.ts.',
      family: 'A product family’s route comes from productRoute or familyRoute (src/products/entrance.ts).',
    },
  },
  create: (context) => ({
    ImportDeclaration(node) {
      if (
        node.importKind === 'type' ||
        !/(^|\/)routes\/(table|specified|publicRoutes|groups\/\w+)$/.test(node.source.value)
      )
        return
      context.report({ node: node.source, messageId: 'table' })
    },
    Literal(node) {
      // '/' is also the root of many other paths.
      if (typeof node.value !== 'string' || !/^\/\w+$/.test(node.value) || !routes().has(node.value)) return
      if (node.parent.type === 'TSLiteralType') return
      if (routes().get(node.value)) context.report({ node, messageId: 'family' })
      else if (!isNamed(node)) context.report({ node, messageId: 'loose', data: { name: node.raw } })
    },
  }),
}
