import { attributesInUse, wordsInUse } from './leanTemplates'

const ATTRIBUTES = { 'scroll-top': 'i.p1', bindtransitionend: 'eh', bindtap: 'eh', style: 'i.st', catchtouchmove: 'eh' }
const ALWAYS = ['bindtap', 'style', 'catchtouchmove']

test.each([
  [[], ALWAYS],
  [['scrolltop'], ['scroll-top', ...ALWAYS]],
  [['ontransitionend'], ['bindtransitionend', ...ALWAYS]],
] as const)('of the attributes those stay that the code names: %j', (words, kept) => {
  expect(Object.keys(attributesInUse(ATTRIBUTES, new Set(words)))).toEqual(kept)
})

test('names count that our code or an imported part of NutUI uses, and lists of names don’t', () => {
  const words = wordsInUse()
  // hoverClass of Pressable, onTransitionEnd of NutUI's wheels alone, and a safe password's hash of nobody.
  expect(['hoverclass', 'ontransitionend', 'safepasswordcustomhash'].map((word) => words.has(word))).toEqual([
    true,
    true,
    false,
  ])
})
