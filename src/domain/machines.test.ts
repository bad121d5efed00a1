import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const texts = new Map(
  readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, readFileSync(join(__dirname, name), 'utf8')]),
)

it('every machine is tested by a test beside it (test/machines.ts)', () => {
  const defining = [...texts]
    .filter(([, text]) => / = \/\*#__PURE__\*\/ defineMachine\(/.test(text))
    .map(([name]) => name)
  const untested = defining.filter(
    (file) =>
      ![...texts].some(
        ([name, text]) =>
          name.endsWith('.test.ts') && dirname(name) === dirname(file) && text.includes(`file: 'src/domain/${file}'`),
      ),
  )
  expect(defining.length).toBeGreaterThan(20)
  expect(untested).toEqual([])
})
