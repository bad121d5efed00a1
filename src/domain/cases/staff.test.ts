import fc from 'fast-check'
import { mayBeSameClerk } from './staff'

test.each([
  ['工号0312', '客服专员0312'],
  ['0312号', '客服专员0312'],
  ['０３１２', '客服专员0312'],
  ['312', '客服专员0312'],
  ['工号 03 12', '客服专员0312'],
  ['王明经理', '王明'],
  ['王 明', '客服专员王明'],
  ['王·明', '王明'],
  ['姓王的女士', '王明'],
  ['小王', '客服专员0312 王明'],
  ['李强、王明', '王明'],
  ['工号0255 王 明', '0255'],
  ['客服专员', '客服专员0312'],
  ['Ｗａｎｇ　Ｍｉｎｇ', 'wang ming'],
])('a complaint of %s keeps %s out', (against, clerk) => {
  expect(mayBeSameClerk(against, clerk)).toBe(true)
  expect(mayBeSameClerk(clerk, against)).toBe(true)
})

test.each([
  ['工号0312', '客服专员0107'],
  ['工号03', '客服专员0312'],
  ['王明经理', '李强经理'],
  ['客服专员0255', '客服专员0312'],
  ['工号0255', '消保专员0107'],
  // It says nothing of anybody, and somebody must be able to answer.
  ['！？', '客服专员0312'],
])('a complaint of %s keeps nobody out who is %s', (against, clerk) => {
  expect(mayBeSameClerk(against, clerk)).toBe(false)
})

test('whatever stands around a number, in wide or narrow digits, its clerk is kept out', () => {
  const around = fc.constantFrom('', '工号', '客服', ' ', '（', '）', '第', '员工:')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), around, around, fc.boolean(), (number, before, after, wide) => {
      const digits = String(number).padStart(4, '0')
      const written = wide ? digits.replace(/\d/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)) : digits
      expect(mayBeSameClerk(`${before}${written}${after}`, `客服专员${digits}`)).toBe(true)
    }),
  )
})
