// Taro transpiles only config/index.ts itself; with tsx registered first, the files it imports may be TypeScript too.
import 'tsx/cjs'
import { resolve } from 'node:path'
import { defineConfig } from '@tarojs/cli'
import type { UserConfigExport } from '@tarojs/cli'
import type { IProjectConfig } from '@tarojs/taro/types/compile'
import type Chain from 'webpack-chain'
import { h5Aliases } from '../src/routes/appRoutes'
import { bankSettings, channelAppId } from './bank'
import { BRAND_CACHE, BRAND_FOLDER, outputOf, sassLoaderOption } from './brand'
import { contracts } from './contracts'
import { h5Chunks } from './h5Chunks'
import { h5Lean, LEAN_FOLDER } from './h5Lean'
import { COMPILED_AHEAD, minify } from './minify'
import { routeRows, routeTable } from './routeTable'
import { runtimeAliases } from './runtimeAliases'
import { SharedFiles } from './sharedFiles'
import { ShortNames } from './shortNames'
import { publicOrigin, siteFiles } from './sitemap'

/** The settings of both Taro builds: first what they share, then each platform. */
const shared: UserConfigExport<'webpack5'> = {
  projectName: 'open-mobile-bank',
  date: '2026-11-21',
  // Pages are designed for a width of 375 px; Taro turns px into rpx in the mini-program; on the H5 px stay px (see
  // pxtransform below).
  designWidth: 375,
  deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
  sourceRoot: 'src',
  outputRoot: outputOf(process.env.TARO_ENV ?? 'h5'),
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: true, name: BRAND_CACHE },
  alias: {
    '@': resolve(__dirname, '../src'),
    '@brand': BRAND_FOLDER,
    jsbn$: resolve(__dirname, '../src/crypto/bigInteger.ts'),
  },
  defineConstants: { ...bankSettings(process.env), ...routeTable(process.env) },
  plugins: ['ariaTemplates.ts', 'leanTemplates.ts', 'h5AppConfig.ts', 'pageConfigs.ts'].map((file) =>
    resolve(__dirname, file),
  ),
  sass: { data: '' },
  mini: {
    sassLoaderOption,
    compile: { include: [BRAND_FOLDER] },
    // Without it every module that two pages share is put into the main package (2 MB limit).
    optimizeMainPackage: { enable: true },
    postcss: { pxtransform: { enable: true, config: {} }, cssModules: { enable: false } },
    miniCssExtractPluginOption: { ignoreOrder: true },
    webpackChain: (chain: Chain) => {
      minify(chain)
      contracts(chain)
      routeRows(chain)
      // Webpack's own code around every module, in the language version that ours has.
      chain.set('target', ['web', 'es2020'])
      // As on the H5: nothing of one release is kept for the next, so names may be short.
      chain.merge({ optimization: { chunkIds: 'size', moduleIds: 'size', mangleExports: 'size' } })
      chain.plugin('shortNames').use(ShortNames)
      chain.plugin('sharedFiles').use(SharedFiles)
    },
  },
  h5: {
    sassLoaderOption,
    publicPath: '/main/',
    staticDirectory: 'static',
    useHtmlComponents: true,
    router: { mode: 'browser', basename: '/main' },
    output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[id].[fullhash:8].js' },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:8].css',
      chunkFilename: 'css/[id].[fullhash:8].css',
    },
    postcss: {
      autoprefixer: { enable: true, config: {} },
      // On the H5 px stay px: the column is as wide as a phone everywhere, and the person's own text size applies.
      pxtransform: { enable: false, config: {} },
      cssModules: { enable: false },
    },
    webpackChain: (chain: Chain) => {
      h5Chunks(chain, channelAppId(process.env), bankSettings(process.env))
      h5Lean(chain)
      contracts(chain)
      routeRows(chain)
      minify(chain, COMPILED_AHEAD)
      runtimeAliases(chain)
      siteFiles(chain, publicOrigin(process.env))
    },
    compile: { include: [LEAN_FOLDER, BRAND_FOLDER] },
    devServer: {
      open: false,
      port: Number(process.env.H5_PORT ?? 10086),
      proxy: [{ context: ['/api', '/sandbox'], target: `http://127.0.0.1:${process.env.PORT ?? 8080}` }],
    },
  },
}

/** The development server finds pages by these; the app itself reads them from its table (runtimeAliases). */
const developmentOnly: UserConfigExport<'webpack5'> = { h5: { router: { customRoutes: h5Aliases() } } }

/** Settings of a release build only. */
const productionOnly: Partial<IProjectConfig<'webpack5'>> = {
  logger: { quiet: true, stats: false },
  // Taro ends the process before webpack has written its cache, so the next build would find none.
  cache: { enable: false },
  // jotai asks these whether to warn developers; in a release build its warnings are left out.
  defineConstants: { 'import.meta.env': '{"MODE":"production"}', 'import.meta.env.MODE': '"production"' },
}

export default defineConfig<'webpack5'>((merge, { command }) => {
  const config: IProjectConfig<'webpack5'> = merge({}, shared)
  return command === 'build' && process.env.NODE_ENV === 'production'
    ? merge({}, config, productionOnly)
    : merge({}, config, developmentOnly)
})
