import { bankColour, bankMark } from './mark'

it.each([
  ['农业银行', '农'],
  ['中国农业银行', '农'],
  ['中国银行', '中'],
  ['中信银行', '信'],
  ['招商银行', '招'],
])('%s is told by %s', (bankName, mark) => expect(bankMark(bankName)).toBe(mark))

it.each([
  ['农业银行', 3],
  ['中国农业银行', 3],
  ['建设银行', 1],
  ['中国银行', 2],
])('%s has the colour nearest to its own', (bankName, hue) =>
  expect(bankColour(bankName)).toEqual({ '--colour-bank': `var(--colour-chart-${hue})` }),
)

it('draws no bank in the grey of what is off', () => {
  const hues = Array.from({ length: 200 }, (_, at) => bankColour(`第${at}村镇银行`)['--colour-bank'])
  expect(new Set(hues).size).toBeGreaterThan(3)
  expect(hues).not.toContain('var(--colour-chart-5)')
})
