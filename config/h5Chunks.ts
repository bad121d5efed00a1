import { join } from 'node:path'
import type { Chunk, ChunkGraph, Module } from 'webpack'
import type Chain from 'webpack-chain'
import { StartPage } from './startPage'
import type { Constants } from './startPage/scripts'

const isHome = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ request }) => /pages\/home\/index/.test(request ?? '')),
  )

const isOfHome = (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some(isHome)

/**
 * Taro splits only what the first page needs, so code shared by pages would be copied into every page chunk (28 MB for 450
 * routes instead of 2). Groups over the asynchronous chunks keep one copy of each. What pages share with home is in one
 * file, because home comes first and several files would be larger; the rest is grouped by the pages that share it.
 */
export function h5Chunks(chain: Chain, channelAppId: string, constants: Constants): void {
  const shared = { chunks: 'async', minChunks: 2, reuseExistingChunk: true }
  chain.merge({
    optimization: {
      // Files that many pages name get short numbers.
      chunkIds: 'size',
      // One hash names all files, so numbers and names needn't stay the same between builds and can be short.
      moduleIds: 'size',
      mangleExports: 'size',
      splitChunks: {
        cacheGroups: {
          withHome: { ...shared, name: 'withHome', minSize: 0, priority: 1, test: isOfHome },
          shared: { ...shared, name: false, minSize: 8200, priority: 0 },
        },
      },
    },
    performance: { hints: false },
  })
  // Every page uses the shell, so loading it with the app saves each first load two requests and a chunk. Most pages show a
  // read of the bank in rows, and a copy of that code in each of their chunks would be larger than home's part of it.
  for (const file of ['app/page.tsx', 'features/loaded/Loaded.tsx', 'ui/Cell/index.tsx'])
    chain.entry('app').add(join(__dirname, '../src', file))
  chain.plugin('startPage').use(StartPage, [channelAppId, constants])
}
