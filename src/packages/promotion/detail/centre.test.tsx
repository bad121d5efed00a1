import { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { queryMyCampaigns } from '@/contract/campaign/queryMyCampaigns'
import { answer, answerLater } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { DAY, FACTS } from '../testing'

describe('/promotionIndex', () => {
  it('begins for a member with what waits to be claimed, and says why one can’t be joined', async () => {
    const { campaign } = FACTS
    const young = { ...campaign, actId: 'young', title: '新客活动' }
    answer(queryCampaigns, { at: 0, campaigns: [young, campaign] })
    answer(queryMyCampaigns, {
      campaigns: [
        { actId: 'young', joined: false, claimable: 0, refusal: '仅限新客户参加' },
        { actId: campaign.actId, joined: true, claimable: 2 },
      ],
    })
    const page = await openPage('/promotionIndex')
    await page.until(() => page.findText('2份待领取'))
    const text = page.text()
    expect(text).toContain('仅限新客户参加')
    expect(text.indexOf('学一学')).toBeLessThan(text.indexOf('新客活动'))
  })

  it('shows a member nothing that would be sorted anew under a finger', async () => {
    const { campaign } = FACTS
    answer(queryCampaigns, { at: 0, campaigns: [{ ...campaign, actId: 'young', title: '新客活动' }, campaign] })
    const own = [{ actId: campaign.actId, joined: true, claimable: 2 }]
    const arriveLater = answerLater(queryMyCampaigns, { campaigns: own })
    const page = await openPage('/promotionIndex')
    const shown: string[] = []
    await page.until(() => {
      shown.push(page.text())
      expect(shown.length).toBeGreaterThan(5)
    })
    expect(shown.filter((text) => text.includes('学一学'))).toEqual([])
    arriveLater()
    await page.until(() => page.findText('2份待领取'))
  })

  it('shows by pictures what can be joined, with the time left by the bank’s clock, and what is over in lines', async () => {
    const { campaign } = FACTS
    const rush = { ...campaign, actId: 'rush', title: '抢券', picture: { motif: 'clock', tone: 'red' } } as const
    const over = { ...campaign, actId: 'over', title: '旧活动', state: 'ENDED' } as const
    const taken = { ...campaign, actId: 'taken', title: '已领完的活动', worth: undefined } as const
    answer(queryCampaigns, { at: campaign.endAt - 3 * DAY, campaigns: [rush, taken, over] })
    answer(queryMyCampaigns, { campaigns: [] })
    const page = await openPage('/promotionIndex')
    await page.until(() => page.findText('旧活动'))
    await page.until(() => page.find('.banner--red .motif--clock'))
    expect(page.findAll('.banner')).toHaveLength(1)
    expect(page.text()).toContain('税后最多2.90元')
    expect(page.text()).toContain('还剩3天')
    await page.tap(page.findText('抢券'))
    expect(pages().at(-1)).toBe('/promotionDetail')
  })
})
