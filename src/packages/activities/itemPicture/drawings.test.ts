import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ITEM_PICTURES } from '@/domain/points/mall'

const DRAWINGS = readFileSync(join(__dirname, '_drawings.scss'), 'utf8')
const drawn = [...DRAWINGS.matchAll(/^ {2}'(\w+)': \(\n([\s\S]*?)\n {2}\),$/gm)]

it('has a drawing of each picture of the mall, in two layers, under 3 kB', () => {
  expect(drawn.map(([, name]) => name).sort()).toEqual([...ITEM_PICTURES].sort())
  for (const [, name, layers = ''] of drawn) {
    expect([name, layers.split('\n').length, layers.length < 3_000]).toEqual([name, 2, true])
  }
})
