import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compile } from 'sass'
import { PICTURES } from './picture'

const SOURCES = resolve(__dirname, '../..')
const drawings = readFileSync(join(__dirname, '_drawings.scss'), 'utf8')
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n')

describe('the family of illustrations', () => {
  it('has a drawing for every name and a name for every drawing', () => {
    expect([...drawings.matchAll(/^ {2}'([a-z-]+)':/gm)].map(([, name]) => name)).toEqual([...PICTURES])
  })

  it('has lines of one weight and no colour but the tokens painted through it', () => {
    expect(drawings).not.toMatch(/stroke-width|#(?!000|\{)|<text|rgb/)
  })

  it.each(PICTURES)('draws %s in a sheet of its own, which its module brings, and shows it somewhere', (name) => {
    const sheet = `Illustration${name[0]?.toUpperCase()}${name.slice(1)}.scss`
    const { css } = compile(join(__dirname, sheet))
    expect(css).toMatch(
      new RegExp(
        `^\\.ui-illustration-${name} {\\s+--ui-filled: url\\("[^<>#"]+"\\);\\s+--ui-lines: url\\("[^<>#"]+"\\);\\s+}`,
      ),
    )
    const module = readFileSync(join(__dirname, `${name}.ts`), 'utf8')
    expect(module).toContain(`import './${sheet}'`)
    expect(module).toContain(`export const ${name}: Picture = { drawn: '${name}' }`)
    expect(sources).toMatch(new RegExp(`import \\{ ${name} \\} from '(?:@/ui|\\.\\.)/Illustration/${name}'`))
  })
})
