import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { COLOURS } from '@/domain/brand'
import { contrast } from '@/domain/contrast'
import { DARK_DRAWING_COLOURS, DRAWING_COLOURS } from './drawing'

const read = (file: string) => readFileSync(resolve(__dirname, file), 'utf8')

/** A value of a sheet, with the brand's colour where it asks for one. */
const filled = (value: string): string => {
  const [, theme, token] = /brand-colour\('(\w+)', '([\w-]+)'\)/.exec(value) ?? []
  const colours: Readonly<Record<string, Readonly<Record<string, string>>>> = COLOURS
  return theme === undefined || token === undefined ? value : (colours[theme]?.[token] ?? '')
}

/** The variables a mixin sets. */
const mixin = (source: string, name: string): Record<string, string> => {
  const body = new RegExp(`@mixin ${name} \\{([^]*?)\\n\\}`).exec(source)?.[1] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, key = '', value = '']) => [key, filled(value)]),
  )
}

/** Keys, chips and segments lie on their ground: in the dark as a brighter fill, because outlines everywhere are unrest. */
const FILLED = {
  'ui/Tabs/Tabs.scss': 'sunken',
  'ui/Keypad/Keypad.scss': 'key',
  'ui/GesturePad/GesturePad.scss': 'key',
  'products/shelf/ChipRow.scss': 'key',
  'products/shelf/FamilyCard.scss': 'sunken',
  'packages/product/detail/TermChooser.scss': 'sunken',
}

describe.each(['light', 'dark'])('the %s theme', (theme) => {
  const colours = mixin(read('_colours.scss'), theme)
  const of = (name: string): string => colours[`colour-${name}`] ?? ''

  it('shows the outlines of controls', () => {
    for (const ground of ['page', 'surface', 'raised', 'pressed'])
      expect({ ground, enough: contrast(of('outline'), of(ground)) >= 3 }).toEqual({ ground, enough: true })
    expect(read('../SecureKeyboard/SecureKeyboard.scss')).toMatch(/box-shadow: inset .*var\(--colour-outline\)/)
    expect(read('../Keypad/Keypad.scss')).toMatch(/box-shadow: inset .*var\(--colour-key-edge\)/)
  })

  if (theme === 'light')
    it('outlines its keys, which are as white as their ground', () => {
      expect(contrast(of('key-edge'), of('surface'))).toBeGreaterThanOrEqual(3)
    })
  else
    it.each(Object.entries(FILLED))('tells what %s draws from its ground by its fill', (sheet, fill) => {
      expect(read(`../../${sheet}`)).toContain(`var(--colour-${fill})`)
      for (const ground of ['page', 'surface', ...(fill === 'key' ? ['raised'] : [])])
        expect({ ground, enough: contrast(of(fill), of(ground)) >= 1.3 }).toEqual({ ground, enough: true })
    })
})

/** The grounds of a theme: of the page, and beside it on a wide screen. */
function groundsOf(theme: string) {
  const { 'colour-page': page, 'colour-outside': outside } = mixin(read('_colours.scss'), theme)
  return { page, outside }
}

/** The first length in a size: its minimum. */
const least = (size: string): number => parseInt(/\d+px/.exec(size)?.[0] ?? '', 10)

/** Who may paint money red or green: what shows interest or income gained or lost, and the hero, where neither can be read. */
const GAIN_AND_LOSS = ['Amount/Amount.scss', 'Card/Card.scss', 'IncomeTrend/IncomeTrend.scss']

/** Who shows interest and income that were paid or credited; an estimate of what is to come is ink (docs/decisions/looks.md). */
const GAINED = [
  'features/list/ListRow.tsx',
  'packages/account/bill/index.tsx',
  'packages/account/records/RecordRow.tsx',
  'packages/account/records/detail/index.tsx',
  'packages/product/HoldingRow.tsx',
  'packages/product/calendar/Calendar.tsx',
  'packages/product/calendar/CalendarDayCard.tsx',
  'packages/product/calendar/IncomeParts.tsx',
  'packages/product/calendar/IncomeStatement.tsx',
  'packages/product/history/HistoryOrders.tsx',
  'packages/product/holdings/CouponCell.tsx',
  'packages/product/holdings/HoldSums.tsx',
  'packages/product/holdings/IncomeDays.tsx',
  'packages/product/holdings/holdInfo/index.tsx',
  'pages/assets/index.tsx',
]

describe('the tokens', () => {
  it('are the same set in both themes', () => {
    const source = read('_colours.scss')
    expect(Object.keys(mixin(source, 'dark')).sort()).toEqual(Object.keys(mixin(source, 'light')).sort())
  })

  it('keep the elder view at 18 px and more, its largest at 30 and more, its targets at 60 (regulation, 2021)', () => {
    const elder = mixin(read('_sizes.scss'), 'elder')
    const texts = Object.entries(elder).filter(([name]) => name.startsWith('text-'))
    const inherited = Object.keys(mixin(read('_sizes.scss'), 'sizes')).filter((name) => name.startsWith('text-'))
    expect(texts.map(([name]) => name).sort()).toEqual(inherited.sort())
    for (const [, size] of texts) expect(least(size)).toBeGreaterThanOrEqual(18)
    expect(Math.max(...texts.map(([, size]) => least(size)))).toBeGreaterThanOrEqual(30)
    expect(elder.target).toBe('60px')
    expect(Number(elder['leading-tight'])).toBeGreaterThanOrEqual(1.3)
  })

  it('let every text follow the chosen type size', () => {
    const sizes = mixin(read('_sizes.scss'), 'sizes')
    const texts = Object.entries(sizes).filter(([name]) => name.startsWith('text-'))
    expect(texts.length).toBeGreaterThan(5)
    for (const [name, size] of texts)
      expect({ name, size }).toMatchObject({ size: expect.stringContaining('--type-scale') })
    expect(readFileSync(resolve(__dirname, '../Theme/Theme.scss'), 'utf8')).not.toContain('text-size-adjust')
  })

  it('paint red and green nothing but interest and income gained or lost', () => {
    const root = resolve(__dirname, '../..')
    const users = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.scss') &&
        !file.startsWith('ui/tokens') &&
        /--colour-(?:gain|loss)\b/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(users.sort()).toEqual(GAIN_AND_LOSS.map((file) => `ui/${file}`))
  })

  it('paint red only what was paid or credited: no page that shows an estimate alone may ask for it', () => {
    const root = resolve(__dirname, '../..')
    const users = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.test)\.tsx$/.test(file) && /tone(?:=|: ).*['"]income['"]/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(users.filter((file) => !file.startsWith('ui/')).sort()).toEqual(GAINED)
  })

  it.each([
    ['light', DRAWING_COLOURS],
    ['dark', DARK_DRAWING_COLOURS],
  ])('are the %s theme’s in pictures that leave the app', (theme, colours) => {
    expect(mixin(read('_colours.scss'), theme)).toMatchObject(
      Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`colour-${name}`, colour])),
    )
  })

  it('give the ground before the app is there, on both platforms, its colour', () => {
    const [{ page: light, outside: lightOutside }, { page: dark, outside: darkOutside }] = [
      groundsOf('light'),
      groundsOf('dark'),
    ]
    for (const [theme, ground] of Object.entries({ light, dark })) {
      const { navigationBackground, background } = JSON.parse(read('../../theme.json'))[theme]
      expect([navigationBackground, background]).toEqual([ground?.toUpperCase(), ground?.toUpperCase()])
    }
    const grounds = [...read('../../index.html').matchAll(/(?:body|#shell)\{[^}]*background:(#\w+)/g)].map(
      ([, ground]) => ground,
    )
    expect(grounds).toEqual([light, light, dark, lightOutside, darkOutside])
  })

  it('are the only place with raw colours', () => {
    const root = resolve(__dirname, '..')
    const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.scss') && !file.startsWith('tokens') && !file.endsWith('_drawings.scss'),
    )
    const raw = sheets.filter((file) =>
      /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(readFileSync(join(root, file), 'utf8').replace(/#\{/g, '')),
    )
    expect(sheets.length).toBeGreaterThan(20)
    expect(raw).toEqual([])
  })
})

/** Rows without space of their own at their sides: a line as wide as they are stands inside the card. */
const NARROW_ROWS = [
  'packages/compliance/riskAssResult/TypeScale.scss',
  'packages/product/detail/InfoList.scss',
  'packages/product/maturity/MaturityForm.scss',
  'packages/product/maturity/RenewalCard.scss',
  'packages/service/survey/OptionList.scss',
  'products/shelf/EarningRow.scss',
  'ui/Choice/Choice.scss',
]

it('draws the line between two rows inside their card, as between cells, and never from edge to edge', () => {
  const root = resolve(__dirname, '../..')
  const between = /^(\.[\w-]+) \+ \1 \{[^}]*border-top/m
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.scss'))
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.filter((file) => between.test(readFileSync(join(root, file), 'utf8'))).sort()).toEqual(NARROW_ROWS)
})
