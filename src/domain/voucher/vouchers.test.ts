import { testMachine } from '@test/machines'
import fc from 'fast-check'
import { addDays, day } from '../dates/day'
import {
  formatCode,
  isUsable,
  moveVoucher,
  VOUCHER_STATES,
  voucherStateOn,
  VOUCHER_MACHINE,
  VOUCHER_STATE_NAMES,
} from './machine'
import type { VoucherState, VoucherTrigger } from './machine'

const TODAY = day('20261123')
const life = (state: VoucherState, from = -3, until = 3) => ({
  state,
  validFrom: addDays(TODAY, from),
  validUntil: addDays(TODAY, until),
})

it.each<[VoucherState, VoucherTrigger, number, number, VoucherState | undefined]>([
  ['ISSUED', 'use', -3, 0, 'USED'],
  ['ISSUED', 'use', 1, 3, undefined],
  ['ISSUED', 'use', -3, -1, undefined],
  ['USED', 'use', -3, 3, undefined],
  ['USED', 'refund', -3, 0, 'ISSUED'],
  ['USED', 'refund', -3, -1, undefined],
  ['ISSUED', 'expire', -3, -1, 'EXPIRED'],
  ['ISSUED', 'expire', -3, 0, undefined],
  ['ISSUED', 'revoke', -3, 3, 'REVOKED'],
  ['USED', 'revoke', -3, 3, undefined],
  ['EXPIRED', 'refund', -3, 3, undefined],
  ['REVOKED', 'use', -3, 3, undefined],
])('a voucher that is %s: %s, valid from %d to %d days on, makes %s', (state, trigger, from, until, to) => {
  expect(moveVoucher(life(state, from, until), trigger, TODAY)).toBe(to)
})

it('is usable exactly when it can be used', () => {
  const days = fc.integer({ min: -5, max: 5 })
  fc.assert(
    fc.property(fc.constantFrom(...VOUCHER_STATES), days, days, (state, from, until) => {
      const voucher = life(state, Math.min(from, until), Math.max(from, until))
      expect(isUsable(voucher, TODAY)).toBe(moveVoucher(voucher, 'use', TODAY) === 'USED')
    }),
  )
})

it('shows as expired the day after its last, before the day’s end has written it', () => {
  expect(voucherStateOn(life('ISSUED', -9, 0), TODAY)).toBe('ISSUED')
  expect(voucherStateOn(life('ISSUED', -9, -1), TODAY)).toBe('EXPIRED')
  expect(voucherStateOn(life('USED', -9, -1), TODAY)).toBe('USED')
})

it('is read in groups of four', () => expect(formatCode('123456789012')).toBe('1234 5678 9012'))

testMachine({
  name: 'voucher',
  file: 'src/domain/voucher/machine.ts',
  machines: [VOUCHER_MACHINE],
  ends: 'EXPIRED REVOKED',
  callers: ['sandbox/business/voucher'],
  names: { VOUCHER_STATE_NAMES },
  unnamed: { expire: 'a day’s end takes all that are too old at once' },
})
