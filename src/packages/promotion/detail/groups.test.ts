import { groupsOf } from './groups'
import type { Own } from './groups'
import type { Summary } from '../campaigns'

const campaign = (actId: string, state: Summary['state']): Summary => ({
  ...{
    actId,
    state,
    kind: 'LEARN',
    title: actId,
    summary: '',
    ...(actId !== 'taken' && { worth: '5积分' }),
    picture: { motif: 'book', tone: 'blue' },
    startAt: 0,
    endAt: 1,
  },
})
const ALL = [
  campaign('joined', 'RUNNING'),
  campaign('free', 'RUNNING'),
  campaign('young', 'RUNNING'),
  campaign('taken', 'RUNNING'),
  campaign('soon', 'SCHEDULED'),
  campaign('held', 'PAUSED'),
  campaign('stopped', 'PAUSED'),
  campaign('unfetched', 'ENDED'),
  campaign('over', 'ENDED'),
]
const OWN: readonly Own[] = [
  { actId: 'joined', joined: true, claimable: 0 },
  { actId: 'free', joined: false, claimable: 0 },
  { actId: 'young', joined: false, claimable: 0, refusal: '仅限新客户' },
  { actId: 'soon', joined: false, claimable: 0 },
  { actId: 'held', joined: true, claimable: 2 },
  { actId: 'unfetched', joined: true, claimable: 1 },
  { actId: 'over', joined: true, claimable: 0 },
]

const shown = (own: readonly Own[] | undefined) =>
  groupsOf(ALL, own).map(({ title, listed }) => [
    title,
    listed.map(({ campaign: { actId }, standing, refusal }) =>
      [actId, standing, refusal].filter((one) => one !== undefined).join(' '),
    ),
  ])

describe('the centre of campaigns', () => {
  it('begins with what the member has joined or can claim, and says why one can’t be joined', () => {
    expect(shown(OWN)).toEqual([
      ['我参加的', ['joined 已参加', 'held 2份待领取', 'unfetched 1份待领取']],
      ['我可参加的', ['free']],
      ['即将开始与暂停的', ['soon', 'stopped']],
      ['暂不能参加', ['young 不可参加 仅限新客户']],
      ['已领完', ['taken 已领完']],
      ['已结束', ['over']],
    ])
  })

  it('shows what runs and what is over to whoever isn’t known', () => {
    expect(shown(undefined)).toEqual([
      ['进行中与即将开始', ['joined', 'free', 'young', 'soon', 'held', 'stopped']],
      ['已领完', ['taken 已领完']],
      ['已结束', ['unfetched', 'over']],
    ])
  })

  it('takes one that began since the bank was asked for one that may be joined', () => {
    expect(groupsOf(ALL, [])[0]?.title).toBe('我可参加的')
  })

  it('has no empty group', () => {
    expect(groupsOf([campaign('over', 'ENDED')], []).map(({ title }) => title)).toEqual(['已结束'])
  })
})
