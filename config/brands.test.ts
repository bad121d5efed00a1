import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Brand } from '../brands/types'
import { BRAND_NAMES, brandOf } from '../brands/brandOf'
import { brandFaults, tokensOf, unreadable } from './brandFaults'
import { coloursOf, filesUnder, strangeWords, wordsOf } from './brandWords'

const ROOT = resolve(__dirname, '..')

const right: Brand = brandOf()
const coloured = (theme: 'light' | 'dark', change: Partial<Brand['COLOURS']['light']>): Brand => ({
  ...right,
  COLOURS: { ...right.COLOURS, [theme]: { ...right.COLOURS[theme], ...change } },
})

it.each(BRAND_NAMES)('%s lacks nothing and can be read in both themes', (name) => {
  expect(brandFaults(brandOf(name))).toEqual([])
  for (const theme of ['light', 'dark'] as const)
    expect(unreadable(tokensOf(theme, { ...brandOf(name).COLOURS[theme] }))).toEqual([])
})

it.each([
  [
    'a colour that is hard to read',
    coloured('light', { brand: '#93b4ff' }),
    'COLOURS.light: brand on page has less than 4.5:1',
  ],
  ['another in the dark', coloured('dark', { brand: '#22315c' }), 'COLOURS.dark: brand on page has less than 4.5:1'],
  [
    'white on a pale first picture',
    coloured('light', { 'shell-from': '#c0d0ff' }),
    'COLOURS.light: on-hero on shell-from has less than 4.5:1',
  ],
  [
    'water that the text on it is lost in',
    coloured('light', { 'hero-water': '#ffffff' }),
    'COLOURS.light: on-hero-secondary on hero-under-water has less than 4.5:1',
  ],
  [
    'a pale mark of a family',
    coloured('dark', { 'chart-3': '#31556b' }),
    'COLOURS.dark: chart-3 on surface has less than 4.5:1',
  ],
  ['a colour by its name', coloured('light', { hero: 'navy' }), 'COLOURS.light: hero isn’t six-digit hex'],
  ['a field that is empty', { ...right, BRAND: { ...right.BRAND, hotline: '' } }, 'BRAND.hotline is missing'],
  [
    'no manager’s hotline',
    { ...right, BRAND: { ...right.BRAND, assetManager: { name: '示例' } } } as Brand,
    'BRAND.assetManager.hotline is missing',
  ],
  ['no counter where staff sit', { ...right, BRANCHES: right.BRANCHES.slice(0, 1) }, 'BRANCHES lacks south'],
  ['nothing that matured deposits become', { ...right, OFFERED: ['regular'] as const }, 'OFFERED lacks renewed'],
  [
    'account numbers like those of cards',
    { ...right, RECEIVING_BANK: { ...right.RECEIVING_BANK, accountPrefix: '62220200' } },
    'RECEIVING_BANK.accountPrefix isn’t 990 and five digits',
  ],
])('refuses %s', (_, brand, fault) => expect(brandFaults(brand)).toContain(fault))

it('refuses a brand without one of its exports', () => {
  for (const name of Object.keys(brandOf())) {
    const { [name as keyof Brand]: _left, ...rest } = { ...right }
    expect(brandFaults(rest)).toContainEqual(expect.stringMatching(`^${name}`))
  }
})

it('refuses a name that no folder has', () => {
  expect(() => brandOf('../src')).toThrow(`BRAND is one of ${BRAND_NAMES.join(', ')}, not ../src`)
})

it('has no two brands with a word in common', () => {
  const all = BRAND_NAMES.flatMap((name) => wordsOf(brandOf(name)))
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
})

it.each([
  // The console's page is for the sandbox's staff and has colours of its own.
  ['words', ['src', 'sandbox', 'config'], wordsOf],
  ['colours', ['src', 'config'], coloursOf],
] as const)('has no brand’s %s in what ships, outside its folder', (_, folders, of) => {
  const files = folders.flatMap((folder) => filesUnder(join(ROOT, folder)))
  const words = BRAND_NAMES.flatMap((name) => of(brandOf(name)))
  const found = files
    .filter((file) => !/\.test\.[a-z]+$|\/testing\//.test(file))
    .flatMap((file) =>
      strangeWords(readFileSync(file, 'utf8'), words).map((word) => [file.slice(ROOT.length + 1), word]),
    )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
