import fc from 'fast-check'
import { day } from '../dates/day'
import { instantOf } from '../dates/instant'
import type { TermType } from '../dates/term'
import { ERRORS } from '../errors/catalogue'
import type { ErrorName } from '../errors/catalogue'
import { fen, yuan } from '../money/fen'
import { checkPurchaseAmount } from '../order/purchase'
import { instructionCutOff, instructionsFor, MATURITY_INSTRUCTIONS, renewalTarget } from './instruction'
import { maturityOutcome, paidOutReason } from './outcome'
import type { MaturityCase } from './outcome'

describe('an instruction', () => {
  it('stands from 23:30 of the day before maturity', () =>
    expect(instructionCutOff(day('20270301'))).toBe(instantOf(day('20270228'), 23, 30)))

  it.each([
    ['fixedTerm', 'PAY_OUT RENEW_PRINCIPAL RENEW_ALL TO_WEALTH'],
    ['stepped', 'PAY_OUT RENEW_PRINCIPAL RENEW_ALL TO_WEALTH'],
    ['fullPeriod', 'PAY_OUT RENEW_PRINCIPAL TO_WEALTH'],
    ['structured', 'PAY_OUT TO_WEALTH'],
    ['agreement', 'PAY_OUT TO_WEALTH'],
    ['netValue', ''],
  ] as const)('of a %s deposit may be: %s', (interest, allowed) =>
    expect(instructionsFor(interest).join(' ')).toBe(allowed),
  )
})

describe('what a deposit is renewed into', () => {
  const product = (productType: string, family: string, term: number, termType: TermType, onSale = true) => ({
    productType,
    family,
    term,
    termType,
    onSale,
  })
  const shelf = [
    product('r3', 'renewed', 3, 'M'),
    product('r12', 'renewed', 1, 'Y'),
    product('a3', 'gain', 3, 'M'),
    product('b3', 'regular', 3, 'M'),
    product('c7', 'gain', 7, 'D'),
  ]
  const into = (own: (typeof shelf)[number], products = shelf) => renewalTarget(own, products)?.productType

  it('is its own product at first', () => expect(into(product('x', 'gain', 3, 'M'))).toBe('x'))

  it('is one of the same family and term when its own isn’t sold, before the renewed deposit', () => {
    expect(into(product('x', 'gain', 3, 'M', false))).toBe('a3')
    expect(into(product('x', 'smart12', 3, 'M', false))).toBe('r3')
  })

  it('takes twelve months for a year, and three months for no ninety days', () => {
    expect(into(product('x', 'smart12', 12, 'M', false))).toBe('r12')
    expect(into(product('x', 'gain', 90, 'D', false))).toBeUndefined()
    expect(into(product('x', 'gain', 7, 'D', false))).toBe('c7')
  })

  it('is nothing when nothing of its term is sold', () => {
    expect(into(product('x', 'smart13', 13, 'M', false))).toBeUndefined()
    const closed = shelf.map((one) => ({ ...one, onSale: false }))
    expect(into(product('x', 'gain', 3, 'M', false), closed)).toBeUndefined()
  })
})

describe('on the day of maturity', () => {
  const target = { minimum: yuan(1_000), maximum: yuan(20_000), step: yuan(100) }
  const matured = (changes: Partial<MaturityCase>): MaturityCase => ({
    instruction: 'RENEW_ALL',
    principal: yuan(10_000),
    interest: fen(33_345),
    target,
    ...changes,
  })

  it.each<[string, Partial<MaturityCase>, object]>([
    ['pays out unless told otherwise', { instruction: 'PAY_OUT' }, { kind: 'paidOut', amount: 0, paidOut: 1_033_345 }],
    [
      'keeps the principal',
      { instruction: 'RENEW_PRINCIPAL' },
      { kind: 'renewed', amount: 1_000_000, paidOut: 33_345 },
    ],
    ['keeps interest in whole steps', {}, { kind: 'renewed', amount: 1_030_000, paidOut: 3_345 }],
    [
      'keeps what the product takes at most',
      { principal: yuan(20_000) },
      { kind: 'renewed', amount: 2_000_000, paidOut: 33_345 },
    ],
    [
      'puts all into the wealth product',
      { instruction: 'TO_WEALTH', target: { minimum: yuan(1), step: fen(1) } },
      { kind: 'toWealth', amount: 1_033_345, paidOut: 0 },
    ],
    ['pays out when nothing is sold', { target: undefined }, { kind: 'paidOut', reason: 'ProductNotOnSale' }],
    ['pays out below the minimum', { principal: yuan(500) }, { kind: 'paidOut', reason: 'BelowMinimum' }],
    [
      'pays out what the quota doesn’t take',
      { quotaLeft: fen(1_029_999) },
      { kind: 'paidOut', reason: 'QuotaSoldOut' },
    ],
    ['takes the last of a quota', { quotaLeft: fen(1_030_000) }, { kind: 'renewed' }],
    [
      'names the customer’s restriction before the product’s',
      { restriction: 'AccountDormant', target: undefined },
      { kind: 'paidOut', paidOut: 1_033_345, reason: 'AccountDormant' },
    ],
  ])('%s', (_, changes, outcome) => expect(maturityOutcome(matured(changes))).toMatchObject(outcome))

  it('needs no reason where nothing was asked for', () =>
    expect(maturityOutcome(matured({ instruction: 'PAY_OUT', restriction: 'AccountDormant' })).reason).toBeUndefined())

  it('loses no fen, and keeps only what the product sells', () => {
    const amounts = fc.integer({ min: 0, max: 5_000_000_000 }).map(fen)
    fc.assert(
      fc.property(
        fc.constantFrom(...MATURITY_INSTRUCTIONS),
        amounts,
        amounts,
        fc.record({ minimum: amounts, maximum: fc.option(amounts, { nil: undefined }), step: fc.nat(50_000).map(fen) }),
        (instruction, principal, interest, limits) => {
          const outcome = maturityOutcome({ instruction, principal, interest, target: limits })
          expect(outcome.amount + outcome.paidOut).toBe(principal + interest)
          expect(outcome.paidOut).toBeGreaterThanOrEqual(0)
          if (outcome.kind !== 'paidOut')
            expect(checkPurchaseAmount({ ...limits, amount: outcome.amount }).ok).toBe(true)
          if (instruction === 'RENEW_PRINCIPAL') expect(outcome.amount).toBeLessThanOrEqual(principal)
        },
      ),
    )
  })

  it('has a sentence of its own for every reason it gives', () => {
    const reasons: ErrorName[] = ['ProductNotOnSale', 'BelowMinimum', 'QuotaSoldOut', 'AccountDormant', 'IdCardExpired']
    expect(new Set(reasons.map(paidOutReason)).size).toBe(reasons.length)
    // Something may be left of it: then it isn't sold out, and others still buy.
    expect(paidOutReason('QuotaSoldOut')).toBe('到期日产品剩余额度不足')
    for (const name of Object.keys(ERRORS) as ErrorName[]) expect(paidOutReason(name)).not.toMatch(/[。，]$|^$/)
  })
})
