import { day } from '../dates/day'
import { idCardNotice, idCardRefusal } from './idCardTerm'

it.each([
  [null, undefined, undefined],
  ['20261120', 'IdCardExpired', 'IdCardExpired'],
  ['20261121', 'IdCardExpiring', undefined],
  ['20270219', 'IdCardExpiring', undefined],
  ['20270220', undefined, undefined],
])('a card valid until %s: %s, and a trade meets %s', (until, notice, refusal) => {
  const today = day('20261121')
  expect(idCardNotice(until === null ? null : day(until), today)?.name).toBe(notice)
  expect(idCardRefusal(until === null ? null : day(until), today)?.name).toBe(refusal)
})
