import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compile } from 'sass'
import { ICON_NAMES } from './names'

const drawings = readFileSync(resolve(__dirname, '_drawings.scss'), 'utf8')

describe('the icon family', () => {
  it('has a drawing for every name and a name for every drawing', () => {
    expect([...drawings.matchAll(/^ {2}'([a-z-]+)':/gm)].map(([, name]) => name)).toEqual([...ICON_NAMES])
  })

  it('has one stroke for all, and fills those alone that say so', () => {
    expect(drawings).not.toContain('stroke-width')
    const filled = [...drawings.matchAll(/^ {2}'([a-z-]+)':\s*"[^"]*fill=/gm)].map(([, name]) => name)
    expect(filled).toEqual(ICON_NAMES.filter((name) => name.endsWith('-filled')))
  })

  it('compiles to one image a style sheet takes, and each name shows its own square of it', () => {
    const { css } = compile(resolve(__dirname, 'Icon.scss'))
    const images = [...css.matchAll(/-webkit-mask-image: url\("([^"]+)"\)/g)].map(([, image = '']) => image)
    expect(new Set(images).size).toBe(1)
    expect(images[0]).not.toMatch(/[<>#]/)
    expect(images[0]?.match(/translate\(0 \d+\)/g)).toEqual(ICON_NAMES.map((_, index) => `translate(0 ${24 * index})`))
    ICON_NAMES.forEach((name, index) => {
      const position = new RegExp(`\\.ui-icon--${name} {[^}]*-webkit-mask-position: 0 ([\\d.]+)%?;`).exec(css)?.[1]
      expect(Number(position)).toBeCloseTo((100 * index) / (ICON_NAMES.length - 1), 6)
    })
  })
})
