import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compile } from 'sass'
import { ICON_NAMES } from './names'

const drawings = readFileSync(resolve(__dirname, '_drawings.scss'), 'utf8')

describe('the icon family', () => {
  it('has a drawing for every name and a name for every drawing', () => {
    expect([...drawings.matchAll(/^ {2}'([a-z-]+)':/gm)].map(([, name]) => name)).toEqual([...ICON_NAMES])
  })

  it('compiles to images a style sheet takes', () => {
    const { css } = compile(resolve(__dirname, 'Icon.scss'))
    const images = [...css.matchAll(/--ui-icon: url\("([^"]+)"\)/g)].map(([, image = '']) => image)
    expect(images).toHaveLength(ICON_NAMES.length)
    for (const image of images) expect(image).not.toMatch(/[<>#]/)
  })
})
