import { ALL_LETTERS, banksByLetter, lettersOf } from './byLetter'

const bank = (initial: string, name: string) => ({ initial, name, maintained: false })
const BANKS = [bank('B', '北京银行'), bank('G', '工商银行'), bank('G', '光大银行'), bank('Z', '招商银行')]
const names = (text: string, letter = ALL_LETTERS) =>
  banksByLetter(BANKS, text, letter).map(({ initial, banks }) => `${initial} ${banks.map(({ name }) => name).join()}`)

it('offers each letter that a name begins with once', () =>
  expect(lettersOf(BANKS).map(({ label }) => label)).toEqual(['全部', 'B', 'G', 'Z']))

it.each([
  ['', ALL_LETTERS, ['B 北京银行', 'G 工商银行,光大银行', 'Z 招商银行']],
  ['', 'G', ['G 工商银行,光大银行']],
  [' 招商 ', ALL_LETTERS, ['Z 招商银行']],
  ['g', ALL_LETTERS, ['G 工商银行,光大银行']],
  ['商', ALL_LETTERS, ['G 工商银行', 'Z 招商银行']],
  ['火星', ALL_LETTERS, []],
])('finds %p under %p', (text, letter, found) => expect(names(text, letter)).toEqual(found))
