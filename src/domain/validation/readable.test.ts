import fc from 'fast-check'
import { isReadable } from './readable'
import { foldedLine, foldedLines, saysStrangeSign, strangeSign } from './folded'

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
  'a\u3164b',
  'a\u{e0041}b',
])('%j isn’t taken', (text) => {
  expect(isReadable(text, { lines: true })).toBe(false)
})

test('a line end only where there may be lines', () => {
  expect(['一\n二', '一'].map((text) => isReadable(text, { lines: false }))).toEqual([false, true])
})

test.each([
  ['王\u200b明\u202e\ufeff', '王明'],
  ['１２号＃３－４　Ａ座', '12号#3-4 A座'],
  ['样例～二＠例．ｃｏｍ［１］＋２', '样例~二@例.com[1]+2'],
  // The marks of Chinese sentences and names stay as they are written.
  ['某某（北京）科技：一，二；三！', '某某（北京）科技：一，二；三！'],
  ['一\t二\r\n三\u00a0四', '一 二 三 四'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
])('the line %j is kept as %j', (typed, kept) => expect(foldedLine(typed)).toBe(kept))

test('a text of several lines keeps its lines and its wide signs', () => {
  expect(foldedLines('１\r\n二\u2028三\u0000\u200e\t四')).toBe('１\n二\n三 四')
})

test('whatever is typed is readable once it is folded, and folded once for all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      expect(isReadable(foldedLine(typed), { lines: false })).toBe(true)
      expect(isReadable(foldedLines(typed), { lines: true })).toBe(true)
      expect(foldedLine(foldedLine(typed))).toBe(foldedLine(typed))
    }),
    { numRuns: 2_000 },
  )
})

test('the first sign that an address hasn’t is named', () => {
  expect(strangeSign('样例路12号#3-4~5：“甲”[乙]+丙@丁〇')).toBeUndefined()
  expect(strangeSign('样例路<12>号')).toBe('<')
  expect(strangeSign('样例路12号🏠')).toBe('🏠')
  expect(saysStrangeSign('详细地址', '<')).toBe('详细地址不能包含“<”，请删除')
})
