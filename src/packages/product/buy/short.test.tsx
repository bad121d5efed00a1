import { answer, asked } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { lookOf, showsReadiness } from '@test/component/readiness'
import { navigation, pages } from '@test/component/router'
import { EARNING } from '@/contract/account/testing'
import { queryWallet } from '@/contract/account/queryWallet'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryCoupons } from '@/contract/voucher/queryCoupons'
import { yuan } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { facts } from '@/products/model/testing'
import { amountsHidden } from '@/session/preferences'
import { takeWaitingOrder } from '@/session/waitingOrder'

const open = async (amount: string) => {
  answer(queryProducts, { products: [facts()] })
  answer(queryProductDetail, { product: facts(), yields: [], agreementVersion: PRODUCT_AGREEMENT_VERSION })
  const money = { balance: yuan(900), available: yuan(900), frozen: 0, outgoing: 0 }
  answer(queryWallet, { ...money, acctNo: '**** 0001', interest: EARNING })
  answer(queryCoupons, { coupons: [], today: '20261121' })
  const page = await openPage('/ProductBuy', { productType: '20194' })
  await page.until(() => page.find('input'))
  await page.type('input', amount)
  return page
}

const action = '.ui-screen__action .ui-button'

afterEach(() => amountsHidden.set(false))

it('leads from an order that lacks money to the transfer of what is missing, which knows what goes on then', async () => {
  const page = await open('1200')
  expect(page.find(action).textContent).toBe('转入 ¥300 并存入')
  expect(page.find('.ui-amount-input').textContent).toContain('余额不足，还差300.00元')
  page.find('.ui-amount-input.is-wrong')
  // What the amount brings is known before the money is there.
  expect(page.find('.buy-estimate').textContent).not.toContain('--')
  expect(lookOf(page, '转入 ¥300 并存入')).toBe('blocked')
  await page.tap(action)
  await page.until(() => page.findText('请先勾选协议'))
  await page.tap('[role=checkbox]')
  expect(lookOf(page, '转入 ¥300 并存入')).toBe('primary')
  await page.tap(action)
  expect(pages().at(-1)).toBe('/AccountTurnInto')
  expect(takeWaitingOrder()).toEqual({ lacks: yuan(300), what: '存入普通储蓄一年1,200元', action: '继续存入' })
  expect(takeWaitingOrder()).toBeUndefined()
  // No amount is in an address.
  expect(navigation.stack.at(-1)?.query ?? {}).toEqual({})
  expect(asked()).not.toContain('previewBuy')
})

it.each(['10', '55.5'])('promises nothing of %s, which can’t be bought', async (amount) => {
  const page = await open(amount)
  expect(page.find('.buy-estimate').textContent).toMatch(/--.*--/)
})

it('buys as soon as there is enough', async () => {
  const page = await open('900')
  expect(page.find(action).textContent).toBe('立即存入')
})

it('doesn’t tell by what is missing what is there, while amounts are hidden', async () => {
  amountsHidden.set(true)
  const page = await open('1200')
  expect(page.find(action).textContent).toBe('转入并存入')
})

const openAgreed = async () => {
  const page = await open('')
  await page.tap('[role=checkbox]')
  return page
}

showsReadiness(openAgreed, '立即存入', { wrong: '1', says: '50元起存', right: '100' })
