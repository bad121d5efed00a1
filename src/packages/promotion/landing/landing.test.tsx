import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryCampaignSms } from '@/contract/campaign/queryCampaignSms'
import { setCampaignSms } from '@/contract/campaign/setCampaignSms'
import { answer, refuse, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { pages } from '@test/component/router'
import { desktopCode } from '@/platform/desktopCode'
import { codePicture } from '@/platform/desktopCode/codePicture'
import { FACTS, READ_ONLY } from '../testing'

const noProducts = () => answer(queryProducts, { products: [] })

describe('a landing', () => {
  it('is read by anybody, in the look its row names, and its button leads on', async () => {
    arrive({ signedIn: false, hasAccount: false, registerStatus: 'UNREGISTERED' })
    noProducts()
    answer(queryCampaign, READ_ONLY)
    const page = await openPage('/promote_b')
    await page.until(() => page.findText('整存整取'))
    expect(sent(queryCampaign)).toEqual([{ actId: 'deposit', variant: 'b' }])
    expect(page.text()).toContain('本页由样例银行发布')
    await page.tap(page.findText('比较全部存款'))
    await page.until(() => expect(pages().at(-1)).toBe('/combineDepositStencil'))
  })

  it('of a text message leads to the general page once its link is over, also where there is none', async () => {
    answer(queryCampaign, { ...FACTS, linkOver: false })
    answer(queryCampaignSms, { wanted: true })
    const page = await openPage('/promoteSMS_deposit', { t: 'SMSdeposit23' })
    await page.until(() => expect(page.text()).toContain('答题领红包'))
    expect(page.text()).not.toContain('短信链接')
    expect(sent(queryCampaign)).toEqual([{ actId: 'textMessage', variant: 'deposit', link: 'SMSdeposit23' }])
    answer(queryCampaign, { ...FACTS, linkOver: true })
    const over = await openPage('/promoteSMS_deposit')
    await over.until(() => expect(over.text()).toContain('短信链接30天内有效'))
    expect(sent(queryCampaign).slice(1)).toEqual([
      { actId: 'textMessage', variant: 'deposit', link: '' },
      { actId: 'deposit', variant: 'a' },
    ])
  })

  it.each([
    ['who is a stranger', { registered: false }, '免费开户'],
    ['who is known and isn’t signed in', { registered: true }, '登录'],
  ])('that opens an account calls its button so to somebody %s: %s', async (_, { registered }, called) => {
    if (registered) arrive({ signedIn: false })
    else arrive({ signedIn: false, hasAccount: false, registerStatus: 'UNREGISTERED' })
    const button = { block: 'CTA', label: '免费开户', aim: { to: 'OPEN_ACCOUNT' } } as const
    answer(queryCampaign, { ...FACTS, tasks: [], prizes: [], blocks: [button] })
    const page = await openPage('/promote_c')
    await page.until(() => page.findText(called))
    expect(page.text()).not.toContain('立即开户')
  })

  it('shows its own address as a code on a computer, with who brought the reader, and none on a phone', async () => {
    answer(queryCampaign, READ_ONLY)
    noProducts()
    const phone = await openPage('/promote_b')
    await phone.until(() => phone.findText('整存整取'))
    expect(phone.findAll('.desktop-code')).toEqual([])
    const loadCode = () => Promise.resolve({ codePicture })
    const desktop = jest.spyOn(desktopCode, 'loadDrawing').mockReturnValue(loadCode)
    const page = await openPage('/promote_b', { sales_id: 'S100001' })
    await page.until(() => page.find('.desktop-code'))
    const address = 'http://localhost/main/promote_b?sales_id=S100001'
    expect(page.find('.desktop-code img').getAttribute('src')).toBe(codePicture(address))
    desktop.mockRestore()
  })

  it.each([false, true])(
    'of a text message stops them in one tap without signing in, and takes it back in one: link over %s',
    async (linkOver) => {
      arrive({ signedIn: false, hasAccount: false, registerStatus: 'UNREGISTERED' })
      answer(queryCampaign, { ...FACTS, linkOver })
      answer(queryCampaignSms, { wanted: true })
      const page = await openPage('/promoteSMS_newcomer', { t: 'SMSnewcomer2' })
      await page.until(() => page.findText('停止接收'))
      expect(sent(setCampaignSms)).toEqual([])
      answer(setCampaignSms, { wanted: false })
      answer(queryCampaignSms, { wanted: false })
      await page.tap(page.findText('停止接收'))
      await page.until(() => page.findText('恢复接收'))
      expect(page.text()).toContain('已停止向收到这条短信的手机号发送活动短信')
      expect(sent(setCampaignSms)).toEqual([{ link: 'SMSnewcomer2', wanted: false }])
      answer(setCampaignSms, { wanted: true })
      answer(queryCampaignSms, { wanted: true })
      await page.tap(page.findText('恢复接收'))
      await page.until(() => page.findText('停止接收'))
      expect(sent(setCampaignSms).slice(1)).toEqual([{ link: 'SMSnewcomer2', wanted: true }])
    },
  )

  it('of a text message that isn’t the bank’s says where they are stopped instead', async () => {
    answer(queryCampaign, { ...FACTS, linkOver: true })
    refuse(queryCampaignSms, 'SmsLinkUnknown')
    const page = await openPage('/promoteSMS_deposit', { t: 'nobodys' })
    await page.until(() => expect(page.text()).toContain('链接不完整或不是本行发出的'))
  })

  it.each([
    ['/promoteKOL_deposit', '查看全部存款', '/combineDepositStencil'],
    ['/promoteKOL_wealth', '查看代销理财', '/combineWealthStencil'],
  ] as const)('of promoters is closed, with the way to what it was about: %s', async (name, label, shelf) => {
    answer(queryCampaign, { ...FACTS, closed: true, blocks: [] })
    const page = await openPage(name)
    await page.until(() => page.findText('本行不通过达人推广产品'))
    expect(page.text()).not.toContain('学一学')
    await page.tap(page.findText(label))
    await page.until(() => expect(pages().at(-1)).toBe(shelf))
  })

  it('that is over leads to what runs now', async () => {
    answer(queryCampaign, { ...FACTS, campaign: { ...FACTS.campaign, state: 'ENDED' } })
    const page = await openPage('/promote_a')
    await page.until(() => page.findText('活动已结束'))
    expect(page.text()).not.toContain('答题领红包')
    await page.tap(page.findText('查看活动中心'))
    await page.until(() => expect(pages().at(-1)).toBe('/promotionIndex'))
  })

  it('whose campaign nobody knows shows where campaigns are', async () => {
    refuse(queryCampaign, 'CampaignUnknown')
    const page = await openPage('/promotionDetail', { actId: 'nothing' })
    await page.until(() => page.findText('未找到该活动'))
    await page.tap(page.findText('查看活动中心'))
    await page.until(() => expect(pages().at(-1)).toBe('/promotionIndex'))
  })
})
