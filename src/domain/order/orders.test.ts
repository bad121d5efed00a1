import fc from 'fast-check'
import { fen, yuan } from '../money/fen'
import { clientIdFrom, isClientId } from './clientId'
import { checkPurchaseAmount, largestPurchase } from './purchase'

describe('a purchase amount', () => {
  const limits = { minimum: yuan(50), maximum: yuan(10_000), step: yuan(10), available: yuan(5_000) }

  it.each([
    [50_00, undefined],
    [60_00, undefined],
    [5_000_00, undefined],
    [49_99, 'BelowMinimum'],
    [0, 'BelowMinimum'],
    [55_00, 'NotAStep'],
    [50_01, 'NotAStep'],
    [5_010_00, 'InsufficientFunds'],
    [10_000_00, 'InsufficientFunds'],
    [10_010_00, 'AboveMaximum'],
  ])('of %i fen: %s', (amount, refusal) => {
    const outcome = checkPurchaseAmount({ ...limits, amount: fen(amount) })
    expect(outcome.ok ? undefined : outcome.error).toBe(refusal)
  })

  it('steps from the minimum, not from zero', () => {
    expect(checkPurchaseAmount({ amount: fen(1_500), minimum: fen(500), step: fen(1_000) }).ok).toBe(true)
    expect(checkPurchaseAmount({ amount: fen(2_000), minimum: fen(500), step: fen(1_000) }).ok).toBe(false)
  })

  it('is free where no limit is known, but never nothing', () => {
    expect(checkPurchaseAmount({ amount: fen(1), minimum: fen(0), step: fen(0) })).toEqual({ ok: true, value: 1 })
    expect(checkPurchaseAmount({ amount: fen(0), minimum: fen(0) }).ok).toBe(false)
    expect(checkPurchaseAmount({ amount: fen(-100), minimum: fen(-200) }).ok).toBe(false)
  })
})

describe('the largest purchase', () => {
  it('is the largest amount that may be bought, or none', () => {
    const small = fc.nat(40).map(fen)
    fc.assert(
      fc.property(
        fc.record({ minimum: small, maximum: fc.option(small, { nil: undefined }), step: small }),
        small,
        (limits, wanted) => {
          const allowed = Array.from({ length: wanted + 1 }, (_, amount) => fen(amount)).filter(
            (amount) => checkPurchaseAmount({ ...limits, amount }).ok,
          )
          expect(largestPurchase(limits, wanted)).toBe(allowed.at(-1))
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a client id', () => {
  it('comes from 16 bytes', () => {
    const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })
    fc.assert(
      fc.property(bytes, (random) => {
        const id = clientIdFrom(random)
        expect(isClientId(id)).toBe(true)
        expect(Buffer.from(id, 'hex').equals(Buffer.from(random))).toBe(true)
      }),
    )
    expect(() => clientIdFrom(new Uint8Array(15))).toThrow(RangeError)
  })

  it.each(['', '0'.repeat(31), '0'.repeat(33), 'G'.repeat(32), 'A'.repeat(32), `${'0'.repeat(32)}\n`])(
    'is not %j',
    (text) => expect(isClientId(text)).toBe(false),
  )
})
