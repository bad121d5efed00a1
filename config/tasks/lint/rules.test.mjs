import { ESLint } from 'eslint'
import eslintConfig from '../../eslint.config.mjs'

const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: eslintConfig })

async function rulesFired(filePath, code) {
  const results = await eslint.lintText(`${code}\n`, { filePath })
  return results.flatMap((result) => result.messages.map((message) => message.ruleId ?? message.message))
}

const longFunction = `export function f() {\n${'  g()\n'.repeat(81)}}`

/** [what is forbidden, rule, where, code, the right way or the same code, the place that allows it]. */
const RULES = [
  [
    'any',
    '@typescript-eslint/no-explicit-any',
    'src/api/x.ts',
    'export const x = (y: any) => y',
    'export const x = (y: unknown) => y',
  ],
  [
    'ts-ignore',
    '@typescript-eslint/ban-ts-comment',
    'src/api/x.ts',
    '// @ts-ignore because I say so\nexport const x = 1',
    'export const x = 1',
  ],
  [
    'ts-expect-error without a reason',
    '@typescript-eslint/ban-ts-comment',
    'src/api/x.ts',
    '// @ts-expect-error\nexport const x = 1',
    '// @ts-expect-error the library types this as a string\nexport const x = 1',
  ],
  [
    'an import against the layers',
    'bank/import-zones',
    'src/domain/x.ts',
    "export * from '../contract/call'",
    "export * from './result'",
  ],
  [
    'a lazy import against the layers',
    'bank/import-zones',
    'src/ui/x.ts',
    "export const x = () => import('../session/store')",
    "export const x = () => import('../domain/result')",
  ],
  [
    'a route’s name in a comparison',
    'bank/route-names',
    'src/app/x.ts',
    "export const x = (name: string) => name === '/gesture'",
    "export const x = () => link('/gesture')",
  ],
  [
    'a planned route’s name in a list',
    'bank/route-names',
    'src/packages/account/x.ts',
    "export const x = ['/AccountTurnInto']",
    "export const x = () => [linkTo('/AccountTurnInto')]",
  ],
  [
    'the whole route table in the app',
    'bank/route-names',
    'src/app/x.ts',
    "import { ROWS } from '../routes/table'\nexport const x = ROWS",
    "import type { ROWS } from '../routes/table'\nexport type X = typeof ROWS",
  ],
  [
    'a family’s route by its name',
    'bank/route-names',
    'src/pages/home/x.ts',
    "export const x = () => go('/fnzqIndex')",
    "export const x = () => go(familyRoute('wealth', 'Index'))",
  ],
  [
    'the app in the sandbox',
    'bank/import-zones',
    'sandbox/x.ts',
    "export * from '../src/api/client'",
    "export * from '../src/domain/result'",
  ],
  [
    'the sandbox in the app',
    'bank/import-zones',
    'src/api/x.ts',
    "export * from '@sandbox/host/config'",
    "export * from '../contract/call'",
  ],
  [
    'the app in the sandbox, by its alias',
    'bank/import-zones',
    'sandbox/x.ts',
    "export * from '@/api/client'",
    "export * from '@/domain/result'",
  ],
  [
    'a long way up',
    'bank/short-paths',
    'sandbox/kernel/db/x.ts',
    "export * from '../../host/config'",
    "export * from '@sandbox/host/config'",
  ],
  [
    'another route group',
    'bank/import-zones',
    'src/packages/account/x.ts',
    "export * from '../product/y'",
    "export * from './y'",
  ],
  [
    'another route group, by its alias',
    'bank/import-zones',
    'src/packages/account/x.ts',
    "export type * from '@/packages/product/y'",
    "export type * from '@/features/list/y'",
  ],
  [
    'a route group in a feature',
    'bank/import-zones',
    'src/features/list/x.ts',
    "export * from '@/packages/product/y'",
    "export * from '@/products/y'",
  ],
  [
    'jotai outside the session',
    'no-restricted-imports',
    'src/pages/home/x.ts',
    "export * from 'jotai'",
    "export * from 'jotai'",
    'src/session/x.ts',
  ],
  [
    'jotai by a subpath',
    'no-restricted-imports',
    'src/ui/x.ts',
    "export * from 'jotai/utils'",
    "export * from 'jotai/utils'",
    'src/session/x.ts',
  ],
  [
    'sm-crypto outside its door',
    'no-restricted-imports',
    'src/crypto/envelope.ts',
    "export * from 'sm-crypto'",
    "export * from 'sm-crypto'",
    'src/crypto/sm.ts',
  ],
  [
    'sm-crypto in the session',
    'no-restricted-imports',
    'src/session/x.ts',
    "export * from 'sm-crypto'",
    "export * from 'jotai'",
  ],
  [
    'TARO_ENV outside the platform',
    'no-restricted-syntax',
    'src/pages/home/x.ts',
    'export const x = process.env.TARO_ENV',
    'export const x = process.env.TARO_ENV',
    'src/platform/x.ts',
  ],
  [
    'TARO_ENV by its string',
    'no-restricted-syntax',
    'src/api/x.ts',
    "export const x = process.env['TARO_ENV']",
    "export const x = process.env['OTHER']",
  ],
  [
    'Taro.getEnv outside the platform',
    'no-restricted-syntax',
    'src/ui/x.ts',
    'export const x = Taro.getEnv()',
    'export const x = Taro.getEnv()',
    'src/platform/x.ts',
  ],
  [
    'a platform file by its suffix',
    'no-restricted-syntax',
    'src/api/x.ts',
    "import x from '../platform/storage/index.h5'\nx()",
    "import x from '../platform/storage'\nx()",
  ],
  [
    'a method that old phones lack',
    'no-restricted-syntax',
    'src/domain/x.ts',
    'export const last = (list: string[]) => list.at(-1)',
    'export const last = (list: string[]) => list[list.length - 1]',
  ],
  [
    'a function that old phones lack',
    'no-restricted-syntax',
    'src/platform/x.ts',
    'export const copy = (value: object) => structuredClone(value)',
    'export const copy = (value: object) => ({ ...value })',
  ],
  [
    'Math.random in the app',
    'no-restricted-syntax',
    'src/domain/x.ts',
    'export const x = Math.random()',
    'export const x = Math.round(1)',
  ],
  [
    'Math.random in the platform',
    'no-restricted-syntax',
    'src/platform/x.ts',
    'export const x = Math.random()',
    'export const x = Math.round(1)',
  ],
  [
    'Math.random in the sandbox',
    'no-restricted-syntax',
    'sandbox/x.ts',
    'const { random } = Math\nexport { random }',
    'export const x = Math.round(1)',
  ],
  [
    'a page in a test without its definePage',
    'no-restricted-syntax',
    'src/pages/home/x.test.tsx',
    "jest.mock('@/app/page', () => ({ definePage: (Body: unknown) => Body }))",
    "jest.mock('@/platform/faceVerify', () => ({ faceVerify: { leaves: true } }))",
  ],
  [
    'definePage replaced beside itself',
    'no-restricted-syntax',
    'src/app/x.test.tsx',
    "jest.doMock('./page', () => ({}))",
    "jest.doMock('./leaving', () => ({}))",
  ],
  [
    'a cast to object in a test',
    'no-restricted-syntax',
    'src/packages/product/x.test.tsx',
    'export const x = (y: unknown) => y as object',
    'export const x = (y: object) => y',
    'src/platform/x.test.ts',
  ],
  [
    'a cast to object in a test across modules',
    'no-restricted-syntax',
    'test/component/x.test.tsx',
    'export const x = (y: unknown) => y as object',
    'export const x = (y: object) => y',
  ],
  [
    'Math.random in a test',
    'no-restricted-syntax',
    'src/domain/x.test.ts',
    'export const x = Math.random()',
    'export const x = Math.round(1)',
  ],
  [
    'a raw colour in a page',
    'bank/no-raw-styles',
    'src/pages/home/x.tsx',
    "export const x = '#1D4ED8'",
    "export const x = 'var(--brand)'",
  ],
  [
    'a raw colour in a template',
    'bank/no-raw-styles',
    'src/products/x.tsx',
    'export const x = (y: number) => `rgba(0, 0, 0, ${y})`',
    'export const x = (y: number) => `第 ${y} 期`',
  ],
  [
    'a raw length in a page',
    'bank/no-raw-styles',
    'src/packages/account/x.tsx',
    "export const x = { padding: '4px 12px' }",
    "export const x = { padding: 'var(--space-3)' }",
  ],
  [
    'a number as a style length',
    'bank/no-raw-styles',
    'src/pages/home/x.tsx',
    'export const x = <i style={{ width: 12 }} />',
    'export const x = <i style={{ flex: 1, width: 0 }} />',
  ],
  ['console in the app', 'no-console', 'src/api/x.ts', "console.warn('x')", "console.warn('x')", 'sandbox/x.ts'],
  [
    'a phone number in a log',
    'bank/no-personal-logs',
    'sandbox/x.ts',
    'log.info({ registerMobileNo })',
    'log.info({ customerId })',
  ],
  [
    'a password in a log',
    'bank/no-personal-logs',
    'sandbox/x.ts',
    'request.log.warn(body.loginPassword)',
    'request.log.warn(body.kind)',
  ],
  ['a name in a log', 'bank/no-personal-logs', 'sandbox/x.ts', 'logger.info(customer.name)', 'logger.info(error.name)'],
  [
    'a card number in a log',
    'bank/no-personal-logs',
    'sandbox/x.ts',
    'console.info(`card ${cardNo}`)',
    'console.info(maskCard(cardNo))',
  ],
  [
    'a token in a log',
    'bank/no-personal-logs',
    'sandbox/x.ts',
    'app.log.error({ access_token: 1 })',
    'app.log.error({ attempts: 1 })',
  ],
  ['a long function', 'max-lines-per-function', 'sandbox/x.ts', longFunction, longFunction, 'sandbox/x.test.ts'],
  [
    'a broken rule of hooks',
    'react-hooks/rules-of-hooks',
    'src/ui/x.tsx',
    'export function X(y: boolean) {\n  if (y) useState(1)\n}',
    'export function X() {\n  useState(1)\n}',
  ],
  [
    'a directive without a purpose',
    "Unused eslint-disable directive (no problems were reported from 'no-console').",
    'src/api/x.ts',
    '// eslint-disable-next-line no-console -- nothing here needs it\nexport const x = 1',
    'export const x = 1',
  ],
]

describe.each(RULES)('lint refuses %s', (_what, rule, where, wrong, right, allowedAt = where) => {
  it('fires', async () => {
    expect(await rulesFired(where, wrong)).toContain(rule)
  })

  it('lets the right way through', async () => {
    expect(await rulesFired(allowedAt, right)).not.toContain(rule)
  })
})
