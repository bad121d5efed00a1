import importX from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { bankPlugin } from './tasks/lint/plugin.mjs'

const CODE = '**/*.{ts,tsx,mjs,cjs}'
const TESTS = ['**/*.test.{ts,tsx,mjs}', 'test/**', 'sandbox/testing/**', 'sandbox/**/testing/**']
const CUSTOMER_PAGES = ['features', 'pages', 'packages', 'products'].map((folder) => `src/${folder}/**/*.tsx`)

/** Libraries that only one module may import; all other code uses that module. */
const DOORS = {
  jotai: { name: 'jotai', message: 'Only src/session may import jotai.' },
  sm: { name: 'sm-crypto', message: 'Only src/crypto/sm.ts may import sm-crypto.' },
}
const closed = (...doors) => [
  'error',
  {
    paths: doors,
    patterns: doors.map(({ name, message }) => ({ group: [`${name}/*`], message })),
  },
]

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
    message: 'No test measures time; the bench does.',
  },
]

const BANK_CLOCKS = [...REAL_CLOCK, ...DATABASE_CLOCK, ...STOPWATCH]

/** The rules that need types are in oxlint.json, because oxlint uses the native compiler and takes a sixth of the time. */
export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'gallery/', 'coverage/', '.data/', '.swc/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: [CODE],
    extends: [tseslint.configs.recommended],
    plugins: { bank: bankPlugin, 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.cjs', '.js'],
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ extensions: ['.h5.ts', '.h5.tsx', '.ts', '.tsx', '.mjs', '.js', '.json'] }),
      ],
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {
          'ts-expect-error': 'allow-with-description',
          'ts-ignore': true,
          'ts-nocheck': true,
          minimumDescriptionLength: 10,
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/consistent-type-specifier-style': ['error', 'prefer-top-level'],
      'bank/import-zones': 'error',
      'bank/no-rings': 'error',
      'bank/short-paths': 'error',
      'no-restricted-imports': closed(DOORS.jotai, DOORS.sm),
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts', 'test/component/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'sandbox/**/*.ts'],
    rules: {
      'bank/no-personal-logs': 'error',
      'no-restricted-syntax': ['error', ...RANDOM, ...PLATFORM_ONLY, ...SHAPES],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Capabilities add their kinds to these interfaces (sandbox/kernel/kinds.ts).
    files: ['sandbox/**/*.ts'],
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^(Order|Posting|Message)Kinds$' }],
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
  // The bench, and what takes figures for it inside a mini-program's page.
  {
    files: ['test/bench/**', 'test/mini/host/runtime/**', 'test/mini/limits.ts'],
    rules: { 'no-restricted-syntax': ['error', ...REAL_CLOCK] },
  },
  {
    files: ['test/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...BACK_DOORS, ...REAL_CLOCK, ...STOPWATCH] },
  },
  {
    files: ['test/clock/shift.cjs', 'test/fixtures/clock.test.ts', 'sandbox/kernel/clock/machine.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  { files: ['src/session/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': closed(DOORS.sm) } },
  // Its tests compare it with the library.
  { files: ['src/crypto/sm.ts', 'src/crypto/*.test.ts'], rules: { 'no-restricted-imports': closed(DOORS.jotai) } },
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
  { files: CUSTOMER_PAGES, ignores: ['**/*.test.tsx'], rules: { 'bank/no-raw-styles': 'error' } },
  { files: TESTS, rules: { 'max-lines-per-function': 'off' } },
)
