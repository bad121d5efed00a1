import type Chain from 'webpack-chain'

/** Taro's defaults for the H5 are for browsers of 2015: function names and quoted keys kept, ES5 throughout. */
const MODERN = {
  ecma: 2020,
  keep_fnames: false,
  compress: { passes: 3, pure_getters: 'strict' },
  output: { comments: false, keep_quoted_props: false, quote_keys: false, ecma: 2020 },
}

/** Minifies for the browsers of our list (package.json). A development build minifies nothing. */
export function h5Minify(chain: Chain): void {
  if (process.env.NODE_ENV !== 'production') return
  chain.optimization
    .minimizer('terserPlugin')
    .tap((parameters: unknown[]) => [{ ...Object(parameters[0]), terserOptions: MODERN }])
}
