import type Chain from 'webpack-chain'

/** The class of Taro's minimizer, which webpack-chain gets under this name. */
interface Minimizer {
  get(name: 'plugin'): { readonly swcMinify: unknown }
}

/**
 * The minifier's options on both platforms; Taro's defaults are for browsers of 2015 and keep function names and quoted
 * keys.
 */
const OPTIONS = {
  ecma: 2020,
  compress: { ecma: 2020, passes: 3, pure_getters: 'strict' },
  mangle: true,
  format: { comments: false, ecma: 2020 },
}

/**
 * Makes Chrome 136 and later compile the whole file while it is downloaded, and not function by function while it runs.
 */
export const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n'

/**
 * Minifies a release build for the browsers of our list (package.json) with swc instead of terser, which does the same in
 * a fraction of the time, and a little smaller. A development build isn't minified.
 * @param preamble a comment at the beginning of every file
 */
export function minify(chain: Chain, preamble = ''): void {
  if (process.env.NODE_ENV !== 'production') return
  const minimizer = chain.optimization.minimizer('terserPlugin')
  const terserOptions = { ...OPTIONS, format: { ...OPTIONS.format, preamble } }
  const { swcMinify } = (minimizer as unknown as Minimizer).get('plugin')
  minimizer.tap((parameters: unknown[]) => [
    // swc is fast enough on webpack's own thread.
    { ...Object(parameters[0]), parallel: false, minify: swcMinify, terserOptions },
  ])
}
