import { testMachine } from '@test/machines'
import fc from 'fast-check'
import { day } from '../dates/day'
import { basisPoints, fen, yuan } from '../money/fen'
import {
  AGREEMENT_CODE_CHARACTERS,
  agreementCodeOf,
  agreementCodeState,
  agreementCodeText,
  agreementTermsFault,
  AGREEMENT_CODE_MACHINE,
} from './agreementCode'
import { waysOf } from '../machine'

const code = fc
  .array(fc.constantFrom(...AGREEMENT_CODE_CHARACTERS), { minLength: 12, maxLength: 12 })
  .map((all) => all.join(''))

describe('a code as it is typed', () => {
  it('is read as it is printed, in small letters too', () => {
    fc.assert(
      fc.property(code, (one) => {
        expect(agreementCodeOf(agreementCodeText(one))).toBe(one)
        expect(agreementCodeOf(` ${one.slice(0, 6).toLowerCase()}-${one.slice(6)} `)).toBe(one)
        expect(agreementCodeText(one)).toHaveLength(14)
      }),
    )
  })
  it.each(['', '2', 'A'.repeat(11), 'A'.repeat(13), '0AAAAAAAAAAA', 'OAAAAAAAAAAA', '１AAAAAAAAAAA', "A'; DROP ABC"])(
    '%j is none',
    (text) => expect(agreementCodeOf(text)).toBeUndefined(),
  )
})

describe('the machine', () => {
  it('lets one buy only with what was typed, and once', () => {
    expect(waysOf(AGREEMENT_CODE_MACHINE)).toEqual([
      'ISSUED redeem REDEEMED',
      'ISSUED expire EXPIRED',
      'REDEEMED redeem REDEEMED',
      'REDEEMED buy USED',
      'REDEEMED expire EXPIRED',
    ])
  })
  const lastDay = day('20261130')
  it.each([
    [null, null, '20261130', 'ISSUED'],
    [1, null, '20261130', 'REDEEMED'],
    [1, 2, '20261201', 'USED'],
    [1, null, '20261201', 'EXPIRED'],
    [null, null, '20261201', 'EXPIRED'],
  ])('redeemed %s, used %s, on %s is %s', (redeemedAt, usedAt, today, state) =>
    expect(agreementCodeState({ lastDay, redeemedAt, usedAt }, day(today))).toBe(state),
  )
})

describe('an adviser’s terms', () => {
  const product = {
    method: 'agreement',
    appointRate: basisPoints(40),
    aheadRate: basisPoints(5),
    minAmount: yuan(50_000),
  }
  const terms = { rate: basisPoints(60), floorBalance: yuan(10_000), term: 6, termType: 'M' as const }
  it.each([
    [{}, {}, undefined],
    [{ floorBalance: fen(0) }, {}, undefined],
    [{}, { method: 'fixedTerm' }, 'notAgreement'],
    [{ rate: basisPoints(61) }, {}, 'rateTooHigh'],
    [{ rate: basisPoints(5) }, {}, 'rateTooLow'],
    [{ floorBalance: yuan(50_000) }, {}, 'floorTooHigh'],
    [{ term: 0 }, {}, 'termWrong'],
    [{ term: 1.5 }, {}, 'termWrong'],
  ])('%j for %j: %s', (change, other, fault) =>
    expect(agreementTermsFault({ ...terms, ...change }, { ...product, ...other })).toBe(fault),
  )
})

testMachine({
  name: 'agreement code',
  file: 'src/domain/product/agreementCode.ts',
  machines: [AGREEMENT_CODE_MACHINE],
  ends: 'USED EXPIRED',
  callers: ['sandbox/business/product'],
  unnamed: { expire: 'its last day is over: agreementCodeState' },
})
