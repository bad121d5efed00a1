import type { NodePath, PluginObj, types } from '@babel/core'
import type Chain from 'webpack-chain'
import type { Call, Description } from '../src/contract/call'

/** The parts of a contract that only the bank and docs/api.md read. */
const DESCRIPTION: readonly (keyof (Call & Description))[] = ['payment', 'summary', 'errors', 'sample']

const describes = (property: types.ObjectExpression['properties'][number]): boolean =>
  property.type === 'ObjectProperty' &&
  property.key.type === 'Identifier' &&
  DESCRIPTION.some((name) => property.key.type === 'Identifier' && property.key.name === name)

/** A Babel plugin: removes from each `defineCall({ … })` what the app never reads, and the imports that only that used. */
export const withoutDescriptions = (): PluginObj => ({
  visitor: {
    Program: {
      exit(program) {
        if (!program.scope.hasBinding('defineCall')) return
        program.scope.crawl()
        for (const statement of program.get('body')) {
          if (!statement.isImportDeclaration() || statement.node.specifiers.length === 0) continue
          for (const one of statement.get('specifiers'))
            if (!program.scope.getBinding(one.node.local.name)?.referenced) one.remove()
          if (statement.node.specifiers.length === 0) statement.remove()
        }
      },
    },
    CallExpression({
      node: {
        callee,
        arguments: [call],
      },
    }: NodePath<types.CallExpression>) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineCall' || call?.type !== 'ObjectExpression') return
      call.properties = call.properties.filter((property) => !describes(property))
    },
  },
})

/** Without this the contracts' descriptions would be a hundredth of home's scripts, and more of a later page's. */
export function contracts(chain: Chain): void {
  chain.module
    .rule('script')
    .use('babelLoader')
    .tap((options: object) => ({ ...options, plugins: [withoutDescriptions] }))
}
