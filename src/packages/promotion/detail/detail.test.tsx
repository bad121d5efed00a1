import { joinCampaign } from '@/contract/campaign/joinCampaign'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { queryMyCampaign } from '@/contract/campaign/queryMyCampaign'
import { answer, answerLater, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { START, FACTS, READ_ONLY } from '../testing'

describe('/promotionDetail', () => {
  const open = async () => {
    answer(queryCampaign, FACTS)
    answer(queryMyCampaign, { tasks: [] })
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('参加活动'))
    return page
  }

  it('keeps the rules folded until somebody asks, and says how many there are', async () => {
    const page = await open()
    expect(page.text()).not.toContain('2. 每人一次')
    await page.tap(page.findText('查看2条'))
    expect(page.text()).toContain('2. 每人一次')
    await page.tap(page.findText('收起'))
    expect(page.text()).not.toContain('2. 每人一次')
  })

  it('shows tax and what is left before anything is earned, and joins by the rules that were shown', async () => {
    const page = await open()
    expect(page.findAll('.campaign-task__gain').map(({ textContent }) => textContent)).toEqual(['1.50元', '0.70元'])
    expect(page.text()).toContain('红包1.88元，代扣个税0.38元')
    expect(page.text()).toContain('已送完')
    answer(joinCampaign, {
      joined: { at: START, rulesVersion: 3 },
      tasks: [
        { taskKey: 't', done: 0, promised: 0 },
        { taskKey: 's', done: 1, promised: 0 },
      ],
    })
    await page.tap(page.findText('参加活动'))
    await page.until(() => expect(page.text()).toContain('待完成'))
    expect(page.findAll('.campaign-task__step').map(({ textContent }) => textContent)).toEqual(['✓', '2', '✓'])
    expect(page.text()).toContain('已开立本行电子账户的客户，已参加')
    expect(page.text()).toContain('下一步，待完成')
    page.findText('去完成：通过问答')
    expect(sent(joinCampaign)).toEqual([{ actId: 'weeklyLearn', rulesVersion: 3, variant: 'a' }])
  })

  it('of a draw shows odds, numbers, value and stock of every prize, and what wins nothing', async () => {
    arrive({ signedIn: false })
    answer(queryCampaign, {
      ...FACTS,
      campaign: { ...FACTS.campaign, actId: 'luckyDraw', kind: 'DRAW' },
      tasks: [{ taskKey: 'c', title: '签到', trigger: 'checkedIn', prizeKey: 'chance', most: 2 }],
      prizes: [
        {
          ...{ prizeKey: 'v', kind: 'VOUCHER', name: '咖啡券', amount: 0 },
          tax: 0,
          value: 1_000,
          stock: 9,
          left: 7,
          odds: 1_500,
        },
        {
          ...{ prizeKey: 'p', kind: 'POINTS', name: '8积分', amount: 8 },
          tax: 0,
          value: 100,
          stock: 9,
          left: 0,
          odds: 200_000,
        },
      ],
      draw: { fallback: 'p', commitment: '0'.repeat(64), winners: [] },
    })
    const page = await openPage('/promotionDetail', { actId: 'luckyDraw' })
    await page.until(() => page.findText('奖品、概率和剩余'))
    for (const said of [
      '概率0.15%',
      '价值10.00元',
      '剩7/9',
      '概率20%，归“未中奖”',
      '价值1.00元',
      '已抽完',
      '100次里约100次不中',
      '概率99.85%（含抽完的20%）',
    ])
      expect(page.text()).toContain(said)
  })

  it('tells who may not take part so before all else, and promises them nothing', async () => {
    answer(queryCampaign, FACTS)
    answer(queryMyCampaign, { tasks: [], refusal: '本活动仅限首次开户的新客户参加' })
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('本活动仅限首次开户的新客户参加'))
    const text = page.text()
    expect(text.indexOf('本活动仅限')).toBeLessThan(text.indexOf('答题领红包'))
    expect(text).toContain('不可参加')
    expect(text).not.toContain('税后最多2.90元')
    expect(text).not.toContain('还剩')
    page.findText('查看其他活动')
  })

  it('shows a member nothing of it before it is known whether they may take part', async () => {
    answer(queryCampaign, FACTS)
    const say = answerLater(queryMyCampaign, { tasks: [] })
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => expect(sent(queryMyCampaign)).toHaveLength(1))
    expect(page.text()).not.toContain('税后最多2.90元')
    say()
    await page.until(() => page.findText('税后最多2.90元'))
  })

  it('says why somebody can’t join', async () => {
    const page = await open()
    refuse(joinCampaign, 'PlacesTaken')
    await page.tap(page.findText('参加活动'))
    await page.until(() => page.findText('活动名额已满，可在活动中心查看其他活动'))
  })

  it('tells what a task has brought, and what it has not', async () => {
    answer(queryCampaign, FACTS)
    answer(queryMyCampaign, {
      joined: { at: START, rulesVersion: 3 },
      tasks: [
        { taskKey: 't', done: 1, promised: 1 },
        { taskKey: 's', done: 2, promised: 1 },
      ],
    })
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('查看我的奖励'))
    expect(page.text()).toContain('剩余3份，已完成')
    expect(page.text()).toContain('最多2次，已送完，已完成2次，获得1份')
  })

  it.each([
    ['进行中，名额已满', { ...FACTS, placesLeft: 0 }],
    ['进行中，奖励已送完', { ...FACTS, prizes: FACTS.prizes.map((prize) => ({ ...prize, left: 0 })) }],
  ])('invites nobody to join once it is over: %s', async (said, facts) => {
    arrive({ signedIn: false })
    answer(queryCampaign, facts)
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('查看其他活动'))
    page.findText(said)
  })

  it('that can’t be asked where somebody stands says so, and asks again', async () => {
    answer(queryCampaign, FACTS)
    refuse(queryMyCampaign, 'InternalError')
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('重新加载'))
    page.findText('网络繁忙，请稍后再试')
    answer(queryMyCampaign, { tasks: [] })
    await page.tap(page.findText('重新加载'))
    await page.until(() => page.findText('参加活动'))
  })

  it.each([
    ['a page to read has its own route', READ_ONLY, '未找到该活动'],
    ['of what is closed', { ...FACTS, closed: true, blocks: [], tasks: [] }, '本行不通过达人推广产品'],
  ])('shows nothing of it: %s', async (_, facts, said) => {
    answer(queryCampaign, facts)
    const page = await openPage('/promotionDetail', { actId: 'deposit' })
    await page.until(() => page.findText(said))
    expect(page.text()).not.toContain('答题领红包')
    expect(page.text()).not.toContain('整存整取')
    expect(sent(queryMyCampaign)).toEqual([])
  })

  it('asks a stranger to sign in, and nothing of theirs', async () => {
    arrive({ signedIn: false })
    answer(queryCampaign, FACTS)
    const page = await openPage('/promotionDetail', { actId: 'weeklyLearn' })
    await page.until(() => page.findText('登录后参加'))
    expect(sent(queryMyCampaign)).toEqual([])
  })
})
