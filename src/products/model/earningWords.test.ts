import { basisPoints, yuan } from '@/domain/money/fen'
import { commonTerms } from './commonTerms'
import { earningsFor, saleTerms } from './earnings'
import { earningWords } from './earningWords'
import { facts } from './testing'

const quarter = { term: 3, termType: 'M', endDate: '20270221' } as const
const year = facts({ productName: '普通储蓄一年' })
const gain = facts({
  productType: '20506',
  productName: '增益存一年',
  appointRate: basisPoints(135),
  minAmt: yuan(1_000),
})

/** For 10,000 yuan and a year, unless another amount is said. */
const words = (products: readonly ReturnType<typeof facts>[], amount: number | undefined = 10_000) => {
  const [term] = saleTerms(products)
  if (!term) throw new Error('nothing on sale')
  return earningWords(earningsFor(products, amount === 0 ? undefined : yuan(amount), term))
}

describe('a line of the shelf', () => {
  it('says how much less it brings than the first', () => {
    expect(words([year, gain])).toEqual(['同额同期利息最多', '比增益存一年少5.00元'])
  })

  it('ranks nothing where all bring the same, where it is alone or without an amount', () => {
    expect(words([year, { ...gain, appointRate: year.appointRate }])).toEqual([undefined, undefined])
    expect(words([year])).toEqual([undefined])
    expect(words([year, gain], 0)).toEqual([undefined, undefined])
  })

  it('says of what doesn’t take the amount from which one on it does', () => {
    expect(words([year, gain], 600)).toEqual([undefined, '1,000元起存'])
  })

  it('says that a structured deposit is compared by what it pays at least', () => {
    const structured = facts({ productType: '30101', appointRate: basisPoints(200), floorRate: basisPoints(100) })
    expect(words([year, structured])).toEqual(['同额同期利息最多', '按保底利息，比普通储蓄一年少30.00元'])
  })
})

it('has the four terms that most families have, and the current one always', () => {
  const products = [
    year,
    gain,
    facts({ ...quarter, productType: '20520' }),
    facts({ ...quarter, productType: '20124' }),
    ...[2, 3, 5].map((term) => facts({ productType: '20194', term, endDate: `${2026 + term}1121` })),
    facts({ productType: '20506', term: 5, endDate: '20311121' }),
    facts({ productType: '20523', term: 6, termType: 'M', endDate: '20270521' }),
  ]
  const terms = saleTerms(products)
  const common = (label: string) => {
    const current = terms.find((term) => term.label === label)
    if (!current) throw new Error(`no term ${label}`)
    return commonTerms(products, terms, current).map((term) => term.label)
  }
  expect(terms).toHaveLength(6)
  expect(common('1年')).toEqual(['3个月', '6个月', '1年', '5年'])
  expect(common('3年')).toEqual(['3个月', '1年', '3年', '5年'])
})
