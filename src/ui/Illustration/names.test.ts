import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compile } from 'sass'
import { ILLUSTRATION_NAMES } from './names'

const SOURCES = resolve(__dirname, '../..')
const drawings = readFileSync(join(__dirname, '_drawings.scss'), 'utf8')
const css = (sheet: string): string => compile(join(__dirname, sheet)).css

describe('the family of illustrations', () => {
  it('has a drawing for every name and a name for every drawing', () => {
    expect([...drawings.matchAll(/^ {2}'([a-z-]+)':/gm)].map(([, name]) => name)).toEqual([...ILLUSTRATION_NAMES])
  })

  it('has lines of one weight and no colour but the tokens painted through it', () => {
    expect(drawings).not.toMatch(/stroke-width|#(?!000|\{)|<text|rgb/)
  })

  it('is one image, of which each name shows its own row', () => {
    const sheet = css('IllustrationSheet.scss')
    expect(sheet.match(/url\("[^<>#"]+"\)/g)).toHaveLength(1)
    const rows = ILLUSTRATION_NAMES.map((_, index) => `translate(0 ${96 * index})`)
    expect(sheet.match(/translate\(0 \d+\)/g)).toEqual([...rows, ...rows])
    expect(sheet).toContain(`--ui-rows: ${100 * ILLUSTRATION_NAMES.length}%`)
    ILLUSTRATION_NAMES.forEach((name, index) => {
      const row = new RegExp(`\\.ui-illustration-sheet--${name} {\\s+--ui-row: ([\\d.]+)%;`).exec(sheet)?.[1]
      expect(Number(row)).toBeCloseTo((100 * index) / (ILLUSTRATION_NAMES.length - 1), 6)
    })
  })

  it('has what is shown offline without being fetched', () => {
    expect(css('Illustration.scss')).toMatch(/\.ui-illustration--offline {\s+--ui-offline: url\("[^<>#"]+"\);/)
  })

  it('has none that nothing shows', () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
      .join('\n')
    const shown = (name: string): boolean =>
      new RegExp(`(?:picture|drawing|error|offline|maintenance)(?:=|: ).*['"]${name}['"]`).test(sources)
    const states = readFileSync(join(SOURCES, 'ui/ErrorState/index.tsx'), 'utf8')
    expect(ILLUSTRATION_NAMES.filter((name) => !shown(name) && !states.includes(`'${name}'`))).toEqual([])
  })
})
