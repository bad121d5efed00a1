import fc from 'fast-check'
import { isUscc, tidyUscc, usccCheck } from './uscc'

const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'.split('')

it.each([
  // The standard's own example, and its worked calculation of one that is wrong: 1640 modulo 31 leaves 28, so 3.
  ['91350100M000100Y43', true],
  ['91350100M000100Y4Z', false],
  // Codes as registers publish them.
  ['91110000802100433B', true],
  ['91440300708461136T', true],
  ['9144030071526726XG', true],
  // Two that change places, a letter that isn't used, too short, too long.
  ['93150100M000100Y43', false],
  ['9135O100M000100Y43', false],
  ['91350100M000100Y4', false],
  ['91350100M000100Y433', false],
  ['', false],
] as const)('%s: %p', (code, valid) => expect(isUscc(code)).toBe(valid))

it('of any body has one right end, and any other character in any place is noticed', () => {
  const body = fc
    .tuple(
      fc.array(fc.constantFrom(...CHARACTERS), { minLength: 2, maxLength: 2 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 }),
      fc.array(fc.constantFrom(...CHARACTERS), { minLength: 9, maxLength: 9 }),
    )
    .map((parts) => parts.flat().join(''))
  fc.assert(
    fc.property(body, fc.nat({ max: 17 }), fc.constantFrom(...CHARACTERS), (head, place, other) => {
      const code = head + usccCheck(head)
      expect(isUscc(code)).toBe(true)
      expect(CHARACTERS.filter((end) => isUscc(head + end))).toHaveLength(1)
      const changed = code.slice(0, place) + other + code.slice(place + 1)
      expect(isUscc(changed)).toBe(changed === code)
    }),
  )
})

it('is read without blanks and in capitals', () => expect(tidyUscc(' 9135 0100m000100y43 ')).toBe('91350100M000100Y43'))
