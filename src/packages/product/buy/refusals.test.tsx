import { answer, asked, loseAnswer, refuse, sent } from '@test/component/bank'
import { formThere, showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { navigation, pages } from '@test/component/router'
import { EARNING } from '@/contract/account/testing'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { BRAND } from '@/domain/brand'
import { queryCoupons } from '@/contract/voucher/queryCoupons'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryRiskResult } from '@/contract/compliance/queryRiskResult'
import { queryWallet } from '@/contract/account/queryWallet'
import type { Mounted } from '@test/component/harness'
import { previewBuy } from '@/contract/order/previewBuy'
import { buyProduct } from '@/contract/order/buyProduct'
import { ERRORS } from '@/domain/errors/catalogue'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import type { ErrorName } from '@/domain/errors/catalogue'
import { basisPoints, yuan } from '@/domain/money/fen'
import { facts } from '@/products/model/testing'
import { findRoute } from '@/routes/table'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'
import { buyEffect } from './testing'

const STANDING = { testsLeftToday: 2, testsLeftInPeriod: 8, nextTestDay: '20261121', needsElderConfirmation: false }
const TEST = { level: 'C3', typeName: '稳健型', at: 0, validUntil: '20271120', expired: false } as const
const TOLD = { kind: 'assetManager', title: '', version: '2', givenAt: 0, withdrawable: true }
const FUND = facts({ productType: '91318017', productName: '日日盈', kind: 'wealth', riskLevel: 'R1', endDate: '' })

const open = async (product = facts(), agreementVersion = PRODUCT_AGREEMENT_VERSION): Promise<Mounted> => {
  answer(queryProducts, { products: [product] })
  answer(queryProductDetail, { product, yields: [], agreementVersion })
  const page = await openPage(product.kind === 'wealth' ? '/fnzqBuy' : '/ProductBuy', {
    productType: product.productType,
  })
  if (!(await formThere(page, 'input'))) return page
  await page.type('input', '1000')
  await page.tap('[role=checkbox]')
  return page
}

const confirm = async (page: Mounted): Promise<void> => {
  const action = () => page.findText(page.text().includes('确认申购') ? '确认申购' : '确认存入')
  await page.until(action)
  await page.tap(action())
  await page.until(() => page.findText('请输入支付密码'))
  for (const digit of '135790') {
    const key = page.findAll('.ui-secure-keyboard__key').find((each) => each.textContent === digit)
    if (key) await page.tap(key)
  }
}

/** Gives the order and is refused with this, or never gets the answer. */
const order = async (refusal: ErrorName | 'lost', product = facts()): Promise<Mounted> => {
  const page = await open(product)
  if (refusal === 'lost') loseAnswer(buyProduct)
  else refuse(buyProduct, refusal)
  await page.tap(page.findText(product.kind === 'wealth' ? '立即申购' : '立即存入'))
  await confirm(page)
  return page
}

const box = () => store.get(boxAtom)?.request
/** Wherever it stands: in the page, in a toast, at the keyboard, in the message box. */
const shown = (page: Mounted): string => `${page.text()}${box()?.content ?? ''}`

/** Reads what is said of a distributed product, and goes on. */
const passNotice = async (page: Mounted): Promise<void> => {
  await page.until(() => expect(box()?.title).toBe('代销产品风险提示'))
  store.get(boxAtom)?.answer('confirm')
}

beforeEach(() => {
  answer(queryWallet, {
    balance: yuan(9_995),
    available: yuan(9_995),
    frozen: 0,
    outgoing: 0,
    acctNo: '**** 0001',
    interest: EARNING,
  })
  answer(queryCoupons, { coupons: [], today: '20261121' })
  answer(queryRiskResult, { ...STANDING, test: TEST })
  answer(queryConsents, { consents: [TOLD] })
  answer(updateConsent, {})
  answer(previewBuy, buyEffect())
})

/** Sentences that say more than the catalogue's, because the page knows more. */
const OWN: Partial<Record<ErrorName, string>> = {
  ManagerConsentMissing: BRAND.assetManager.name,
  AgreementMissing: '协议内容已更新，请退出后重新进入，阅读新的协议再购买',
  ElderConfirmationMissing: '您已年满65周岁',
}

const BY_THE_ACCOUNT: readonly ErrorName[] = [
  'AccountDormant',
  'AccountReceiveOnly',
  'AccountImageMissing',
  'IdCardExpired',
  'Maintenance',
  'TooManyRequests',
]

it.each([...buyProduct.errors, ...BY_THE_ACCOUNT])('%s reaches the customer in words', async (refusal) => {
  const page = await order(refusal)
  await page.until(() => expect(shown(page)).toContain(OWN[refusal] ?? ERRORS[refusal].message))
  expect(pages()).not.toContain('/ProductResult')
})

it.each<[ErrorName, string, string]>([
  ['RiskTestMissing', '去测评', '/riskAssessment'],
  ['IdCardExpired', '去更新', '/SettingIdCard'],
])('%s shows the way on: %s', async (refusal, button, route) => {
  const page = await order(refusal)
  await page.until(() => expect(box()?.confirmText).toBe(button))
  store.get(boxAtom)?.answer('confirm')
  await page.until(() => expect(pages()).toContain(route))
})

it.each<[ErrorName, string, string]>([
  ['InsufficientFunds', '去转入', '/AccountTurnInto'],
  ['PasswordLocked', '重置支付密码', '/resetPassword'],
])('%s offers %s only where that is built', async (refusal, button, route) => {
  const page = await order(refusal)
  await page.until(() => expect(box()?.content).toBe(ERRORS[refusal].message))
  expect(box()?.confirmText).toBe(findRoute(route) ? button : '知道了')
})

it('keeps the keyboard open for a wrong password, and what was typed for everything else', async () => {
  const wrong = await order('PasswordWrong')
  await wrong.until(() => wrong.findText('支付密码错误，请重新输入'))
  expect(wrong.findAll('.ui-secure-keyboard__key').length).toBeGreaterThan(0)
  wrong.unmount()
  const gone = await order('QuotaSoldOut')
  await gone.until(() => expect(box()?.content).toContain('额度已售罄'))
  expect(gone.findAll('.ui-secure-keyboard__key')).toEqual([])
  expect((gone.find('input') as HTMLInputElement).value).toBe('1,000')
})

it('shows both rates when it changed between reading and confirming, and asks again', async () => {
  const page = await open()
  refuse(buyProduct, 'RateChanged')
  await page.tap(page.findText('立即存入'))
  const changed = facts({ appointRate: basisPoints(125) })
  answer(queryProductDetail, { product: changed, yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
  answer(queryProducts, { products: [changed] })
  await confirm(page)
  await page.until(() => expect(page.text()).toContain('利率已由1.30%调整为1.25%'))
})

it('never says that an order failed when its answer was lost', async () => {
  const page = await order('lost')
  await page.until(() => expect(pages()).toEqual(['/', '/ProductResult']))
  expect(page.text()).not.toContain('失败')
})

describe('the risk test is asked for before the payment password', () => {
  it.each([
    [{}, '请先完成风险承受能力测评'],
    [{ test: { ...TEST, expired: true } }, '您的风险测评已过期，请重新测评'],
  ])('when it is %j', async (result, sentence) => {
    answer(queryRiskResult, { ...STANDING, ...result })
    const page = await open(FUND)
    await page.tap(page.findText('立即申购'))
    await page.until(() => expect(box()?.content).toBe(sentence))
    expect(page.text()).not.toContain('确认申购')
  })

  it('and one that has expired is told before anything is agreed to, with the way to another', async () => {
    answer(queryRiskResult, { ...STANDING, test: { ...TEST, expired: true } })
    const page = await open(FUND)
    await page.until(() => page.findText('您的风险测评已过期，重新测评后才能购买本产品'))
    await page.tap(page.findText('去测评'))
    expect(pages().at(-1)).toBe('/riskAssessment')
  })

  it('when it came out too low, without offering another', async () => {
    const page = await open({ ...FUND, riskLevel: 'R4' })
    await page.tap(page.findText('立即申购'))
    await page.until(() => expect(box()?.content).toBe(ERRORS.RiskLevelTooHigh.message))
    expect(box()?.confirmText).toBe('知道了')
  })

  it('and a test that suits goes on to the summary, as does a bank that doesn’t answer', async () => {
    loseAnswer(queryRiskResult)
    const page = await open(FUND)
    await page.tap(page.findText('立即申购'))
    await passNotice(page)
    await page.until(() => page.findText('确认申购'))
  })

  it('but nobody is asked who buys a deposit', async () => {
    const page = await open()
    await page.tap(page.findText('立即存入'))
    await page.until(() => page.findText('确认存入'))
    expect(asked()).not.toContain('queryRiskResult')
  })
})

describe('who answers for a distributed product is said before it is bought', () => {
  it('with its level, and whoever turns back has bought nothing', async () => {
    const page = await open(FUND)
    await page.tap(page.findText('立即申购'))
    await page.until(() => expect(box()?.title).toBe('代销产品风险提示'))
    for (const words of [
      '“日日盈”',
      '仅为代销机构',
      '不对本产品的本金和收益作任何保证',
      '风险等级为R1',
      '不受存款保险保障',
    ])
      expect(box()?.content).toContain(words)
    store.get(boxAtom)?.answer('cancel')
    await page.until(() => expect(box()).toBeUndefined())
    expect(page.text()).not.toContain('确认申购')
  })

  it('and not of a deposit', async () => {
    const page = await open()
    await page.tap(page.findText('立即存入'))
    await page.until(() => page.findText('确认存入'))
    expect(box()).toBeUndefined()
  })
})

it('says before the password that the bank has other texts than were shown', async () => {
  const page = await open(facts(), 'newer')
  await page.tap(page.findText('立即存入'))
  await page.until(() => expect(box()?.content).toBe('协议内容已更新，请退出后重新进入，阅读新的协议再购买'))
  expect(page.text()).not.toContain('确认存入')
  expect(sent(previewBuy)).toEqual([])
})

it('opens from the list of agreements each document of the purchase, in its version and with the bank’s figures', async () => {
  const page = await open(FUND)
  await page.tap(page.findText('《理财产品说明书》'))
  await page.until(() => expect(page.text()).toContain(`版本 ${PRODUCT_AGREEMENT_VERSION}`))
  expect(page.text()).toContain('产品代码：91318017')
  expect(page.text()).toContain('起购金额：50元')
})

describe('the consent to tell the asset manager is asked for by itself before the payment password', () => {
  const asks = async (consents: readonly (typeof TOLD & { readonly withdrawnAt?: number })[]): Promise<Mounted> => {
    answer(queryConsents, { consents: [...consents] })
    const page = await open(FUND)
    await page.tap(page.findText('立即申购'))
    await passNotice(page)
    return page
  }

  it.each([
    ['never given', []],
    ['withdrawn', [{ ...TOLD, withdrawnAt: 1 }]],
    ['given to an older text', [{ ...TOLD, version: '1' }]],
  ])('when it was %s, and buying goes on once it is given', async (_, consents) => {
    const page = await asks(consents)
    await page.until(() => expect(box()?.content).toContain(BRAND.assetManager.name))
    expect(box()?.content).toContain(BRAND.assetManager.hotline)
    expect(page.text()).not.toContain('确认申购')
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => page.findText('确认申购'))
    expect(sent(updateConsent)).toEqual([{ kind: 'assetManager', version: '2', agreed: true }])
  })

  const FORMER = { ...TOLD, version: '1', newerVersion: '2' }
  it.each([
    ['before the password', () => asks([FORMER])],
    [
      'once the bank wants it',
      () => {
        answer(queryConsents, { consents: [FORMER] })
        return order('ManagerConsentMissing')
      },
    ],
  ])('%s, of who agreed to a former version only where they read what changed', async (_, ordered) => {
    const page = await ordered()
    await page.until(() => expect(box()?.content).toContain('您此前同意的是版本1'))
    store.get(boxAtom)?.answer('confirm')
    await page.until(() => expect(pages()).toContain('/policyAgreement'))
    expect(navigation.stack.at(-1)?.query).toEqual({ changes: 'assetManager', fromUrl: 1 })
    expect(sent(updateConsent)).toEqual([])
  })

  it('and whoever refuses stays on the page with what was typed', async () => {
    const page = await asks([])
    await page.until(() => expect(box()?.cancelText).toBe('不同意'))
    store.get(boxAtom)?.answer('cancel')
    await page.until(() => expect(box()).toBeUndefined())
    expect(page.text()).not.toContain('确认申购')
    expect((page.find('input') as HTMLInputElement).value).toBe('1,000')
  })

  it('but not of who gave it, nor for a deposit', async () => {
    const page = await asks([TOLD])
    await page.until(() => page.findText('确认申购'))
    page.unmount()
    const deposit = await open()
    await deposit.tap(deposit.findText('立即存入'))
    await deposit.until(() => deposit.findText('确认存入'))
    expect(asked()).not.toContain('updateConsent')
  })
})

showsObstacles(buyProduct, open, '立即存入')
