import { isStorable } from './storable'

test.each([
  [true, '张伟 𠮷 \n'],
  [true, { a: ['x', 1, null, true, undefined] }],
  [false, 'a\0b'],
  [false, '\ud800'],
  [false, '\udc00\ud800'],
  [false, { a: [{ b: 'x\0' }] }],
])('%s: %j can be kept', (kept, value) => {
  expect(isStorable(value)).toBe(kept)
})
