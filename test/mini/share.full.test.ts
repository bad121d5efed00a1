import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import type { TestBank } from '@sandbox/testing/bank'
import type { Query, RouteName } from '@/routes/link'
import { allOrNone } from '../drivers/allOrNone'
import { launchQuietChromium } from '../drivers/chromium'
import { openMini } from '../drivers/mini'
import type { MiniDriver } from '../drivers/mini'
import { openMiniAs, personsOf } from '../drivers/persons'
import { weappBuild } from './programs'

/** What WeChat's menu offers for the compiled pages. */
describe('sharing from the mini-program', () => {
  let browser: Browser
  let bank: TestBank
  let person: MiniDriver | undefined
  beforeAll(async () => {
    ;[browser, bank] = await allOrNone(launchQuietChromium(), startBank())
  })
  afterAll(async () => {
    await browser?.close()
    await bank?.close()
  })
  afterEach(async () => {
    expect(await person?.errors()).toEqual([])
    await person?.close()
    person = undefined
  })
  const options = () => ({ browser, directory: weappBuild(), bankOrigin: bank.origin, still: true })
  const stranger = () => openMini({ ...options(), phone: { loginCode: 'demo:xinke' } })

  test.each([
    ['/ProductIndex', { productType: '20194' }, '普通储蓄', 'route=%2FProductIndex&productType=20194'],
    ['/fnzqIndex', {}, '理财', 'route=%2FfnzqIndex'],
  ] satisfies [RouteName, Query, string, string][])(
    'offers %s to chats and to the timeline, and the link opens it again',
    async (route, query, title, sharedQuery) => {
      person = await stranger()
      await person.open(route, query)
      await person.see('产品特点')
      const { client } = person.host()
      const path = `/packages/product/detail/index?${sharedQuery}`
      const shown = {
        title: expect.stringContaining(title),
        imageUrl: expect.stringMatching(/shareCard\.png\?v=\d+$/),
      }
      expect(await client.share('chat')).toEqual({ ...shown, path })
      expect(await client.share('timeline')).toEqual({ ...shown, query: sharedQuery })
      await client.enter(path)
      await person.see('产品特点')
      expect(await person.currentRoute()).toBe(route)
    },
  )

  test.each([
    ['/', '总资产'],
    ['/WalletBalance', '余额'],
    ['/ProductHoldList', '持有中'],
    ['/ProductBuy', '存入金额'],
    ['/PersonalCenter', '张*'],
  ] satisfies [RouteName, string][])('offers nothing of %s, which is about an account', async (route, seen) => {
    person = await openMiniAs(await personsOf(bank)('member'), options())
    await person.open(route)
    await person.see(seen)
    const { client } = person.host()
    expect(await client.share('chat')).toBeUndefined()
    expect(await client.share('timeline')).toBeUndefined()
  })
})
