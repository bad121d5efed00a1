import { day } from '../dates/day'
import { checkLoginPassword } from './loginPassword'

const KNOWN = { birth: day('19900307'), phone: '17000000001' }

it.each([
  ['abc1234', 'length'],
  [`${'a1'.repeat(10)}b`, 'length'],
  ['12345678', 'letters and digits'],
  ['abcdefgh', 'letters and digits'],
  ['abcd 1234', 'letters and digits'],
  ['密码abc12345', 'letters and digits'],
  ['ab19900307', 'known'],
  ['a17000000001b', 'known'],
] as const)('%s is refused for its %s', (password, error) => {
  expect(checkLoginPassword(password, KNOWN)).toEqual({ ok: false, error })
})

it.each(['abcd1234', 'a1'.repeat(10), '1990abcd'])('%s may be set', (password) => {
  expect(checkLoginPassword(password, KNOWN)).toEqual({ ok: true, value: password })
})
