import { CALLS } from '@/contract/calls'
import { consentKind, consentVersionOf } from '@/domain/bridge/bridges'
import { TARGET_KEYS } from '@/domain/bridge/targets'
import { testClient } from '@sandbox/testing/client'
import { withEmbeddedBank } from '@sandbox/testing/withBank'

/** The links of a page below /main/, each as its route and query. */
const linksOf = (html: string) =>
  [...html.matchAll(/href="(\/main\/[^"]*)"/g)].map(([, address = '']) => {
    const { pathname, searchParams } = new URL(address, 'https://bank.example')
    return { name: pathname.slice('/main'.length), query: Object.fromEntries(searchParams) }
  })

withEmbeddedBank((bank) => {
  const pageOf = async (address: string) => (await bank.server.inject({ url: address })).body

  test.each(TARGET_KEYS)('the page of %s leads back by /app or /appMiddle', async (target) => {
    const links = linksOf(await pageOf(`/sandbox/partner/${target}`))
    const own = target === 'mobileBank' || target === 'deposit'
    expect(links).toEqual([
      own ? { name: '/appMiddle', query: { to: '/assetOverview' } } : { name: '/app', query: { to: '/' } },
    ])
  })

  test('an order at the partner’s leads to /goodGoOutOrder by its number', async () => {
    const app = await testClient(bank.server).as('lina')
    const agreed = { kind: consentKind('goodGo'), version: consentVersionOf('goodGo'), agreed: true } as const
    await app.call(CALLS.updateConsent, agreed)
    const opened = await app.call(CALLS.getAuthToken, { bridge: 'goodGo' })
    if (!opened.ok) throw new Error(opened.error)
    const [, opening = ''] = /name="opening" value="([^"]+)"/.exec(await pageOf(opened.value.address)) ?? []
    const ordered = await bank.server.inject({
      method: 'POST',
      url: '/sandbox/partner/goodGo',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ opening, goods: 'bus' }).toString(),
    })
    const [order] = linksOf(ordered.body)
    expect(order?.name).toBe('/goodGoOutOrder')
    expect((await app.call(CALLS.fetchPartnerOrder, { partnerNo: order?.query.id ?? '' })).ok).toBe(true)
  })
})
