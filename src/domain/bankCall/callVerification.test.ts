import { ASK_AGAIN_MS, isVerified, VERIFIED_MS } from './callVerification'

const AT = 1_793_000_000_000
const calling = { calling: { until: AT + 30 * 60_000 }, at: AT }

test('an answer vouches for the call it was given in, and for no later one', () => {
  expect(isVerified(calling, 0)).toBe(true)
  expect(isVerified(calling, VERIFIED_MS - 1)).toBe(true)
  expect(isVerified(calling, VERIFIED_MS)).toBe(false)
  // A clock that was set back proves nothing.
  expect(isVerified(calling, -1)).toBe(false)
})

test('nothing is vouched for after the call’s own end, or without a call', () => {
  expect(isVerified({ calling: { until: AT + 5_000 }, at: AT }, 4_999)).toBe(true)
  expect(isVerified({ calling: { until: AT + 5_000 }, at: AT }, 5_000)).toBe(false)
  expect(isVerified({ at: AT }, 0)).toBe(false)
})

test('the bank is asked again before an answer is too old, even if one answer is late', () => {
  expect(ASK_AGAIN_MS * 2).toBeLessThan(VERIFIED_MS)
})
