import { day } from '../dates/day'
import { idCardRefusal, idCardTermOf } from './idCardTerm'
import { restrictionOf } from './restriction'
import { tradingRefusal } from './status'

const TODAY = day('20261121')

const ALL = ['N', 'D', 'IM', 'X'].flatMap((acctStatus) =>
  ['', 'M'].flatMap((missingImageState) =>
    ['N', 'Y'].flatMap((receiveNoPay) =>
      [null, '20261120', '20261121', '20270219', '20270220'].map((until) => ({
        acctStatus,
        missingImageState,
        receiveNoPay,
        until: until === null ? null : day(until),
      })),
    ),
  ),
)

const found = ({ until, ...state }: (typeof ALL)[number]) =>
  restrictionOf({
    ...state,
    cancelButtonState: 'Y',
    acctString: '0008',
    idCardTerm: idCardTermOf(until, TODAY),
  })

it.each(ALL)('says of %o what the bank refuses and what it soon will, and else nothing', (each) => {
  const { until, ...state } = each
  const refused =
    tradingRefusal({ ...state, cancelButtonState: 'Y', acctString: '0008' }) ?? idCardRefusal(until, TODAY)
  const soon = idCardTermOf(until, TODAY) !== undefined
  const restriction = found(each)
  expect(restriction !== undefined).toBe(refused !== undefined || soon)
  if (restriction) expect(restriction.cause).not.toBe(restriction.action)
})

it.each([
  [{ missingImageState: 'M', receiveNoPay: 'Y', acctStatus: 'D', until: day('20261120') }, '去补充', 'papers'],
  [{ missingImageState: '', receiveNoPay: 'Y', acctStatus: 'D', until: day('20261120') }, '去更新', 'idCard'],
  [{ missingImageState: '', receiveNoPay: 'Y', acctStatus: 'D', until: null }, '去完善', 'papers'],
  [{ missingImageState: '', receiveNoPay: 'N', acctStatus: 'IM', until: day('20261122') }, '去激活', 'papers'],
  [{ missingImageState: '', receiveNoPay: 'N', acctStatus: 'N', until: day('20261122') }, '去更新', 'idCard'],
])('names the first thing to be done of %o: %s', (each, action, about) =>
  expect(found(each)).toMatchObject({ action, about }),
)

it('names a lost account before all else, because nothing can be mended until it is lifted or replaced', () => {
  for (const { until, ...state } of ALL) {
    const lost = {
      ...state,
      cancelButtonState: 'Y',
      acctString: '0008',
      idCardTerm: idCardTermOf(until, TODAY),
      lost: true,
    }
    expect(restrictionOf(lost)).toMatchObject({ about: 'losses', action: '去查看' })
  }
})
