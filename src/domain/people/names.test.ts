import { isSameName } from './names'

test.each([
  ['周行', '周 行'],
  ['周行', '周\u200b行'],
  ['周行', '\u202e周行'],
  ['周行', '\u3000周行 '],
  ['Ａｎｎａ', 'anna'],
  ['阿里木·买买提', '阿里木•买买提'],
  ['阿里木·买买提', '阿里木买买提'],
])('%s and %s are one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
})

test.each([
  ['周行', '周航'],
  ['周行', '周行行'],
  ['', ''],
  [' ', '\u200b'],
])('%j and %j are not', (one, other) => {
  expect(isSameName(one, other)).toBe(false)
})
