import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MOTIFS } from '@/domain/campaign/picture'

const DRAWINGS = readFileSync(join(__dirname, '_motifs.scss'), 'utf8')
const drawn = new Map(
  [...DRAWINGS.matchAll(/^ {2}'(\w+)': \(\n([\s\S]*?)\n {2}\),$/gm)].map(([, name = '', layers = '']) => [
    name,
    layers,
  ]),
)

it('has a drawing of each motif, in two layers, under 3 kB', () => {
  expect([...drawn.keys()].sort()).toEqual([...MOTIFS].sort())
  for (const [name, layers] of drawn) {
    expect([name, layers.split('\n').length]).toEqual([name, 2])
    expect([name, layers.length < 3_000]).toEqual([name, true])
  }
})
