import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { SUITES } from './tasks/suites.mjs'

const require = createRequire(import.meta.url)
const { default: taroPreset } = require('@tarojs/test-utils-react/dist/jest')

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
]
const typescript = { '^.+\\.(?:[tj]sx?|mjs)$': swc }

/** Where a platform has files of its own, tests use those of the H5, as tsconfig.json does. */
const h5First = ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'mjs', 'cjs', 'json']

/** Jest takes the folder of its configuration as the root unless told. */
const rootDir = fileURLToPath(new URL('..', import.meta.url))

/**
 * Jest looks every global up through a proxy, about forty times as slowly as Node. These are passed to each module as
 * parameters instead; Date and the timers are not, because tests replace them.
 */
const FAST_GLOBALS = [
  'Array',
  'BigInt',
  'Buffer',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'Uint8Array',
  'WeakMap',
]

/** The aliases of tsconfig.json. */
const aliases = {
  '^@brand$': `<rootDir>/brands/${process.env.BRAND || 'yilian'}`,
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@(sandbox|test|config)/(.*)$': '<rootDir>/$1/$2',
  // And the one of config/index.ts.
  '^jsbn$': '<rootDir>/src/crypto/bigInteger.ts',
}

/** Jest passes the whole path. */
const suitesOf = (kind) => {
  const folder = rootDir.replaceAll('\\', '/').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return SUITES[kind].source.replace('^', `^${folder}`)
}

const node = (kind) => ({
  displayName: kind,
  rootDir,
  testEnvironment: '<rootDir>/test/clock/node.cjs',
  sandboxInjectedGlobals: FAST_GLOBALS,
  testRegex: suitesOf(kind),
  transform: typescript,
  moduleFileExtensions: h5First,
  moduleNameMapper: { ...aliases, '\\.s?css$': '<rootDir>/test/component/style.cjs' },
})

/** Loaded by Node and passed to the tests (sandbox/kernel/db/testing/packages.cjs says why). */
const BY_NODE = [
  '@electric-sql',
  'drizzle-orm',
  'fast-check',
  'fastify',
  'fontkit',
  'pdfkit',
  'pg',
  // Chromium's own clock is the real one, and so must be the clock by which cookies are made for it.
  'playwright-core',
  'sm-crypto',
  'sm-crypto-v2',
  'valibot',
]

const withDatabases = (project) => ({
  ...project,
  testEnvironment: '<rootDir>/sandbox/kernel/db/testing/environment.cjs',
  transform: {
    [`/node_modules/(?:${BY_NODE.join('|')})/.+`]: '<rootDir>/sandbox/kernel/db/testing/packages.cjs',
    ...project.transform,
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${BY_NODE.join('|')})/)`],
})

const taro = taroPreset({})

/** One project a kind of test, so that `npx jest --selectProjects unit` runs only that kind. */
export default {
  rootDir,
  // Long, because the two cores are busy and some steps get only the time that others leave: a slow test isn't a wrong one.
  testTimeout: 180_000,
  projects: [
    node('unit'),
    withDatabases(node('sandbox')),
    {
      displayName: 'component',
      rootDir,
      testEnvironment: '<rootDir>/test/clock/jsdom.cjs',
      testEnvironmentOptions: { ...taro.testEnvironmentOptions, url: 'http://localhost/main/' },
      // Taro has a component of the name.
      sandboxInjectedGlobals: FAST_GLOBALS.filter((name) => name !== 'Map'),
      testRegex: suitesOf('component'),
      setupFiles: [...taro.setupFiles, '<rootDir>/test/component/setup.cjs', '<rootDir>/test/component/routes.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/component/doubles.ts', '<rootDir>/test/component/afterEach.ts'],
      globals: taro.globals,
      transform: {
        'test-utils-react/dist/jest/runtime/taro-h5\\.js$': ['<rootDir>/test/component/transformTaro.cjs', swc[1]],
        '^.+\\.(?:[tj]sx?|mjs)$': swc,
      },
      // Taro's and NutUI's packages are only ES modules, so they are transformed like our own files.
      transformIgnorePatterns: [],
      moduleFileExtensions: h5First,
      moduleNameMapper: {
        ...aliases,
        ...taro.moduleNameMapper,
        // The H5 build uses the same, because it sets useHtmlComponents.
        '@tarojs/components$': '@tarojs/components-react',
        '^@tarojs/components/dist/components$': '<rootDir>/test/component/unused.cjs',
        '^ics$': '<rootDir>/test/component/unused.cjs',
        // Refresher is View, imported through the index that is still loading: a ring that CommonJS can't resolve.
        '^\\./components/refresher/index\\.js$': '@tarojs/components-react/dist/components/view/index.js',
        '\\.s?css$': '<rootDir>/test/component/style.cjs',
      },
    },
    withDatabases(node('e2e')),
    withDatabases(node('mini')),
  ],
}
