import { join } from 'node:path'
import type Chain from 'webpack-chain'

/** Compiles scripts of a release build by scriptLoader.cjs. */
export function quickScripts(chain: Chain): void {
  if (process.env.NODE_ENV !== 'production') return
  chain.module.rule('script').use('babelLoader').loader(join(__dirname, 'scriptLoader.cjs'))
}
