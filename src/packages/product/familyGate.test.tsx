import { answer, asked, keepWaiting, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { pages } from '@test/component/router'
import { EARNING } from '@/contract/account/testing'
import { queryCoupons } from '@/contract/voucher/queryCoupons'
import { queryHoldings } from '@/contract/holding/queryHoldings'
import { queryInvitations } from '@/contract/product/queryInvitations'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryWallet } from '@/contract/account/queryWallet'
import { CHANNELS, opensPage, PARTNER_PAGES } from '@/domain/channels/channels'
import type { ChannelCode } from '@/domain/channels/channels'
import { ERRORS } from '@/domain/errors/catalogue'
import { yuan } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { facts } from '@/products/model/testing'
import { forgetSource, keepSource } from '@/session/source'

const SHELF = '/productDetailsHomePage'
const GAIN = facts({ productType: '20122', productName: '增益存七天' })
const EXCLUSIVE = facts({ productType: '20186', productName: '专享存一年' })

const sells = (product: ReturnType<typeof facts>): void => {
  answer(queryProducts, { products: [product] })
  answer(queryProductDetail, { product, yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
  answer(queryWallet, {
    balance: yuan(9_995),
    available: yuan(9_995),
    frozen: 0,
    outgoing: 0,
    acctNo: '**** 0001',
    interest: EARNING,
  })
  answer(queryCoupons, { coupons: [], today: '20261121' })
}

describe('a partner’s page', () => {
  const channels = [undefined, ...(Object.keys(CHANNELS) as ChannelCode[])]
  const visits = channels.flatMap((channel) => PARTNER_PAGES.map((page) => [channel, page] as const))

  it.each(visits)('of %s, %s, opens as the channel’s row says', async (channel, page) => {
    sells(GAIN)
    if (channel) keepSource({ channel })
    else forgetSource()
    for (const name of [`/${page}Index`, `/${page}Buy`] as const) {
      const opened = await openPage(name, { productType: '20122' })
      const sentence = ERRORS.PartnerPageOnly.message
      const seen = opensPage(channel, page) ? '增益存七天' : sentence
      await opened.until(() => expect(opened.text()).toContain(seen))
      expect(opened.text().includes(sentence)).toBe(!opensPage(channel, page))
      opened.unmount()
    }
  })

  it('says kindly whom it is for, asks the bank nothing, and leads on', async () => {
    keepWaiting(queryProducts, queryProductDetail)
    const page = await openPage('/coopIndex')
    expect(page.text()).toContain('仅面向合作渠道的客户')
    expect(asked()).not.toContain('queryProductDetail')
    await page.tap(page.findText('看看可购产品'))
    expect(pages()[0]).toBe(SHELF)
  })

  it('keeps nobody from what they hold', async () => {
    keepWaiting(queryHoldings)
    sells(GAIN)
    const page = await openPage('/coopHoldList')
    expect(page.text()).not.toContain(ERRORS.PartnerPageOnly.message)
    expect(asked()).toContain('queryHoldings')
  })
})

describe('an exclusive family', () => {
  it.each(['/exclusiveIndex', '/exclusiveTwoIndex', '/exclusiveBuy', '/exclusiveTwoBuy'] as const)(
    '%s opens to who is invited and, whatever the link says, to nobody else',
    async (name) => {
      sells(EXCLUSIVE)
      const query = { productType: '20186', channel: 'BANK_STAFF', invited: '1' }
      answer(queryInvitations, { families: [] })
      const stranger = await openPage(name, query)
      await stranger.until(() => expect(stranger.text()).toContain(ERRORS.InvitationMissing.message))
      expect(stranger.text()).not.toContain('专享存一年')
      stranger.unmount()
      answer(queryInvitations, { families: ['exclusive'] })
      const guest = await openPage(name, query)
      await guest.until(() => expect(guest.text()).toContain('专享存一年'))
      expect(sent(queryInvitations).length).toBeGreaterThan(0)
    },
  )
})

describe('a family that the law has closed', () => {
  const CLOSED = facts({ productType: '20200', productName: '递增存', saleStatus: 'CLOSED' })

  it.each(['/addInterestDepositIndex', '/addInterestDepositBuy'] as const)(
    '%s says what it was, that holdings go on, and where to look instead',
    async (name) => {
      sells(CLOSED)
      const page = await openPage(name, { productType: '20200' })
      await page.until(() => expect(page.text()).toContain('靠档计息'))
      for (const text of ['自2021年起停止新增', '按存入时的约定继续计息', '看看可购产品'])
        expect(page.text()).toContain(text)
      expect(page.text()).not.toContain('立即存入')
    },
  )

  it('leads to the families nearest to it', async () => {
    sells(CLOSED)
    const page = await openPage('/addInterestDepositIndex', { productType: '20200' })
    await page.until(() => page.findText('增益存'))
    await page.tap(page.findText('增益存'))
    expect(pages().at(-1)).toBe('/polyBillionDepositIndex')
  })

  it('says nothing of it once the bank sells it again', async () => {
    sells({ ...CLOSED, saleStatus: 'ON_SALE' })
    const page = await openPage('/addInterestDepositIndex', { productType: '20200' })
    await page.until(() => page.findText('立即存入'))
    expect(page.text()).not.toContain('停止新增')
  })
})
