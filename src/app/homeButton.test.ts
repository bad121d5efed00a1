import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

it('is the way home on every result: no page draws it in a style of its own', () => {
  const root = resolve(__dirname, '..')
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const drawing = (pattern: RegExp) => pages.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
  expect(drawing(/<Button\b[^>]*>\s*返回首页/)).toEqual(['app/HomeButton.tsx'])
  expect(drawing(/<HomeButton\b/).length).toBeGreaterThan(8)
})
