import { join } from 'node:path'
import { ESLint } from 'eslint'
import eslintConfig from '../../eslint.config.mjs'
import { withFiles } from './testing.mjs'

/** File by file, because ESLint finds files with an import() that Jest doesn't have. */
const ringsIn = (files) =>
  withFiles(files, async (cwd) => {
    const eslint = new ESLint({ cwd, overrideConfigFile: true, overrideConfig: eslintConfig })
    const told = []
    for (const [path, text] of Object.entries(files)) {
      const results = await eslint.lintText(text, { filePath: join(cwd, path) })
      told.push(...results.flatMap((result) => result.messages))
    }
    return told.filter(({ ruleId }) => ruleId === 'bank/no-rings').map(({ message }) => message)
  })

const importing = (path) => `import { x } from '${path}'\nexport const y = () => x\n`
const PLAIN = 'export const x = 1\n'

describe('imports in a ring', () => {
  it.each([
    ['of two files', { 'src/a.ts': importing('./b'), 'src/b.ts': importing('./a') }],
    ['of three', { 'src/a.ts': importing('./b'), 'src/b.ts': importing('./c'), 'src/c.ts': importing('./a') }],
    ['of one', { 'src/a.ts': importing('./a') }],
    ['by a lazy import', { 'src/a.ts': "export const y = () => import('./b')\n", 'src/b.ts': importing('./a') }],
    ['by what is exported on', { 'src/a.ts': "export * from './b'\n", 'src/b.ts': "export { x } from './a'\n" }],
    ['through a folder', { 'src/a.ts': importing('./b'), 'src/b/index.ts': importing('../a') }],
    [
      'on the H5',
      { 'src/a.ts': importing('./p'), 'src/p/index.h5.ts': importing('../a'), 'src/p/index.weapp.ts': PLAIN },
    ],
    [
      'in the mini-program',
      { 'src/a.ts': importing('./p'), 'src/p/index.h5.ts': PLAIN, 'src/p/index.weapp.ts': importing('../a') },
    ],
    ['of program files', { 'config/a.mjs': importing('./b.mjs'), 'config/b.mjs': importing('./a.mjs') }],
  ])('are refused: %s', async (_what, files) => {
    expect(await ringsIn(files)).toHaveLength(1)
  })

  it('names the way round', async () => {
    expect(await ringsIn({ 'src/a.ts': importing('./b'), 'src/b.ts': importing('./a') })).toEqual([
      'Imports in a ring: src/b.ts → src/a.ts → src/b.ts.',
    ])
  })

  it.each([
    ['a chain', { 'src/a.ts': importing('./b'), 'src/b.ts': importing('./c'), 'src/c.ts': PLAIN }],
    ['a type', { 'src/a.ts': "import type { x } from './b'\nexport type Y = x\n", 'src/b.ts': importing('./a') }],
    ['types', { 'src/a.ts': "import { type x } from './b'\nexport type Y = x\n", 'src/b.ts': importing('./a') }],
    [
      'what no one platform closes',
      {
        'src/a.ts': importing('./p'),
        'src/p/index.h5.ts': importing('../q'),
        'src/p/index.weapp.ts': PLAIN,
        'src/q/index.h5.ts': PLAIN,
        'src/q/index.weapp.ts': importing('../a'),
      },
    ],
  ])('let through: %s', async (_what, files) => {
    expect(await ringsIn(files)).toEqual([])
  })
})
