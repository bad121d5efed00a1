import { testMachine } from '@test/machines'
import { blockersOf, CLOSING_CHECKS, finding, goingOnOf, lapsesOf, unagreedOf } from './checks'
import { CLOSURE_MACHINE, CLOSURE_STATES, isWithdrawable, LAPSES, STOPS_MONEY, CLOSURE_STATE_NAMES } from './machine'

const all = CLOSING_CHECKS.map((check) => ({ check, count: 1 }))

test('every check has one effect, and is shown with it alone', () => {
  const shown = [blockersOf(all), lapsesOf(all), goingOnOf(all)].flatMap((some) => some.map(({ check }) => check))
  expect([...shown].sort()).toEqual([...CLOSING_CHECKS].sort())
})

test('what several capabilities found is one line, in the table’s order, and none of nothing', () => {
  const found = [...finding('freezes', 1), ...finding('holdings', 2), ...finding('holdings', 3)]
  expect(blockersOf(found)).toEqual([
    { check: 'holdings', effect: 'blocks', count: 5 },
    { check: 'freezes', effect: 'blocks', count: 1 },
  ])
  expect(finding('orders', 0)).toEqual([])
})

test('what lapses is agreed to by its name, and nothing else has to be', () => {
  expect(unagreedOf(all, ['coupons', 'statements']).map(({ check }) => check)).toEqual([
    'points',
    'familyCardsUsed',
    'phoneChange',
    'rewards',
    'accruedCommissions',
  ])
  expect(unagreedOf(all, CLOSING_CHECKS)).toEqual([])
})

test('whatever waits for somebody ends by itself and can be called off; what stops money is never a closing of somebody unseen', () => {
  const waiting = CLOSURE_STATES.filter((state) => CLOSURE_MACHINE.after(state, 'lapsed'))
  expect(waiting).toEqual([...LAPSES])
  expect(waiting.every(isWithdrawable)).toBe(true)
  expect(STOPS_MONEY.filter((state) => CLOSURE_MACHINE.after(state, 'faceShown'))).toEqual([])
})

testMachine({
  name: 'closure',
  file: 'src/domain/closure/machine.ts',
  machines: [CLOSURE_MACHINE],
  ends: 'CLOSED WITHDRAWN REFUSED',
  callers: ['sandbox/business/closure'],
  names: { CLOSURE_STATE_NAMES },
})
