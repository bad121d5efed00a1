import fc from 'fast-check'
import { isOrgAccountNo, mayBindOrgCard, nextProofAt, ORG_PROOF, ORG_ROLES, proofOutcome, triesLeft } from './orgCard'
import type { ProofFacts } from './orgCard'

const CARD = { state: 'PROVING', proofAmount: 37, proofUntil: 1_000 } as const

it.each([
  [{}, 37, 3, 999, 'right'],
  [{}, 37, 3, 1_000, 'expired'],
  [{}, 38, 3, 0, 'wrong'],
  [{}, 37, 1, 0, 'right'],
  [{}, 36, 1, 0, 'lastWrong'],
  [{}, 37, 0, 0, 'expired'],
  [{ state: 'FAILED' }, 37, 3, 0, 'expired'],
  [{ state: 'APPROVING' }, 37, 3, 0, 'expired'],
] as const)('with %p, told %p with %p tries left at %p: %p', (changed, told, left, now, outcome) =>
  expect(proofOutcome({ ...CARD, ...changed }, told, left, now)).toBe(outcome),
)

const failed = (tries: number, addedAt: number): ProofFacts => ({
  state: 'FAILED',
  tries,
  addedAt,
  proofUntil: addedAt + ORG_PROOF.ms,
  decidedAt: addedAt,
})
const { coolingMs, windowMs } = ORG_PROOF

it.each([
  ['nothing was tried', [], 0, undefined],
  ['nothing was tried in time', [failed(0, 0)], 1, undefined],
  ['one was guessed wrong', [failed(3, 0)], 1, coolingMs],
  ['the pause is over', [failed(3, 0)], coolingMs, undefined],
  ['two were', [failed(3, 0), failed(2, coolingMs)], 2 * coolingMs, windowMs],
  ['the first is out of the window', [failed(3, 0), failed(2, coolingMs)], windowMs, undefined],
] as const)('another proof when %s', (_, proofs, now, from) => expect(nextProofAt(proofs, now)).toBe(from))

it('takes no more wrong tries in any thirty days than an enterprise has, however they are spread', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ pauseMs: fc.nat(3 * coolingMs), guesses: fc.nat(4) })), (days) => {
      const proofs: ProofFacts[] = []
      const tried: number[] = []
      let now = 0
      for (const { pauseMs, guesses } of days) {
        now += pauseMs
        if (nextProofAt(proofs, now) !== undefined) continue
        let one: ProofFacts = { ...failed(0, now), state: 'PROVING', decidedAt: null }
        for (let guess = 0; guess < guesses; guess += 1) {
          const left = triesLeft(one, [...proofs, one], now)
          if (left === 0) break
          tried.push(now)
          one = { ...one, tries: one.tries + 1, ...(left === 1 ? { state: 'FAILED', decidedAt: now } : {}) }
        }
        proofs.push(one.state === 'FAILED' ? one : { ...one, state: 'FAILED', decidedAt: now })
      }
      for (const at of tried) {
        const within = tried.filter((other) => other >= at && other < at + windowMs)
        expect(within.length).toBeLessThanOrEqual(ORG_PROOF.orgTries)
      }
    }),
  )
})

it('is bound by the legal representative and makers alone', () =>
  expect(ORG_ROLES.filter(mayBindOrgCard)).toEqual(['LEGAL', 'MAKER']))

it.each([
  ['12345678', true],
  ['1234567', false],
  ['1'.repeat(32), true],
  ['1'.repeat(33), false],
  ['1234 5678', false],
])('%p can be an account: %p', (text, fits) => expect(isOrgAccountNo(text)).toBe(fits))
