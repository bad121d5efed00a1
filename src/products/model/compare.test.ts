import { basisPoints, fen, yuan } from '@/domain/money/fen'
import { COMPARED_CODES } from '@/routes/queries/product'
import {
  atEnd,
  comparedCaption,
  comparedCodes,
  compareLines,
  earlyRuleOf,
  firstPrincipal,
  mostOf,
  togglePick,
} from './compare'
import { shelfProducts } from './shelfProduct'
import { facts } from './testing'

const wealth = facts({ productType: '91318017', kind: 'wealth', riskLevel: 'R1', endDate: '', minAmt: yuan(1) })

describe('what is chosen to be compared', () => {
  it('is taken in and out, and never more than three', () => {
    expect(togglePick([], 'A')).toEqual(['A'])
    expect(togglePick(['A', 'B'], 'A')).toEqual(['B'])
    expect(togglePick(['A', 'B', 'C'], 'D')).toBeUndefined()
    expect(togglePick(['A', 'B', 'C'], 'C')).toEqual(['A', 'B'])
  })

  it('stands in the address as one to three codes, each once', () => {
    for (const text of ['20194', '20194,20123', '20194,20123,91318017']) expect(text).toMatch(COMPARED_CODES)
    for (const text of ['', ',', '20194,', '1,2,3,4', '20194, 20123', '<script>'])
      expect(text).not.toMatch(COMPARED_CODES)
    expect(comparedCodes('20194,20123,20194')).toEqual(['20194', '20123'])
    expect(comparedCodes(undefined)).toEqual([])
  })
})

describe('the same amount in several products', () => {
  it('begins with 10,000 yuan, or what the dearest takes', () => {
    const of = (minAmt: number) => shelfProducts([facts({ minAmt: yuan(minAmt) })])
    expect(firstPrincipal(of(50))).toBe(yuan(10_000))
    expect(firstPrincipal([...of(50), ...of(200_000)])).toBe(yuan(200_000))
  })

  it('comes to principal and interest at the end of term', () => {
    expect(atEnd(facts(), yuan(10_000))).toEqual({
      kind: 'amount',
      total: fen(1_013_000),
      interest: fen(13_000),
      least: false,
    })
  })

  it('is said to be refused where the product doesn’t take it, and never estimated for the wealth product', () => {
    expect(atEnd(facts({ minAmt: yuan(20_000) }), yuan(10_000))).toEqual({ kind: 'none', why: '20,000元起存' })
    expect(atEnd(facts({ maxAmt: yuan(5_000) }), yuan(10_000))).toEqual({ kind: 'none', why: '单笔最高5,000元' })
    const stepped = facts({ minAmt: yuan(1_000), stepAmt: yuan(100) })
    expect(atEnd(stepped, yuan(10_050))).toEqual({ kind: 'none', why: '以100元递增' })
    expect(atEnd(stepped, yuan(10_100))).toMatchObject({ kind: 'amount' })
    expect(atEnd(wealth, yuan(10_000))).toEqual({ kind: 'none', why: '收益随净值浮动，不作预估' })
  })

  it('is the least of a structured deposit, at its floor', () => {
    const structured = facts({ productType: '30101', floorRate: basisPoints(60), appointRate: basisPoints(190) })
    expect(atEnd(structured, yuan(10_000))).toMatchObject({ interest: fen(6_000), least: true })
  })
})

it('has one name for one thing: a rate that is certain is named by the line alone, and the least amount by its kind', () => {
  const certain = facts({ productType: '20505', payoutPeriod: { term: 1, termType: 'M' } })
  expect(comparedCaption('regular', facts())).toBeUndefined()
  expect(comparedCaption('full', certain)).toBeUndefined()
  expect(comparedCaption('structured', facts({ productType: '30101' }))).toBe('保底~最高年利率')
  expect(comparedCaption('wealth', wealth)).toBe('七日年化收益率')
  const minimum = (...products: (typeof wealth)[]) => compareLines(shelfProducts(products))[1]?.label
  expect(minimum(facts(), certain)).toBe('起存金额')
  expect(minimum(wealth)).toBe('起购金额')
})

it('compares the rules in words, a product a column', () => {
  const lines = compareLines(shelfProducts([facts(), wealth]))
  expect(lines.map(({ label }) => label)).toEqual(['期限', '起存、起购金额', '付息方式', '提前支取', '风险与保障'])
  const safety = lines.find(({ label }) => label === '风险与保障')
  expect(safety?.texts).toEqual(['受存款保险保障', '风险等级R1，非存款，不受存款保险保障'])
})

it('says for every way of earning what leaving early brings', () => {
  for (const productType of ['20194', '20178', '20200', '30101', '30201', '91318017'])
    expect(earlyRuleOf(facts({ productType }))).toMatch(/支取|赎回/)
  expect(earlyRuleOf(facts({ productType: '00000' }))).toBe('--')
})

describe('who brings most', () => {
  const [one, two] = (['20194', '20124'] as const).map((productType, at) =>
    facts({ productType, appointRate: basisPoints(130 + 20 * at) }),
  )
  const floor = facts({ productType: '30101', appointRate: basisPoints(200), floorRate: basisPoints(50) })
  it.each([
    [
      'is told with what it brings above the next',
      [one, two],
      { code: two?.productType, name: two?.productName, more: 2_000 },
    ],
    ['is nobody where two bring the same', [one, one], undefined],
    ['is nobody where there is nothing to compare it with', [one, facts({ kind: 'wealth' })], undefined],
    ['is nobody while another may bring more than is certain', [one, floor], undefined],
  ])('%s', (_, products, expected) => expect(mostOf(products as never, yuan(10_000))).toEqual(expected))
})
