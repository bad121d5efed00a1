import { fittingCampaign } from './fittingCampaign'

const one = (actId: string, endAt: number, more: object = {}) => ({
  ...{ actId, endAt, startAt: 0, title: actId, summary: '', worth: '5积分' as string | undefined },
  picture: { motif: 'book', tone: 'blue' } as const,
  kind: 'LEARN' as const,
  state: 'RUNNING' as const,
  ...more,
})
const LATER = one('later', 20)
const SOON = one('soon', 10)
const GIFT = one('gift', 30, { kind: 'GIFT' })
const OVER = one('over', 5, { state: 'ENDED' })
const TAKEN = one('taken', 5, { worth: undefined })
const COMING = one('coming', 5, { state: 'SCHEDULED' })

it.each([
  ['what ends soonest, to a customer', [GIFT, SOON, LATER, OVER, COMING], true, 'soon'],
  ['newcomers’ gift, to whoever has no account', [SOON, LATER, GIFT, OVER], false, 'gift'],
  ['newcomers’ gift, to a customer where nothing else runs', [GIFT, OVER], true, 'gift'],
  ['nothing of which nothing is left', [TAKEN, LATER], true, 'later'],
  ['nothing that is over or to come', [OVER, COMING], true, undefined],
])('shows %s', (_, campaigns, member, shown) => {
  expect(fittingCampaign(campaigns, member)?.actId).toBe(shown)
})
