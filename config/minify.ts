import type Chain from 'webpack-chain'

/** Taro gives its minimizer's class to webpack-chain by this name. */
interface Minimizer {
  get(name: 'plugin'): { readonly swcMinify: unknown }
}

/**
 * What both platforms are minified with: Taro's defaults are for browsers of 2015, with function names and quoted keys
 * kept.
 */
const OPTIONS = {
  ecma: 2020,
  compress: { ecma: 2020, passes: 3, pure_getters: 'strict' },
  mangle: true,
  format: { comments: false, ecma: 2020 },
}

/** Chrome 136 and later compile such a file whole beside its download, not function by function while it runs. */
export const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n'

/**
 * Minifies a release build for the browsers of our list (package.json) with swc instead of terser: the same work at a
 * fraction of the cost, and a little smaller. A development build minifies nothing.
 * @param preamble a comment at the head of every file
 */
export function minify(chain: Chain, preamble = ''): void {
  if (process.env.NODE_ENV !== 'production') return
  const minimizer = chain.optimization.minimizer('terserPlugin')
  const terserOptions = { ...OPTIONS, format: { ...OPTIONS.format, preamble } }
  const { swcMinify } = (minimizer as unknown as Minimizer).get('plugin')
  minimizer.tap((parameters: unknown[]) => [
    // swc is quick enough for the thread that webpack has.
    { ...Object(parameters[0]), parallel: false, minify: swcMinify, terserOptions },
  ])
}
