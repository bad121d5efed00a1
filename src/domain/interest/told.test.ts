import { addDays, day, daysBetween } from '../dates/day'
import { basisPoints, yuan } from '../money/fen'
import { interestBy } from './position'
import type { DepositPosition } from './position'
import { toldPosition } from './told'
import type { ToldTerms } from './told'

const bp = basisPoints
const year = { term: 1, termType: 'Y' } as const
const base = { ...year, aheadRate: bp(5), startDate: '20260101', endDate: '20270101', rateSteps: [] }
const position = {
  ...year,
  amount: yuan(100_000),
  aheadRate: bp(5),
  startDay: day('20260101'),
  endDay: day('20270101'),
}
const steps = [0, 90, 180].map((fromDays, index) => ({ fromDays, rate: bp(5 + index * 40) }))
const period = { term: 1, termType: 'M' } as const
const floor = { floorRate: bp(60), floatingRate: bp(130), barrier: 0, pays: 'at or above' } as const

const TOLD: Readonly<Record<string, readonly [ToldTerms, DepositPosition]>> = {
  fixedTerm: [
    { ...base, productType: '20194', appointRate: bp(130) },
    { ...position, appointRate: bp(130), interest: { method: 'fixedTerm' } },
  ],
  fullPeriod: [
    { ...base, productType: '20178', appointRate: bp(120), payoutPeriod: period },
    { ...position, appointRate: bp(120), interest: { method: 'fullPeriod', period } },
  ],
  stepped: [
    { ...base, productType: '20117', appointRate: bp(85), rateSteps: steps },
    { ...position, appointRate: bp(85), interest: { method: 'stepped', steps } },
  ],
  structured: [
    { ...base, productType: '30101', appointRate: bp(190), floorRate: bp(60) },
    { ...position, appointRate: bp(190), interest: { method: 'structured', terms: floor } },
  ],
  agreement: [
    { ...base, productType: '30201', appointRate: bp(40), floorBalance: yuan(10_000) },
    { ...position, appointRate: bp(40), interest: { method: 'agreement', floorBalance: yuan(10_000) } },
  ],
}

it.each(Object.entries(TOLD))('earns as the bank has it on every day: %s', (_, [terms, held]) => {
  const found = toldPosition(terms, yuan(100_000))
  if (!found) throw new Error('nothing is known')
  for (let days = 0; days <= daysBetween(held.startDay, held.endDay); days += 1) {
    const on = addDays(held.startDay, days)
    expect([on, interestBy(found, on)]).toEqual([on, interestBy(held, on)])
  }
})

it('knows nothing of shares, of an unknown code and of a method whose figure is missing', () => {
  for (const [productType, missing] of [
    ['91318017', {}],
    ['99999', {}],
    ['20178', { payoutPeriod: undefined }],
    ['30101', { floorRate: undefined }],
    ['30201', { floorBalance: undefined }],
    ['20194', { endDate: '' }],
  ] as const)
    expect(toldPosition({ ...base, productType, appointRate: bp(130), ...missing }, yuan(1))).toBeUndefined()
})
