import { addDays, day } from './dates/day'
import { instantOf } from './dates/instant'
import { FIGURES } from './figures'
import { accrue, payable } from './interest/accrual'
import { isSettlementDay, nextSettlementDay } from './interest/demand'
import { interestStartDay, withdrawableFrom } from './interest/valueDate'
import { instructionCutOff } from './maturity/instruction'
import { basisPoints, yuan } from './money/fen'
import { needsElderConfirmation, testExpires } from './risk/levels'

/** Compares the figures in texts with what the code does. */

const TODAY = day('20261122')
const at = (clock: string, on = TODAY): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return instantOf(on, hours, minutes)
}

it('a purchase before the cut-off that texts name counts for today, at it for tomorrow', () => {
  expect(FIGURES.cutOff).toBe('23:30')
  expect(interestStartDay(at(FIGURES.cutOff) - 1)).toBe(TODAY)
  expect(interestStartDay(at(FIGURES.cutOff))).toBe(addDays(TODAY, 1))
  expect(instructionCutOff(addDays(TODAY, 1))).toBe(at(FIGURES.cutOff))
})

it('income can be withdrawn from the time that texts name', () =>
  expect(withdrawableFrom(TODAY)).toBe(at(FIGURES.incomeFrom, addDays(TODAY, 1))))

it('a day’s interest is the yearly one divided by the days that texts name', () => {
  const days = Number.parseInt(FIGURES.rateYear, 10)
  expect(payable(accrue(yuan(100 * days), basisPoints(100), 1))).toBe(yuan(1))
})

it('interest of accounts is settled on the days that texts name', () => {
  expect(FIGURES.settlementDays).toBe('3月、6月、9月、12月的20日')
  const settled = Array.from({ length: 365 }, (_, count) => addDays(TODAY, count)).filter(isSettlementDay)
  expect(settled).toEqual(['20261220', '20270320', '20270620', '20270920'])
  expect([nextSettlementDay(TODAY), nextSettlementDay(day('20261220')), nextSettlementDay(day('20261221'))]).toEqual([
    '20261220',
    '20261220',
    '20270320',
  ])
})

it('a risk test counts for the months that texts name', () =>
  expect([FIGURES.riskTestValid, testExpires(TODAY)]).toEqual(['12个月', '20271122']))

it('the confirmation of elder customers begins at the age that texts name', () => {
  const age = Number.parseInt(FIGURES.elderAge, 10)
  expect([needsElderConfirmation(age - 1), needsElderConfirmation(age)]).toEqual([false, true])
})

it('amounts are read as the law writes them', () =>
  expect([FIGURES.insuranceLimit, FIGURES.fastRedemption, FIGURES.typeTwoADay, FIGURES.typeTwoAYear]).toEqual([
    '50万元',
    '1万元',
    '1万元',
    '20万元',
  ]))
