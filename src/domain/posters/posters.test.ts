import fc from 'fast-check'
import jsQR from 'jsqr'
import { encode } from 'uqr'
import { BRAND } from '../brand'
import type { Drawing, Shape } from '../drawing'
import { drawCode, drawPlainCode, drawPoster } from './drawing'
import { isAdvertising, POSTER_LAYOUTS, POSTER_LIMITS, POSTER_SUBJECTS, posterFaults } from './poster'
import type { PosterFault, PosterSubject, PosterTemplate } from './poster'
import { widthOf, wrapText } from './text'

const COLOURS = {
  ...{ surface: '#ffffff', ink: '#111827', secondary: '#414b5c', hint: '#5b6474' },
  ...{ line: '#e4e9f1', brand: '#1d4ed8' },
  ...{ gold: '#b7791f', goldOnBrand: '#f2cd72', goldSoft: '#faf1dc' },
}
const GOOD: PosterTemplate = {
  posterId: 'sample',
  subject: 'BANK',
  layout: 'BAND',
  title: '样例标题',
  lines: ['样例文字'],
}
const LINK = 'https://bank.example/main/MakeFriendsSharePage?inviteCode=ZW23456789'

const modulesOf = (text: string) => encode(text, { border: 0, ecc: 'M' }).data

const MODULES = modulesOf(LINK)

/** The picture's boxes as pixels, as a reader sees them. */
function pixels({ width, height, shapes }: Drawing): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const shape of shapes)
    if (shape.kind === 'box') {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => parseInt(shape.colour.slice(from, from + 2), 16))
      const row = new Uint32Array(Math.round(shape.width)).fill((255 << 24) | (b << 16) | (g << 8) | r)
      for (let y = Math.round(shape.y); y < Math.round(shape.y + shape.height); y++)
        data.set(new Uint8ClampedArray(row.buffer), (y * width + Math.round(shape.x)) * 4)
    }
  return data
}

const read = (drawing: Drawing): string | undefined => jsQR(pixels(drawing), drawing.width, drawing.height)?.data

const textsOf = ({ shapes }: Drawing) =>
  shapes.filter((shape): shape is Extract<Shape, { kind: 'text' }> => shape.kind === 'text')

const chinese = (most: number) =>
  fc
    .array(fc.constantFrom(...'存款安全反诈学习，。！a1 '), { minLength: 1, maxLength: most })
    .map((one) => one.join(''))

const anyPoster = fc.record({
  subject: fc.constantFrom(...POSTER_SUBJECTS),
  layout: fc.constantFrom(...POSTER_LAYOUTS),
  title: chinese(POSTER_LIMITS.title),
  lines: fc.array(chinese(POSTER_LIMITS.line), { minLength: 1, maxLength: POSTER_LIMITS.lines }),
  name: chinese(6),
  isStaff: fc.boolean(),
})

const drawn = ({
  subject,
  layout,
  title,
  lines,
  name,
  isStaff,
}: typeof anyPoster extends fc.Arbitrary<infer T> ? T : never) =>
  drawPoster(
    {
      template: { posterId: 'sample', subject, layout, title, lines },
      product: { name: '样例理财', riskLevel: 'R2' },
      sender: { name, ...(isStaff && { staff: { kind: '客户经理', branch: '长春总行营业部', salesId: 'S100001' } }) },
      modules: MODULES,
    },
    COLOURS,
  )

describe('a poster', () => {
  it.each<[PosterFault, Partial<PosterTemplate>]>([
    ['idInvalid', { posterId: 'a b' }],
    ['textMissing', { lines: [] }],
    ['textMissing', { title: ' ' }],
    ['textTooLong', { title: '长'.repeat(POSTER_LIMITS.title + 1) }],
    ['textTooLong', { lines: ['长'.repeat(POSTER_LIMITS.line + 1)] }],
    ['textTooLong', { lines: ['一', '二', '三', '四', '五'] }],
    ['textUnreadable', { title: '样\u202e例' }],
    ['bannedWords', { lines: ['保本稳赚'] }],
    ['rateInText', { title: '年利率2.15%' }],
    ['saysForWhom', { lines: ['人人可参加，先到先得'] }],
    ['saysForWhom', { title: '百分百必中' }],
    ['saysForWhom', { lines: ['人 人“可”参加'] }],
    ['saysForWhom', { title: '必\u3000中' }],
    ['bannedWords', { lines: ['本金有保障'] }],
    ['campaignWrong', { actId: 'weeklyLearn' }],
    ['campaignWrong', { subject: 'CAMPAIGN' }],
    ['productWrong', { productType: '91318017' }],
    ['productWrong', { subject: 'WEALTH' }],
  ])('isn’t approved with %s', (fault, given) => expect(posterFaults({ ...GOOD, ...given })).toContain(fault))

  it('is approved when nothing is wrong', () => expect(posterFaults(GOOD)).toEqual([]))

  it.each<[PosterSubject, readonly string[]]>([
    ['DEPOSIT', ['提前支取利息会减少', '50万元']],
    [
      'WEALTH',
      [
        `“样例理财”由${BRAND.assetManager.name}发行与管理`,
        ...['仅为代销机构', '风险等级R2', '不是存款', '不受存款保险保障', '可能损失本金'],
      ],
    ],
  ])('about %s has on it, in each layout, what the law wants beside it', (subject, words) => {
    for (const layout of POSTER_LAYOUTS) {
      const on = drawn({ ...{ subject, layout, title: '样例', lines: ['样例'], name: '张*' }, isStaff: true })
      const said = textsOf(on)
        .map(({ text }) => text)
        .join('')
      for (const word of words) expect(said).toContain(word)
    }
  })

  it('has its code read as the link, the mark of advertising, and every word inside its margins', () =>
    fc.assert(
      fc.property(anyPoster, (one) => {
        const drawing = drawn(one)
        const texts = textsOf(drawing)
        const all = texts.map(({ text }) => text).join('')
        for (const text of [one.title, ...one.lines, one.name]) expect(all).toContain(text)
        expect(texts.some(({ text }) => text === '广告')).toBe(isAdvertising(one.subject))
        for (const { text, x, y, size, align } of texts) {
          const width = widthOf(text, size)
          const begin = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width
          expect(begin).toBeGreaterThanOrEqual(60)
          expect(begin + width).toBeLessThanOrEqual(drawing.width - 60)
          expect(y + size / 2).toBeLessThanOrEqual(drawing.height - 40)
        }
        const boxes = drawing.shapes.flatMap((shape) => (shape.kind === 'box' ? [shape] : []))
        expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThanOrEqual(drawing.width)
        expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThanOrEqual(drawing.height)
        const columns = [...new Set(texts.map(({ x }) => x))]
        for (const column of columns)
          texts
            .filter(({ x }) => x === column)
            .sort((a, b) => a.y - b.y)
            .reduce((above, below) => {
              expect(below.y - above.y).toBeGreaterThanOrEqual((above.size + below.size) / 2)
              return below
            })
      }),
      { numRuns: 40 },
    ))

  it('has a code that another hand’s reader reads, whatever is in it', () => {
    for (const layout of POSTER_LAYOUTS) {
      const one = { subject: 'BANK', layout, title: '样例', lines: ['样例'], name: '张*', isStaff: false } as const
      expect([layout, read(drawn({ ...one, lines: [...one.lines] }))]).toEqual([layout, LINK])
    }
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9?=&/:.-]{1,180}$/), (text) => {
        expect(read(drawPlainCode(modulesOf(text), '样例', COLOURS))).toBe(text)
      }),
      { numRuns: 10 },
    )
  })

  it('keeps the code’s quiet zone and sharp edges', () => {
    const modules = modulesOf(LINK)
    const [ground, ...dark] = drawCode(modules, 10, 20, 264)
    expect(ground).toMatchObject({ x: 10, y: 20, width: 264, height: 264 })
    const boxes = dark.flatMap((shape) => (shape.kind === 'box' ? [shape] : []))
    const module = boxes[0]?.height ?? 0
    expect(Math.min(...boxes.map(({ x }) => x)) - 10).toBeGreaterThanOrEqual(4 * module)
    expect(Math.min(...boxes.map(({ y }) => y)) - 20).toBeGreaterThanOrEqual(4 * module)
    expect(boxes.every(({ x, y, width }) => [x, y, width].every(Number.isInteger))).toBe(true)
  })

  it('looks another in each layout, with the title readable on what is behind it', () => {
    const pictures = POSTER_LAYOUTS.map((layout) =>
      drawn({ subject: 'BANK', layout, title: '样例标题', lines: ['样例'], name: '张*', isStaff: false }),
    )
    expect(new Set(pictures.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(4)
    for (const drawing of pictures) {
      const title = textsOf(drawing).find(({ text }) => text === '样例标题')
      const behind = drawing.shapes.flatMap((shape) =>
        shape.kind === 'box' && title && shape.y <= title.y && shape.y + shape.height >= title.y && shape.width > 600
          ? [shape.colour]
          : [],
      )
      expect([title?.colour, behind.at(-1)]).toEqual(
        title?.colour === COLOURS.surface ? [COLOURS.surface, COLOURS.brand] : [COLOURS.ink, COLOURS.surface],
      )
    }
  })
})

describe('wrapped text', () => {
  it('loses nothing, fits its width, and begins no line with closing punctuation', () =>
    fc.assert(
      fc.property(chinese(80), fc.integer({ min: 20, max: 60 }), (text, size) => {
        const lines = wrapText(text, size, 400)
        expect(lines.join('')).toBe(text)
        for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(400)
        // Only one mark always has room.
        if (!/[，。！]{2}/.test(text)) for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。！]/)
      }),
    ))
})
