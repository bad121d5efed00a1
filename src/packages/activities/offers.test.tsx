import { claimOffer } from '@/contract/campaign/claimOffer'
import { queryCityOffers } from '@/contract/campaign/queryCityOffers'
import { queryMyCampaign } from '@/contract/campaign/queryMyCampaign'
import { queryRanking } from '@/contract/points/queryRanking'
import { setRanking } from '@/contract/points/setRanking'
import type { RewardState } from '@/domain/campaign/reward'
import { fakeLocation } from '@/platform/location/fake'
import { location } from '@/platform/location'
import { ok } from '@/domain/result'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { answer, loseAnswer, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import type { Mounted } from '@test/component/harness'
import { showsObstacles } from '@test/component/obstacles'
import { arrive } from '@test/component/people'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'

/** Which of the two offers the page shows. */
const shownOn = (page: Mounted) => ['咖啡券', '市场券'].filter((name) => page.text().includes(name))

/** 2026-11-23 10:00 in Shanghai. */
const AT = 1_795_399_200_000

type Offers = AnswerOf<typeof queryCityOffers>
const OFFER: Offers['offers'][number] = {
  ...{
    offerKey: 'coffee',
    kind: 'MERCHANT',
    name: '咖啡券',
    merchant: '样例咖啡',
    face: 1_000,
    least: 2_000,
    days: 30,
  },
  ...{ terms: ['每单限用1张'], monthly: true, stock: 20, left: 9, cities: ['220100'] },
}
const OFFERS: Offers = {
  campaign: {
    ...{ actId: 'cityCard', kind: 'CITY', title: '城市权益', summary: '券' },
    picture: { motif: 'book', tone: 'blue' },
    ...{ state: 'RUNNING', startAt: 0, endAt: AT * 2 },
  },
  ...{ organiser: '样例银行', contact: '95000', audience: ['已开户'], rulesVersion: 3, rules: ['每月一张'] },
  ...{ month: '202611', budget: 100_000, budgetLeft: 9_000, claimUntil: AT * 2, at: AT },
  cities: [
    { code: '220100', name: '长春市', longitude: 125.32, latitude: 43.82 },
    { code: '220200', name: '吉林市', longitude: 126.55, latitude: 43.84 },
  ],
  offers: [OFFER, { ...OFFER, offerKey: 'market', name: '市场券', cities: ['220200'] }],
}
const task = (taskKey: string, had: boolean, reward?: RewardState) => ({
  ...{ taskKey, done: 0, promised: 0, had },
  ...(reward && { reward }),
})

/** Answers the box that is open; what waited for it has gone on afterwards. */
async function say(page: Mounted, said: 'confirm' | 'cancel'): Promise<void> {
  await page.until(() => expect(store.get(boxAtom)).toBeDefined())
  store.get(boxAtom)?.answer(said)
  await page.until(() => expect(store.get(boxAtom)).toBeUndefined())
  await new Promise((resolve) => setTimeout(resolve, 0))
}

describe('offers of a city', () => {
  it('that were had are said to be, and can’t be taken again', async () => {
    answer(queryCityOffers, { ...OFFERS, offers: [...OFFERS.offers, { ...OFFER, offerKey: 'ride', name: '出行券' }] })
    answer(queryMyCampaign, { tasks: [task('coffee', true, 'GRANTED'), task('market', false)] })
    const page = await openPage('/cityCardActivitiesHomePage')
    await page.until(() => expect(page.find('[aria-label="本月已领，咖啡券"]')).toBeTruthy())
    expect(page.find('[aria-label="领取，市场券"]')).toBeTruthy()
    expect(page.text()).toContain('本月领取已领1种，共3种')
  })

  it('that are looked at before they are given, or were taken back, are no vouchers yet: they lead to the rewards', async () => {
    answer(queryCityOffers, OFFERS)
    answer(queryMyCampaign, { tasks: [task('coffee', true, 'CLAIMED'), task('market', true, 'REVOKED')] })
    const page = await openPage('/cityCardActivitiesHomePage')
    await page.until(() => expect(page.text()).toContain('本月领取已领0种，1种核实中，共2种'))
    expect(page.text()).toContain('长春市 · 核实中')
    expect(page.text()).toContain('吉林市 · 已取消')
    expect(page.text()).not.toContain('本月已领')
    await page.tap('[aria-label="查看我的奖励，市场券"]')
    expect(pages().at(-1)).toBe('/zhouMyPrize')
  })

  it('are taken by the rules that were read, and a tap whose outcome nobody knows keeps its id', async () => {
    answer(queryCityOffers, OFFERS)
    answer(queryMyCampaign, { tasks: [] })
    const page = await openPage('/cityCardActivitiesHomePage')
    loseAnswer(claimOffer)
    await page.until(() => page.find('[aria-label="领取，咖啡券"]'))
    await page.tap('[aria-label="领取，咖啡券"]')
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('领取结果正在核实'))
    await say(page, 'confirm')
    answer(claimOffer, { rewardId: 'r', name: '咖啡券', state: 'GRANTED' })
    await page.tap('[aria-label="领取，咖啡券"]')
    await page.until(() => expect(page.text()).toContain('已放入我的卡券'))
    const requests = sent(claimOffer)
    expect(requests[0]).toMatchObject({ offerKey: 'coffee', rulesVersion: 3 })
    expect(new Set(requests.map(({ clientId }) => clientId)).size).toBe(1)
  })

  it('are said to be for others by the bank’s own sentence, with the way to other campaigns', async () => {
    answer(queryCityOffers, OFFERS)
    answer(queryMyCampaign, { tasks: [], refusal: '本活动不面向本行员工' })
    const page = await openPage('/cityCardActivitiesHomePage')
    await page.until(() => page.findText('本活动不面向本行员工'))
    await page.tap(page.findText('查看其他活动'))
    await page.until(() => expect(pages().at(-1)).toBe('/promotionIndex'))
  })

  it('are of the city that is chosen, and of all again', async () => {
    answer(queryCityOffers, OFFERS)
    answer(queryMyCampaign, { tasks: [] })
    const page = await openPage('/cityCardActivitiesHomePage')
    const shown = () => shownOn(page)
    await page.until(() => expect(shown()).toEqual(['咖啡券', '市场券']))
    for (const [city, offered] of [
      ['吉林市', ['市场券']],
      ['长春市', ['咖啡券']],
      ['全部', ['咖啡券', '市场券']],
    ] as const) {
      await page.tap(page.findText(city))
      expect([city, shown()]).toEqual([city, offered])
    }
  })

  it('are chosen by where the phone is only after agreeing to it', async () => {
    const asked = jest
      .spyOn(location, 'locate')
      .mockImplementation(fakeLocation(ok({ longitude: 126.5, latitude: 43.8 })).locate)
    answer(queryCityOffers, OFFERS)
    answer(queryMyCampaign, { tasks: [] })
    const page = await openPage('/cityCardActivitiesHomePage')
    await page.until(() => page.findText('按位置选择'))
    await page.tap(page.findText('按位置选择'))
    await say(page, 'cancel')
    expect(asked).not.toHaveBeenCalled()
    await page.tap(page.findText('按位置选择'))
    await say(page, 'confirm')
    // Until the phone has said where it is, both are shown; while the city's are read, neither.
    await page.until(() => expect(shownOn(page)).toEqual(['市场券']))
    asked.mockRestore()
  })
})

describe.each([
  ['/seckillIndex', '已抢到', '查看我的卡券', '/myVoucher'],
  ['/yuAgribusinessTicket', '已领取', '查看我的惠农券', '/yuAgribusinessTicketII'],
] as const)('%s, taken', (name, given, way, to) => {
  it.each([
    ['GRANTED', given, way, to],
    ['CLAIMED', '核实中', '查看我的奖励', '/zhouMyPrize'],
    ['REVOKED', '已取消', '查看我的奖励', '/zhouMyPrize'],
  ] as const)('as %s says %s and leads to %s', async (state, said, leads, place) => {
    answer(queryCityOffers, { ...OFFERS, offers: [OFFER] })
    answer(queryMyCampaign, { tasks: [task('coffee', true, state)] })
    const page = await openPage(name)
    await page.until(() => page.findText(leads))
    expect(page.text()).toContain(said)
    if (state !== 'GRANTED') expect(page.text()).not.toContain(given)
    await page.tap(page.findText(leads))
    expect(pages().at(-1)).toBe(place)
  })
})

describe('a farm voucher', () => {
  it('isn’t offered to who lives elsewhere, who reads why and where to change it', async () => {
    answer(queryCityOffers, { ...OFFERS, offers: [{ ...OFFER, cities: [] }] })
    answer(queryMyCampaign, { tasks: [], refusal: '您登记的居住地址不在本活动的地区内' })
    const page = await openPage('/yuAgribusinessTicket')
    await page.until(() => expect(page.text()).toContain('您登记的居住地址不在本活动的地区内'))
    expect(page.text()).not.toContain('领取惠农券')
    await page.tap(page.findText('查看我的资料'))
    await page.until(() => expect(pages().at(-1)).toBe('/selfInformation'))
  })
})

describe('a rush', () => {
  const RUSH: Offers = {
    ...OFFERS,
    campaign: { ...OFFERS.campaign, actId: 'noonRush', kind: 'SECKILL', startAt: AT - 1 },
    offers: [{ ...OFFER, cities: [], monthly: false }],
  }
  const open = async (offers: Offers) => {
    answer(queryCityOffers, offers)
    answer(queryMyCampaign, { tasks: [] })
    return openPage('/seckillIndex')
  }

  it('counts down to its second by the bank’s time, and asks the bank when that has come', async () => {
    const page = await open({ ...RUSH, campaign: { ...RUSH.campaign, state: 'SCHEDULED', startAt: AT + 2_000 } })
    await page.until(() => expect(page.text()).toMatch(/00:00:0[12]后开始/))
    expect(page.text()).not.toContain('立即抢券')
    answer(queryCityOffers, RUSH)
    await page.until(() => expect(page.text()).toContain('立即抢券'), 6_000)
  })

  it('shows one’s place in the queue as the bank says it, asks again under the same id, and says what one got', async () => {
    const page = await open(RUSH)
    const queued = (ahead: number, waitedMs: number, aboutMs?: number) =>
      answer(claimOffer, {
        ...{ rewardId: '', name: '', state: 'QUEUED' },
        queue: { ahead, waitedMs, ...(aboutMs !== undefined && { aboutMs }) },
      })
    queued(1_234, 0)
    await page.until(() => page.findText('立即抢券'))
    await page.tap(page.findText('立即抢券'))
    await page.until(() => expect(page.text()).toContain('1234人'))
    expect(page.text()).toContain('暂无法估计')
    queued(12, 2_400, 61_000)
    await page.until(() => expect(page.text()).toContain('12人已排队3秒'), 3_000)
    expect(page.text()).toContain('约2分钟')
    answer(claimOffer, { rewardId: 'r', name: '咖啡券', state: 'GRANTED' })
    await page.until(() => expect(page.text()).toContain('已放入我的卡券'), 3_000)
    expect(page.text()).not.toContain('正在排队')
    expect(new Set(sent(claimOffer).map(({ clientId }) => clientId)).size).toBe(1)
  })

  it('is left by who doesn’t want to wait: nothing is asked any more', async () => {
    const page = await open(RUSH)
    answer(claimOffer, { rewardId: '', name: '', state: 'QUEUED', queue: { ahead: 3, waitedMs: 0 } })
    await page.until(() => page.findText('立即抢券'))
    await page.tap(page.findText('立即抢券'))
    await page.until(() => expect(page.text()).toContain('退出排队'))
    await page.tap(page.findText('退出排队'))
    await page.until(() => expect(page.text()).toContain('立即抢券'))
    const asked = sent(claimOffer).length
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(sent(claimOffer)).toHaveLength(asked)
  })

  it('is shown by its picture, with how long it runs, and its rules stay folded until they are asked for', async () => {
    const endAt = AT + 3 * 86_400_000
    const page = await open({ ...RUSH, campaign: { ...RUSH.campaign, endAt } })
    await page.until(() =>
      expect(page.find('.banner--blue').textContent).toContain('进行中还剩3天2026.11.23至2026.11.26'),
    )
    expect(page.text()).toContain('活动规则查看2条')
    expect(page.text()).not.toContain('1. 参加条件')
    await page.tap(page.findText('活动规则'))
    expect(page.text()).toContain('1. 参加条件：已开户2. 每月一张')
  })

  it('is open to who has an account and to who has none: whoever isn’t known may sign in or open one', async () => {
    arrive({ registerStatus: 'UNREGISTERED', hasAccount: false, signedIn: false })
    answer(queryCityOffers, RUSH)
    const page = await openPage('/seckillIndex')
    await page.until(() => page.findText('登录或开户后抢券'))
    expect(page.text()).toContain('我的参加登录或开户后查看')
  })

  it('shows how many are left of all right under the ticket, and when it begins only until then', async () => {
    const page = await open({ ...RUSH, campaign: { ...RUSH.campaign, state: 'SCHEDULED', startAt: AT + 60_000 } })
    await page.until(() => expect(page.text()).toMatch(/10元商户券.*领取后30天内有效剩9\/20张.*开始时间/))
    const running = await open(RUSH)
    await running.until(() => expect(running.text()).toContain('剩9/20张'))
    expect(running.text()).not.toContain('开始时间')
    expect(running.find('.offers__remaining').style.width).toBe('45%')
  })

  it('that is over says so, and nothing can be tapped', async () => {
    const page = await open({ ...RUSH, offers: [{ ...OFFER, left: 0 }] })
    await page.until(() => expect(page.find('.offers__stock').textContent).toContain('已抢完'))
    expect(page.find('.offers__remaining').style.width).toBe('0%')
    expect(page.text()).not.toContain('立即抢券')
  })
})

describe('rankings', () => {
  it('show nobody who hasn’t agreed, and nothing is agreed beforehand', async () => {
    answer(queryRanking, { month: '202611', rows: [], of: 0, shown: false, mine: { points: 20 } })
    const page = await openPage('/rankingList')
    await page.until(() => expect(page.text()).toContain('未参加'))
    await page.tap('[aria-label="在榜单中展示我"]')
    await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('其他客户会看到您的姓氏'))
    await say(page, 'cancel')
    expect(sent(setRanking)).toEqual([])
    answer(setRanking, { shown: true })
    answer(queryRanking, {
      month: '202611',
      rows: [
        { place: 1, name: '张*', points: 20, mine: true },
        { place: 2, name: '李*', points: 5, mine: false },
      ],
      of: 2,
      shown: true,
      mine: { points: 20, place: 1 },
    })
    await page.tap('[aria-label="在榜单中展示我"]')
    await say(page, 'confirm')
    await page.until(() => expect(page.text()).toContain('第1名'))
    expect(sent(setRanking)).toEqual([{ shown: true }])
    expect(page.findAll('.point-entries__bar').map(({ style }) => style.width)).toEqual(['100%', '25%'])
  })
})

const openOffers = () => {
  answer(queryCityOffers, OFFERS)
  answer(queryMyCampaign, { tasks: [] })
  return openPage('/cityCardActivitiesHomePage')
}
showsObstacles(claimOffer, openOffers, '[aria-label="领取，咖啡券"]')
