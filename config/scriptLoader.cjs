const babelLoader = require('babel-loader')
const swc = require('@swc/core')
const { babel } = require('../package.json')

const [[, { targets }]] = babel.presets

/**
 * What only Taro's Babel plugins do: its API by name instead of whole (H5), aria attributes as the platform writes
 * them, its components' names and lazy imports (mini-program), page settings inside a page.
 */
const NEEDS_BABEL = {
  h5: /@tarojs\/taro\b|\baria[A-Z]|define(?:Page|App)Config/,
  weapp: /\bList(?:Item)?\b|\bimport\(|define(?:Page|App)Config/,
}
const needsBabel = NEEDS_BABEL[process.env.TARO_ENV] ?? /^/

const OPTIONS = {
  configFile: false,
  swcrc: false,
  isModule: 'unknown',
  module: { type: 'es6' },
  env: { targets, bugfixes: true },
  jsc: { transform: { react: { runtime: 'automatic' } } },
}

/**
 * Compiles with swc what Taro's Babel plugins would leave alone, in a tenth of the time; the rest goes to Babel, as
 * Taro has it.
 */
module.exports = function (source, map) {
  const path = this.resourcePath
  if (needsBabel.test(source)) return babelLoader.call(this, source, map)
  const done = this.async()
  const parser = /\.tsx?$/.test(path)
    ? { syntax: 'typescript', tsx: path.endsWith('x') }
    : { syntax: 'ecmascript', jsx: true }
  swc
    .transform(source, { ...OPTIONS, filename: path, sourceMaps: false, jsc: { ...OPTIONS.jsc, parser } })
    .then(({ code }) => done(null, code), done)
}
