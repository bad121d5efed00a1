import { changedNumbers, leaksIn, said, saidOnly } from './leaks'

const secret = said({
  name: '欧阳样例',
  orderNo: '202611270000000039',
  amount: 14_140_000,
  days: 7,
  open: true,
  state: 'OPEN',
  inviteCode: 'QWERTYUPAS',
})
const nothing = said([])

test.each([
  ['an id', { other: '202611270000000039' }, ['202611270000000039']],
  ['an amount, as text too', [{ sum: 14_140_000 }, { text: '14140000' }], ['14140000']],
  ['a name inside a sentence', { note: '尊敬的欧阳样例，您好' }, ['欧阳样例']],
  ['an id inside a key', { byOrder: { '202611270000000039': true } }, ['202611270000000039']],
  ['a short number under its own field’s name', { days: 7 }, ['days=7']],
  ['no short number of another field', { term: 7 }, []],
  ['no word of the contract', { state: 'OPEN', open: true }, []],
  ['an invitation’s code that has no digit', { text: 'QWERTYUPAS' }, ['QWERTYUPAS']],
  ['no part of a longer number', { total: 914_140_000 }, []],
])('finds %s', (_what, answer, found) => {
  expect(leaksIn(answer, secret, nothing)).toEqual(found)
})

test('what is told without its owner too is no leak', () => {
  const answer = { amount: 14_140_000, days: 7 }
  expect(leaksIn(answer, secret, said(answer))).toEqual([])
  expect(saidOnly(secret, said(answer)).telling).not.toContain('14140000')
})

test('an instant of the timetable is no leak, whichever of them an answer names, and any other instant is one', () => {
  const secret = said({ dueAt: 1_796_351_400_000, paidAt: 1_796_351_400_001 })
  const innocent = said({ dueAt: 1_796_349_600_000 })
  expect(leaksIn({ dueAt: 1_796_351_400_000 }, secret, innocent)).toEqual([])
  expect(leaksIn({ dueAt: 1_796_351_400_001 }, secret, innocent)).toEqual(['1796351400001'])
})

test('a figure that another bank lacks is found, a row’s number and a time are not', () => {
  const elsewhere = { sum: 5, id: 1, at: 1_795_420_800_000 }
  expect(changedNumbers({ sum: 5, id: 2, at: 1_795_420_800_001 }, elsewhere)).toEqual([])
  expect(changedNumbers({ rows: [{ sum: 6 }] }, elsewhere)).toEqual(['sum: 6'])
})
