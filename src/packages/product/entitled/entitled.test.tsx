import { answer, refuse, sent } from '@test/component/bank'
import { lookOf } from '@test/component/readiness'
import { openPage } from '@test/component/openPage'
import { arrive, nobodyYet } from '@test/component/people'
import { pages } from '@test/component/router'
import type { AgreementOffer } from '@/contract/product/agreementOffer'
import { queryAgreementOffers } from '@/contract/product/queryAgreementOffers'
import { queryInvitations } from '@/contract/product/queryInvitations'
import { redeemAgreementCode } from '@/contract/product/redeemAgreementCode'
import { applyEligibility } from '@/contract/referral/applyEligibility'
import { queryEligibility } from '@/contract/referral/queryEligibility'
import { EARNING } from '@/contract/account/testing'
import { queryWallet } from '@/contract/account/queryWallet'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryCoupons } from '@/contract/voucher/queryCoupons'
import { basisPoints, yuan } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { authorisation } from '@/platform/authorisation'
import { storage } from '@/platform/storage'
import { dispatch } from '@/session/session'
import { facts } from '@/products/model/testing'

const LOWEST_TO_AGREED = '0.05%~0.55%'
const OFFER_ID = 'ab'.repeat(16)
const offer = (changed: Partial<AgreementOffer> = {}): AgreementOffer => ({
  offerId: OFFER_ID,
  codeEnd: 'EP45',
  state: 'REDEEMED',
  lastDay: '20261130',
  redeemedAt: 0,
  product: facts({
    productType: '30201',
    productName: '协定存款',
    appointRate: basisPoints(55),
    aheadRate: basisPoints(5),
    floorBalance: yuan(20_000),
    term: 6,
    termType: 'M',
  }),
  ...changed,
})

describe('an adviser’s code', () => {
  it('is looked at before it is sent, and what the bank says of it stands at the field', async () => {
    answer(queryAgreementOffers, { offers: [], more: false })
    refuse(redeemAgreementCode, 'AgreementCodeOfAnother')
    const page = await openPage('/agrDepCode')
    await page.until(() => page.findText('还没有协定利率'))
    expect(lookOf(page, '验证利率码')).toBe('blocked')
    await page.tap(page.findText('验证利率码'))
    expect(page.text()).toContain('请输入协定利率码')
    await page.type('input', 'ZW23 AGRD')
    await page.tap(page.findText('验证利率码'))
    expect(page.text()).toContain('协定利率码为12位')
    expect(sent(redeemAgreementCode)).toEqual([])
    await page.type('input', 'zw23 agrd ep45')
    expect(lookOf(page, '验证利率码')).toBe('primary')
    await page.tap(page.findText('验证利率码'))
    await page.until(() => expect(page.text()).toContain('不是为您出具的'))
    expect(sent(redeemAgreementCode)).toEqual([{ agreementCode: 'ZW23AGRDEP45' }])
  })

  it('leads to the buying page with its terms while it may be used, and to the deposit afterwards', async () => {
    const used = offer({ offerId: 'cd'.repeat(16), state: 'USED', usedAt: 1, seqNo: '7' })
    answer(queryAgreementOffers, { offers: [offer(), used], more: false })
    const page = await openPage('/agrDepCode')
    await page.until(() => page.findText('使用并存入'))
    expect(page.findAll('.ui-rate').map(({ textContent }) => textContent)).toEqual([LOWEST_TO_AGREED, LOWEST_TO_AGREED])
    for (const said of ['20,000元', '6个月', '2026.11.30', '可使用', '已使用']) expect(page.text()).toContain(said)
    expect(page.text().split('使用并存入')).toHaveLength(2)
    await page.tap(page.findText('使用并存入'))
    expect(pages().slice(-1)).toEqual(['/agrDepBuy'])
  })
})

describe('a purchase with an adviser’s terms', () => {
  const AT = { productType: '30201', offerId: OFFER_ID }
  beforeEach(() => {
    const { product } = offer()
    answer(queryInvitations, { families: ['agreement'] })
    answer(queryAgreementOffers, { offers: [offer()], more: false })
    answer(queryProducts, { products: [{ ...product, appointRate: basisPoints(15) }] })
    answer(queryProductDetail, { product, yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
    answer(queryWallet, {
      ...{ balance: yuan(100_000), available: yuan(100_000), frozen: 0, outgoing: 0, acctNo: '**** 0001' },
      interest: EARNING,
    })
    answer(queryCoupons, { coupons: [], today: '20261121' })
  })

  it('shows nobody the shelf’s rate in their place, and is signed in to', async () => {
    arrive({ signedIn: false })
    const page = await openPage('/agrDepBuy', AT)
    await page.until(() => page.findText('登录后查看您的协定利率'))
    expect(page.findAll('input')).toEqual([])
    await page.tap(page.findText('登录'))
    await page.until(() => expect(pages().slice(-1)).toEqual(['/gesture']))
    dispatch({ type: 'signedIn', token: 'account' })
    await page.until(() => expect(page.text()).toContain(LOWEST_TO_AGREED))
  })

  it('stays as it is for who has to sign in again, and leads back to itself', async () => {
    const page = await openPage('/agrDepBuy', AT)
    await page.until(() => page.find('input'))
    await page.type('input', '30000')
    dispatch({ type: 'ended' })
    dispatch({ type: 'noSession' })
    await page.until(() => expect(page.text()).toContain(LOWEST_TO_AGREED))
    const request = jest.spyOn(authorisation, 'request').mockResolvedValue({ ok: false, error: { kind: 'leaving' } })
    await page.tap('[role=checkbox]')
    await page.tap(page.findText('立即存入'))
    await page.until(() => expect(request).toHaveBeenCalledTimes(1))
    expect(String(request.mock.calls[0]?.[0])).toContain(`offerId=${OFFER_ID}`)
    expect(storage.get('typed')).toMatchObject({ text: '30000', offerId: OFFER_ID })
  })
})

describe('the pages for employees of listed institutions', () => {
  const EXCLUSIVE = facts({ productType: '20186', productName: '专享存款', saleStatus: 'ON_SALE' })
  beforeEach(() => answer(queryProducts, { products: [EXCLUSIVE] }))

  it.each(['a customer', 'anybody'])(
    'say to %s first that nothing is on sale, and take no proof for it',
    async (who) => {
      if (who === 'anybody') nobodyYet()
      answer(queryEligibility, {})
      answer(queryInvitations, { families: [] })
      answer(queryProducts, { products: [{ ...EXCLUSIVE, saleStatus: 'CLOSED' }, facts({ productType: '20194' })] })
      const page = await openPage('/publicOffice')
      await page.until(() => page.findText('暂无在售'))
      expect(page.text()).toContain('公职专属产品目前没有在售')
      expect(page.text()).not.toContain('提交工作证明')
      expect(page.findAll('input')).toEqual([])
      await page.tap(page.findText('看看可购产品'))
      expect(pages()).toContain('/productDetailsHomePage')
    },
  )

  it('promise who was certified no product while none is on sale', async () => {
    const standing = { institution: 'school', department: '数学组', workNoEnd: '0194', appliedAt: 0 }
    answer(queryEligibility, { eligibility: { ...standing, state: 'ELIGIBLE' } })
    answer(queryInvitations, { families: ['exclusive'] })
    const page = await openPage('/publicOffice')
    await page.until(() => expect(page.text()).toContain('可购买以下公职专属产品'))
    answer(queryProducts, { products: [] })
    const closed = await openPage('/publicOffice')
    await closed.until(() => closed.findText('您已通过认证'))
    await closed.until(() => expect(closed.text()).toContain('目前没有在售'))
    expect(closed.text()).not.toContain('可购买')
  })

  it('are read by anybody', async () => {
    nobodyYet()
    const page = await openPage('/publicOffice')
    await page.until(() => page.findText('公示单位'))
    expect(page.text()).toContain('长春市示例第一中学')
  })

  it('take a proof that is whole, once it is promised to be true', async () => {
    answer(queryEligibility, {})
    answer(queryInvitations, { families: [] })
    const applied = {
      state: 'APPLIED' as const,
      institution: 'school',
      department: '数学组',
      workNoEnd: '0194',
      appliedAt: 0,
    }
    answer(applyEligibility, { eligibility: applied })
    const page = await openPage('/publicOffice')
    await page.until(() => page.findText('提交工作证明'))
    expect(lookOf(page, '提交工作证明')).toBe('blocked')
    await page.tap(page.findText('提交工作证明'))
    expect(sent(applyEligibility)).toEqual([])
    await page.tap('[role=checkbox]')
    await page.tap(page.findText('提交工作证明'))
    expect(page.text()).toContain('请选择所在单位')
    expect(page.text()).toContain('请填写部门')
    await page.tap('.ui-pick-field__line')
    await page.tap(page.findText('长春市示例第一中学'))
    const [department, workNo] = page.findAll('input')
    if (!department || !workNo) throw new Error('no fields')
    await page.type(department, '数学组')
    await page.type(workNo, 'XX-20194')
    answer(queryEligibility, { eligibility: applied })
    expect(lookOf(page, '提交工作证明')).toBe('primary')
    await page.tap(page.findText('提交工作证明'))
    await page.until(() => expect(page.text()).toContain('审核中'))
    expect(sent(applyEligibility)).toMatchObject([{ institution: 'school', department: '数学组', workNo: 'XX-20194' }])
  })
})
