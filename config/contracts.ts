import type { NodePath, PluginObj, types } from '@babel/core'
import type Chain from 'webpack-chain'
import type { Description } from '../src/contract/call'

/** What a contract says for the bank and docs/api.md alone. */
const DESCRIPTION: readonly (keyof Description)[] = ['summary', 'errors']

const describes = (property: types.ObjectExpression['properties'][number]): boolean =>
  property.type === 'ObjectProperty' &&
  property.key.type === 'Identifier' &&
  DESCRIPTION.some((name) => property.key.type === 'Identifier' && property.key.name === name)

/** A Babel plugin: leaves out of each `defineCall({ … })` what the app never reads. */
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

/** The contracts' English sentences and refusals would be a hundredth of home's scripts, and more of a later page's. */
export function contracts(chain: Chain): void {
  chain.module
    .rule('script')
    .use('babelLoader')
    .tap((options: object) => ({ ...options, plugins: [withoutDescriptions] }))
}
