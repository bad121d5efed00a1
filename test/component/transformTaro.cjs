/**
 * Taro's webpack plugin adds the page hooks (useDidShow, useRouter) to @tarojs/taro as it bundles. Under Jest this
 * transform does the same to the one file that stands for @tarojs/taro, with Taro's own loader.
 */
const swc = require('@swc/jest')
const addPageHooks = require('@tarojs/plugin-framework-react/dist/api-loader.js')

module.exports = {
  createTransformer: (options) => {
    const inner = swc.createTransformer(options)
    return {
      ...inner,
      process: (source, path, transformOptions) => inner.process(addPageHooks(source), path, transformOptions),
    }
  },
}
