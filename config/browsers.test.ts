import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

interface Manifest {
  readonly browserslist: Readonly<Record<'production' | 'development', readonly string[]>>
}

/** Every version that a text gives for a system, in whatever spelling. */
const versionsOf = (name: RegExp, text: string): readonly string[] =>
  Array.from(
    text.matchAll(new RegExp(`${name.source}[^\\d\\n]{0,20}?(\\d+(?:\\.\\d+)?)`, 'gi')),
    ([, version = '']) => version,
  )

const PLACES = [
  'package.json',
  'README.md',
  'README.zh.md',
  'CONTRIBUTING.md',
  'config/tasks/lint/restrictedSyntax.mjs',
  'docs/wechat.md',
  'test/bench/floor/build.ts',
]

const manifest = JSON.parse(read('package.json')) as Manifest
const [chrome = '', ios = ''] = manifest.browserslist.production.map((range) => range.replace(/^.*>= /, ''))

test('the floor has what the style sheets need', () => {
  expect(manifest.browserslist.production).toEqual([`chrome >= ${chrome}`, `ios >= ${ios}`])
  // Gaps in flex containers: Chrome 84, iOS 14.5.
  expect(Number(chrome)).toBeGreaterThanOrEqual(84)
  expect(Number(ios)).toBeGreaterThanOrEqual(14.5)
})

test.each(PLACES)('%s names the same floor', (place) => {
  // The bench also builds for the floor of Taro's template.
  const text = read(place).replace(/^ *template: .*$/gm, '')
  expect(new Set(versionsOf(/\bios/, text))).toEqual(new Set([ios]))
  expect(new Set(versionsOf(/\bchrome/, text))).toEqual(new Set([chrome]))
})

test('the bench’s script is lowered to the same iOS, whose Safari is 14.1', () => {
  expect(read('test/bench/floor/build.ts')).toContain(`target: ['chrome${chrome}', 'safari14.1']`)
  expect(ios).toBe('14.5')
})
