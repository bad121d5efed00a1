import { join } from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'
import type Chain from 'webpack-chain'

/** The folder of the replacements; Taro compiles only src unless told. */
export const LEAN_FOLDER = __dirname

const lean = (name: string): string => join(LEAN_FOLDER, name)

/** For a package and the end of a request in it, the file that is taken instead. */
const FILES: readonly (readonly [inside: RegExp, request: RegExp, instead: string])[] = [
  [/@tarojs[\\/]router/, /\/navigation-bar\.js$/, lean('titleOnly.ts')],
  [/@tarojs[\\/]router/, /\/navigationBar\.js$/, lean('nothing.ts')],
  [/@tarojs[\\/]components-react/, /\/pull-down-refresh\/index\.js$/, lean('nothing.ts')],
]

/**
 * Leaves out of the H5's first load what Taro adds to every app and this one doesn't use: some 20 kB compressed of 137
 * (docs/measurements.md). Each replacement has the interface of what it replaces.
 */
export function h5Lean(chain: Chain): void {
  chain.resolve.alias
    .set('universal-router$', lean('exactRouter.ts'))
    .set('query-string$', lean('queryString.ts'))
    .set('@tarojs/components/global.css$', lean('base.scss'))
    // Styles of Taro's web components and of the rest of its HTML components.
    .set('@tarojs/components/dist/taro-components/taro-components.css$', lean('nothing.ts'))
    .set('@tarojs/components-react/dist/index.css$', lean('nothing.ts'))
  FILES.forEach(([inside, request, instead], index) => {
    chain.plugin(`lean${index}`).use(NormalModuleReplacementPlugin, [
      request,
      (resource: { context: string; request: string }) => {
        if (inside.test(resource.context)) resource.request = instead
      },
    ])
  })
  // Webpack's own runtime, in the language version that all supported browsers understand.
  chain.set('target', ['web', 'es2020'])
}
