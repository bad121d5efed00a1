/**
 * Runs once before each component test's modules. The order matters: Taro's own index must be loaded before the test
 * tools replace parts of it, and page hooks (useDidShow, useRouter) throw until an app has been created.
 */
process.env.TARO_ENV = 'h5'

/**
 * Two libraries warn about each other and not about us: React about the place Taro's test tools import `act` from,
 * Taro about the capture listeners that React adds. Everything else still reaches the console.
 */
const KNOWN = ['ReactDOMTestUtils.act` is deprecated', 'Taro 暂未实现 event 的 capture 特性']
for (const level of ['error', 'warn']) {
  const original = console[level]
  console[level] = (...args) => {
    if (!KNOWN.some((known) => String(args[0]).includes(known))) original.apply(console, args)
  }
}

require('@tarojs/taro')
const React = require('react')
const ReactDOM = require('react-dom/client')
const { createReactApp } = require('@tarojs/plugin-framework-react/dist/runtime')

createReactApp(() => null, React, ReactDOM, {})
