import * as parser from '@typescript-eslint/parser'
import { bankPlugin } from './tasks/lint/plugin.mjs'

const CODE = '**/*.{ts,tsx,mjs,cjs}'
const TESTS = ['**/*.test.{ts,tsx,mjs}', 'test/**', 'sandbox/testing/**', 'sandbox/**/testing/**']
const CUSTOMER_PAGES = ['features', 'pages', 'packages', 'products'].map((folder) => `src/${folder}/**/*.tsx`)

const RANDOM = [
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Math.random is guessable and repeats itself in no test: use the random source the module is given.',
  },
  { selector: 'VariableDeclarator[init.name="Math"]', message: 'Name Math at each use, so that Math.random is seen.' },
]
/** Too new for the oldest browsers we support (Chrome 87, iOS 14.5): the types contain them, but nothing is polyfilled. */
const TOO_YOUNG = [
  {
    selector: 'CallExpression[callee.property.name=/^(at|findLast|findLastIndex|hasOwn|toSorted|toReversed|with)$/]',
    message: 'Not in Chrome 87 or iOS 14.5, and nothing is polyfilled: use what ES2021 has.',
  },
  { selector: 'Identifier[name="structuredClone"]', message: 'Not in Chrome 87 or iOS 14.5.' },
]
const PLATFORM_ONLY = [
  { selector: 'Identifier[name="TARO_ENV"]', message: 'What differs by platform belongs in src/platform.' },
  { selector: 'Literal[value="TARO_ENV"]', message: 'What differs by platform belongs in src/platform.' },
  {
    selector: 'CallExpression[callee.object.name="Taro"][callee.property.name="getEnv"]',
    message: 'What differs by platform belongs in src/platform.',
  },
  {
    selector: ':matches(ImportDeclaration, ImportExpression)[source.value=/\\.(h5|weapp)$/]',
    message: 'Import the capability; the build chooses the platform.',
  },
]

const SHAPES = [
  {
    selector:
      'VariableDeclarator[init.callee.name="useState"] > ArrayPattern > Identifier:nth-child(2):not([name=/^set[A-Z]/])',
    message: 'What sets a state begins with set: const [x, setX] = useState().',
  },
  {
    selector: 'CallExpression[callee.name="definePage"] > :matches(FunctionExpression, ArrowFunctionExpression)',
    message: 'A page is a function with a name; export default definePage(Name, …) is its file’s last line.',
  },
]
/** The bank has no hooks, and readers take `use…` for a hook. */
const NO_HOOKS = [
  {
    selector: ':matches(FunctionDeclaration, VariableDeclarator[init.type=/Function/])[id.name=/^use[A-Z]/]',
    message: 'Only a hook begins with use: say consume, spend or take.',
  },
]

/** Ways by which a test could bypass checks of the app. */
const BACK_DOORS = [
  {
    selector: 'CallExpression[callee.object.name="jest"][arguments.0.value=/\\bpage$/]',
    message: 'openPage (test/component/openPage.ts) opens a page with its own definePage.',
  },
  {
    selector: 'TSAsExpression > TSObjectKeyword',
    message: 'A cast to object hides a wrong shape: give the value the type that is wanted.',
  },
]

/**
 * Tests and the bank have one clock, which tests can set (test/clock/shift.cjs): what reads another depends on the day.
 * Dates of a fixed time, `new Date(ms)`, are no reading.
 */
const REAL_CLOCK = [
  {
    selector:
      ':matches(MemberExpression[object.name="Date"][property.name="now"], NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.name="Date"])',
    message: 'machineNow() of sandbox/kernel/clock is the one place that reads the machine’s clock.',
  },
]
/** Several processes share a database, and a test can't set its clock. */
const DATABASE_CLOCK = [
  {
    selector:
      'TemplateElement[value.raw=/\\b(now\\(\\)|(clock|statement|transaction)_timestamp|current_(date|time|timestamp)|localtime)/i], Identifier[name="defaultNow"]',
    message: 'The bank’s time comes from bankNow() and machineNow(), never from the database.',
  },
]
const STOPWATCH = [
  {
    selector: 'MemberExpression[object.name="performance"], MemberExpression[property.name="hrtime"]',
    message: 'No test measures time; the bench and the drill do.',
  },
]

const BANK_CLOCKS = [...REAL_CLOCK, ...DATABASE_CLOCK, ...STOPWATCH]

const COLOUR = String.raw`#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(`
const LENGTH = String.raw`(?:^|[\s:(,-])\.?\d[\d.]*(?:px|rpx|rem|pt)\b`
/** Style properties whose number isn't a length. */
const PLAIN_NUMBER = '^(flex|flexGrow|flexShrink|opacity|zIndex|order|fontWeight|lineHeight)$'
const RAW_STYLES = [
  {
    selector: `:matches(Literal[value=/${COLOUR}/i], TemplateElement[value.raw=/${COLOUR}/i])`,
    message: 'A raw colour; use a token of src/ui/tokens.',
  },
  {
    selector: `:matches(Literal[value=/${LENGTH}/], TemplateElement[value.raw=/${LENGTH}/], JSXAttribute[name.name=/[sS]tyle$/] Property:not([key.name=/${PLAIN_NUMBER}/]):not([key.value=/^--/]) > Literal.value[raw=/^[\\d.]+$/]:not([raw="0"]))`,
    message: 'A raw length; use a token of src/ui/tokens.',
  },
]

/**
 * What oxlint has no rule for: places and shapes of our own. Everything else that lints is in .oxlintrc.json, because oxlint
 * takes a tenth of the time.
 */
export default [
  { ignores: ['dist/', 'node_modules/', 'gallery/', 'coverage/', '.data/', '.swc/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: [CODE],
    languageOptions: { parser },
    plugins: { bank: bankPlugin },
    rules: { 'bank/import-zones': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'sandbox/**/*.ts'],
    rules: {
      'bank/no-personal-logs': 'error',
      'no-restricted-syntax': ['error', ...RANDOM, ...PLATFORM_ONLY, ...SHAPES],
    },
  },
  {
    files: ['sandbox/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...RANDOM, ...PLATFORM_ONLY, ...NO_HOOKS, ...BANK_CLOCKS],
    },
  },
  {
    // Only src/platform may contain what differs between the platforms.
    files: ['src/platform/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...RANDOM, ...TOO_YOUNG] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'src/**/testing/**', 'src/platform/**'],
    rules: { 'no-restricted-syntax': ['error', ...RANDOM, ...PLATFORM_ONLY, ...TOO_YOUNG, ...SHAPES] },
  },
  {
    files: ['src/**/*.test.{ts,tsx}', 'sandbox/**/*.test.ts'],
    ignores: ['src/platform/**'],
    rules: {
      'no-restricted-syntax': ['error', ...RANDOM, ...PLATFORM_ONLY, ...BACK_DOORS, ...BANK_CLOCKS],
    },
  },
  {
    files: ['src/platform/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...RANDOM, ...TOO_YOUNG, ...BACK_DOORS, ...REAL_CLOCK, ...STOPWATCH] },
  },
  {
    files: ['test/**/*.{ts,tsx,cjs}', 'config/**/*.test.{ts,mjs}', 'src/**/testing/**', 'src/**/testing.ts'],
    rules: { 'no-restricted-syntax': ['error', ...REAL_CLOCK, ...STOPWATCH] },
  },
  // The bench, the drill, and what takes figures inside a mini-program's page.
  {
    files: ['test/bench/**', 'test/drill/**', 'test/mini-host/**', 'test/mini/limits.ts'],
    rules: { 'no-restricted-syntax': ['error', ...REAL_CLOCK] },
  },
  {
    files: ['test/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...BACK_DOORS, ...REAL_CLOCK, ...STOPWATCH] },
  },
  {
    files: [
      'test/clock/shift.cjs',
      'test/fixtures/clock.test.ts',
      'test/clock/machine.ts',
      'test/mini-host/runtime/clock.ts',
      'sandbox/kernel/clock/machine.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // The table itself, the build that reads it, and what replaces the app in tests.
    ignores: [...TESTS, 'src/routes/**', 'src/app.config.ts', 'src/**/fake.ts', 'src/contract/samples.ts'],
    rules: { 'bank/route-names': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'sandbox/**/*.{ts,js}'],
    ignores: [...TESTS, 'src/domain/money/**'],
    plugins: { bank: bankPlugin },
    rules: { 'bank/money-reader': 'error' },
  },
  {
    files: CUSTOMER_PAGES,
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...RANDOM, ...PLATFORM_ONLY, ...TOO_YOUNG, ...SHAPES, ...RAW_STYLES],
    },
  },
]
