import { basisPoints, yuan } from '@/domain/money/fen'
import { familyReason } from './familyReason'
import { shelfProducts } from './shelfProduct'
import { facts } from './testing'

const regular = facts()
const gain = facts({ productType: '20506', appointRate: basisPoints(135), minAmt: yuan(1_000) })
const gainQuarter = facts({
  productType: '20124',
  appointRate: basisPoints(95),
  minAmt: yuan(1_000),
  endDate: '20270221',
})
const quarter = facts({ productType: '20520', appointRate: basisPoints(95), endDate: '20270221' })
const premium = facts({ productType: '20160', appointRate: basisPoints(145), minAmt: yuan(100_000) })

/** Each family's name with its reason among those that are shown. */
const reasons = (...shown: readonly ReturnType<typeof facts>[]) => {
  const products = shelfProducts(shown)
  return Object.fromEntries(
    products.map(({ family, description }) => [
      description.name,
      familyReason(
        products.filter((each) => each.family === family),
        products,
      ),
    ]),
  )
}

it('says who asks for less and who pays more for the same term', () => {
  expect(reasons(regular, gain)).toEqual({
    普通储蓄: '起存金额低于其他定期存款产品',
    增益存: '同期限利率高于普通储蓄',
  })
})

it('is about all others where it is', () => {
  expect(Object.values(reasons(regular, gain, premium))).toEqual([
    '起存金额低于其他定期存款产品',
    '同期限利率高于普通储蓄',
    '同期限利率高于其他定期存款产品',
  ])
})

it('compares rates only where every term that both have pays more', () => {
  expect(reasons(regular, quarter, gain, gainQuarter)['增益存']).toBe('到期一次付息')
})

it('says how a family earns where nothing else tells it apart', () => {
  const rateSteps = [0, 365].map((fromDays, at) => ({ fromDays, rate: basisPoints(at === 0 ? 5 : 165) }))
  expect(reasons(regular)).toEqual({ 普通储蓄: '到期一次付息' })
  const monthly = facts({ productType: '20178', payoutPeriod: { term: 1, termType: 'M' } })
  const yearly = facts({ ...monthly, payoutPeriod: { term: 1, termType: 'Y' } })
  expect(Object.values(reasons(monthly))).toEqual(['每月付息'])
  expect(Object.values(reasons(yearly, monthly))).toEqual(['可选每月、每年付息'])
  expect(Object.values(reasons(facts({ productType: '20117', rateSteps })))).toEqual(['可随时支取，存得越久利率越高'])
  expect(Object.values(reasons(facts({ productType: '30101' })))).toEqual(['到期可得保底利息'])
  expect(Object.values(reasons(facts({ productType: '30201' })))).toEqual(['超出约定余额的部分利率更高'])
  expect(Object.values(reasons(facts({ productType: '91318017', kind: 'wealth' })))).toEqual([undefined])
})
