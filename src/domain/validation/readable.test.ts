import { isReadable } from './readable'

test.each(['你好', 'Wang Ming', '第一行\n第二行', '😀', '👨‍👩‍👧', '👩🏽‍💻', '❤️‍🔥', 'né', 'ｆｕｌｌ　ｗｉｄｔｈ'])(
  'who reads %j sees what is stored',
  (text) => {
    expect(isReadable(text, { lines: true })).toBe(true)
  },
)

test.each([
  'a\u0000b',
  'a\tb',
  'a\rb',
  'a\u007fb',
  'a\u0085b',
  'a\u009fb',
  'a\u00adb',
  'a\u061cb',
  'a\u200bb',
  'a\u200db',
  '王\u200d明',
  '😀\u200d',
  'a\u200eb',
  'a\u2028b',
  'a\u2029b',
  'a\u202eb',
  'a\u2060b',
  'a\u2066b',
  'a\ufeffb',
  'a\ud800b',
])('%j isn’t taken', (text) => {
  expect(isReadable(text, { lines: true })).toBe(false)
})

test('a line end only where there may be lines', () => {
  expect(['一\n二', '一'].map((text) => isReadable(text, { lines: false }))).toEqual([false, true])
})
