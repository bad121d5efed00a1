import type { NodePath, PluginObj, types } from '@babel/core'
import type Chain from 'webpack-chain'
import type { Description } from '../src/contract/call'

/** The parts of a contract that only the bank and docs/api.md read. */
const DESCRIPTION: readonly (keyof Description)[] = ['summary', 'errors']

const describes = (property: types.ObjectExpression['properties'][number]): boolean =>
  property.type === 'ObjectProperty' &&
  property.key.type === 'Identifier' &&
  DESCRIPTION.some((name) => property.key.type === 'Identifier' && property.key.name === name)

/** A Babel plugin: removes from each `defineCall({ … })` what the app never reads. */
export const withoutDescriptions = (): PluginObj => ({
  visitor: {
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
