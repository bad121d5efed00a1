import { bankColour, bankMark } from './mark'

it.each([
  ['农业银行', '农'],
  ['中国农业银行', '农'],
  ['中国银行', '中'],
  ['招商银行', '招'],
])('%s is told by %s', (bankName, mark) => expect(bankMark(bankName)).toBe(mark))

it('has one colour a bank, and more than one among banks', () => {
  const banks = ['农业银行', '工商银行', '招商银行', '建设银行']
  expect(bankColour('农业银行')).toEqual(bankColour('农业银行'))
  expect(new Set(banks.map((bank) => bankColour(bank)['--colour-bank'])).size).toBeGreaterThan(1)
})
