import { defineConfig } from '@tarojs/cli'

/** What `taro init` writes for a React app on webpack with ES5, as far as it affects the H5. */
export default defineConfig<'webpack5'>({
  projectName: 'empty',
  designWidth: 750,
  deviceRatio: { 640: 1.17, 750: 1, 375: 2, 828: 0.905 },
  sourceRoot: 'src',
  outputRoot: 'dist',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  h5: {
    publicPath: '/',
    staticDirectory: 'static',
    output: { filename: 'js/[name].[hash:8].js', chunkFilename: 'js/[name].[chunkhash:8].js' },
    postcss: { autoprefixer: { enable: true, config: {} }, cssModules: { enable: false } },
  },
})
