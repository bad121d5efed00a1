import fc from 'fast-check'
import { NO_PARTS, RECORD_TYPE_NAMES, SUM_NAMES } from '@/domain/account/records'
import type { BillParts } from '@/domain/account/records'
import { BRAND } from '@/domain/brand'
import { day } from '@/domain/dates/day'
import { monthOf } from '@/domain/dates/month'
import { fen, yuan } from '@/domain/money/fen'
import type { Drawing, Shape } from '@/domain/drawing'
import { OWN_NAMES } from './bill'
import { drawBill } from './picture'

const NOVEMBER = monthOf(day('20261101'))

const amount = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000_000_00 })).map(fen)
/** Negative where more was taken back than given. */
const signed = fc.oneof(amount, fc.integer({ min: -100_000_00, max: 0 }).map(fen))
const anyParts: fc.Arbitrary<BillParts> = fc.record({
  interest: signed,
  reward: signed,
  received: amount,
  sent: amount,
  saved: amount,
  withdrawn: amount,
  subscribed: amount,
  redeemed: amount,
  spent: signed,
  ownIn: amount,
  ownOut: amount,
})

const isText = (shape: Shape): shape is Extract<Shape, { kind: 'text' }> => shape.kind === 'text'
const isArc = (shape: Shape): shape is Extract<Shape, { kind: 'arc' }> => shape.kind === 'arc'
const textsOf = ({ shapes }: Drawing): readonly string[] => shapes.filter(isText).map(({ text }) => text)

/** All the words that the picture may have: none of a person or an account is among them. */
const WORDS: readonly string[] = [
  ...Object.values(RECORD_TYPE_NAMES),
  ...Object.values(SUM_NAMES),
  ...Object.values(OWN_NAMES),
  ...['仅含占比', BRAND.bankName],
]

describe('the picture of a month’s bill', () => {
  it('says the month, whole per cents, known words, and nothing else: no amount, nobody', () =>
    fc.assert(
      fc.property(anyParts, (parts) => {
        const drawing = drawBill(parts, NOVEMBER)
        const [title, ...others] = drawing ? textsOf(drawing) : ['2026年11月账单']
        expect(title).toBe('2026年11月账单')
        for (const text of others) if (!WORDS.includes(text)) expect(text).toMatch(/^(100|[1-9]\d?)%$/)
      }),
    ))

  it('divides a whole ring for each side on which money moved', () =>
    fc.assert(
      fc.property(anyParts, (parts) => {
        const { interest, reward, received, withdrawn, redeemed, ownIn } = parts
        const { sent, saved, subscribed, spent, ownOut } = parts
        const sides = [
          [received, interest, reward],
          [sent, spent],
          [saved, subscribed, ownOut],
          [withdrawn, redeemed, ownIn],
        ]
        const moved = sides.filter((pieces) => pieces.some((piece) => piece > 0))
        const arcs = drawBill(parts, NOVEMBER)?.shapes.filter(isArc) ?? []
        expect(arcs.filter(({ from }) => from === 0)).toHaveLength(moved.length)
        expect(arcs.filter(({ to }) => to === 1)).toHaveLength(moved.length)
        arcs.forEach(({ from, to }, index) => {
          expect(to).toBeGreaterThan(from)
          if (from !== 0) expect(from).toBe(arcs[index - 1]?.to)
        })
      }),
    ))

  it('draws nothing outside of itself', () =>
    fc.assert(
      fc.property(anyParts, (parts) => {
        const drawing = drawBill(parts, NOVEMBER)
        for (const shape of drawing?.shapes ?? []) {
          if (shape.kind === 'line') throw new Error('a bill has no lines')
          const reach = shape.kind === 'arc' ? shape.radius + shape.band / 2 : 0
          const [width, height] = shape.kind === 'box' ? [shape.width, shape.height] : [reach, reach]
          expect(Math.min(shape.x, shape.y) - reach).toBeGreaterThanOrEqual(0)
          expect(shape.x + width).toBeLessThanOrEqual(drawing?.width ?? 0)
          expect(shape.y + height).toBeLessThanOrEqual(drawing?.height ?? 0)
        }
      }),
    ))

  it('puts the share beside its name, and what is saved apart from what is sent away', () => {
    const drawing = drawBill(
      { ...NO_PARTS, sent: yuan(30), saved: yuan(10), interest: yuan(2), reward: yuan(3) },
      NOVEMBER,
    )
    expect(drawing && textsOf(drawing)).toEqual([
      '2026年11月账单',
      ...['转入和收益', '利息', '40%', '奖励', '60%'],
      ...['转出和消费', '转出', '100%'],
      ...['存放', '存入存款', '100%'],
      BRAND.bankName,
      '仅含占比',
    ])
  })

  it('isn’t there for a month in which nothing moved', () => expect(drawBill(NO_PARTS, NOVEMBER)).toBeUndefined())
})
