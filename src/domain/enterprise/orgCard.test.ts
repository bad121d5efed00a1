import { isOrgAccountNo, mayBindOrgCard, ORG_PROOF, ORG_ROLES, proofOutcome } from './orgCard'

const CARD = { state: 'PROVING', proofAmount: 37, tries: 0, proofUntil: 1_000 } as const

it.each([
  [{}, 37, 999, 'right'],
  [{}, 37, 1_000, 'expired'],
  [{}, 38, 0, 'wrong'],
  [{ tries: 2 }, 37, 0, 'right'],
  [{ tries: 2 }, 36, 0, 'lastWrong'],
  [{ tries: ORG_PROOF.tries }, 37, 0, 'expired'],
  [{ state: 'FAILED' }, 37, 0, 'expired'],
  [{ state: 'APPROVING' }, 37, 0, 'expired'],
] as const)('with %p, told %p at %p: %p', (changed, told, now, outcome) =>
  expect(proofOutcome({ ...CARD, ...changed }, told, now)).toBe(outcome),
)

it('is bound by the legal representative and makers alone', () =>
  expect(ORG_ROLES.filter(mayBindOrgCard)).toEqual(['LEGAL', 'MAKER']))

it.each([
  ['12345678', true],
  ['1234567', false],
  ['1'.repeat(32), true],
  ['1'.repeat(33), false],
  ['1234 5678', false],
])('%p can be an account: %p', (text, fits) => expect(isOrgAccountNo(text)).toBe(fits))
