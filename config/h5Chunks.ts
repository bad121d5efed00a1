import { join } from 'node:path'
import type Chain from 'webpack-chain'
import type { Constants } from './startPage/scripts'
import { StartPage } from './startPage'

/**
 * Taro splits only what the first page needs, so code shared by pages would be copied into every page chunk
 * (28 MB for 450 routes instead of 2). One group over the asynchronous chunks keeps one copy of each.
 */
export function h5Chunks(chain: Chain, channelAppId: string, constants: Constants): void {
  chain.merge({
    optimization: {
      splitChunks: {
        cacheGroups: {
          shared: { name: false, chunks: 'async', minChunks: 2, minSize: 8000, priority: 0, reuseExistingChunk: true },
        },
      },
    },
    performance: { hints: false },
  })
  // Every page stands in the shell: loading it with the app saves each first load two requests and a chunk.
  chain.entry('app').add(join(__dirname, '../src/app/page.tsx'))
  chain.plugin('startPage').use(StartPage, [channelAppId, constants])
}
