import { answer, keepWaiting, sent } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { arrive, nobodyYet } from '@test/component/people'
import { getCustomizedConfig } from '@/contract/entry/getCustomizedConfig'
import { updatePrivacyPolicyStatus } from '@/contract/entry/updatePrivacyPolicyStatus'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import { getMarketNoByClient } from '@/contract/tracking/getMarketNoByClient'
import { userVisit } from '@/contract/tracking/userVisit'
import { withdrawConsent } from '../session'
import { device } from '@/platform/device'
import { keepSource, orderSource } from '../source'
import { forgetVisits } from '../visits'
import { startServices } from './'

jest.mock('../tracking/config', () => ({ fetchTrackingConfig: () => new Promise(() => undefined) }))

beforeEach(() => {
  device.forgetCookieId()
  forgetVisits()
  // The other services of start-up wait for the configuration.
  keepWaiting(getCustomizedConfig, queryProducts, queryProductDetail)
  answer(userVisit, {})
  answer(getMarketNoByClient, { marketNo: 'M0015' })
})

it('tells the bank each route that was entered, by its path', async () => {
  arrive()
  const page = await openPage('/manbillionIndex', { productType: '20178' })
  expect(sent(userVisit)).toEqual([])
  void startServices({})
  await page.until(() => expect(sent(userVisit)).toEqual([{ req_path: '/manbillionIndex' }]))
})

it('puts the marketing number of whoever’s link it is into the order, and not the client number', async () => {
  arrive()
  void startServices({})
  const page = await openPage('/manbillionIndex')
  keepSource({ clientNo: 'C0000015' })
  await page.until(() => expect(orderSource()).toEqual({ source: { marketNo: 'M0015' } }))
  expect(sent(getMarketNoByClient)).toEqual([{ clientNo: 'C0000015' }])
})

it('asks whose link it was only once the person has agreed', async () => {
  nobodyYet()
  const page = await openPage('/manbillionIndex')
  keepSource({ clientNo: 'C0000015' })
  void startServices({})
  await page.until(() => expect(orderSource()).toEqual({}))
  expect(sent(getMarketNoByClient)).toEqual([])
})

it('keeps a lasting id from then on, and forgets it with the consent', async () => {
  arrive()
  const lasting = (): boolean => document.cookie.includes('bankCookieId=')
  expect(lasting()).toBe(false)
  void startServices({})
  expect(lasting()).toBe(true)
  answer(updatePrivacyPolicyStatus, {})
  await withdrawConsent()
  expect(lasting()).toBe(false)
})
