// As in the project's own configuration: files imported here may be TypeScript.
import 'tsx/cjs'
import { defineConfig } from '@tarojs/cli'
import { h5Lean, LEAN_FOLDER } from '@config/h5Lean'
import { minify } from '@config/minify'

/** The project's settings on the empty app; the difference to this is the cost of the project's own code. */
export default defineConfig<'webpack5'>({
  projectName: 'empty',
  designWidth: 375,
  deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
  sourceRoot: 'src',
  outputRoot: 'dist',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    useHtmlComponents: true,
    router: { mode: 'browser', customRoutes: { '/pages/index/index': ['/'] } },
    output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
    postcss: { autoprefixer: { enable: true, config: {} }, pxtransform: { enable: false, config: {} } },
    webpackChain(chain) {
      h5Lean(chain)
      minify(chain)
    },
    compile: { include: [LEAN_FOLDER] },
  },
})
