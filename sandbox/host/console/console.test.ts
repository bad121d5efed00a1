import { sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { dayOfInstant, minutesOfDay } from '@/domain/dates/instant'
import { isMobile } from '@/domain/validation/mobile'
import { parseIdCard } from '@/domain/validation/idCard'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { passResendTime, withApp } from '@sandbox/business/onboarding/testing/applicant'
import { testClient } from '@sandbox/testing/client'
import { demoAccess } from '../demoAccess'
import { OPENING_DAY } from '@sandbox/testing/seeded'
import { withBankInTurn } from '@sandbox/testing/withBank'

withBankInTurn((bank) => {
  const own = { 'x-sandbox-console': '1', 'content-type': 'application/json' }
  const get = async (name: string) => (await bank.server.inject({ url: `/sandbox/api/${name}`, headers: own })).json()
  const post = (name: string, payload: object, headers: Record<string, string> = own) =>
    bank.server.inject({ method: 'POST', url: `/sandbox/api/${name}`, headers, payload: JSON.stringify(payload) })

  test('the page is served under a policy that runs nothing inline', async () => {
    const page = await bank.server.inject({ url: '/sandbox/' })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|\son\w+=|javascript:/i)
    for (const file of ['console.js', 'console.css']) {
      expect((await bank.server.inject({ url: `/sandbox/${file}` })).statusCode).toBe(200)
    }
  })

  test.each([
    ['without its header', { 'content-type': 'application/json' }],
    ['from another site', { ...own, 'sec-fetch-site': 'cross-site' }],
  ])('an action is refused %s', async (_, headers) => {
    expect((await post('flag', { name: 'SYSTEM_MAINTAIN', value: 'ON' }, headers)).statusCode).toBe(403)
    expect((await get('state')).flags).toContainEqual({ name: 'SYSTEM_MAINTAIN', value: 'OFF' })
  })

  test('everything the page shows can be read, and the books are in order', async () => {
    expect((await get('state')).customers.length).toBeGreaterThan(10)
    expect((await get('products')).length).toBeGreaterThan(40)
    const sms: readonly { text: string }[] = await get('sms')
    // What demo customers have lived through was told to them; no code is among it.
    expect(sms.filter(({ text }) => text.includes('验证码') && /\d{6}/.test(text))).toEqual([])
    const ledger = await get('ledger')
    expect(ledger.violations).toEqual([])
    expect(ledger.transactions.length).toBeGreaterThan(10)
  })

  test('each number that it shows as nobody’s can be used, and each customer’s are theirs', async () => {
    const { customers, free } = await get('state')
    const zhangwei = customers.find(({ key }: { readonly key: string }) => key === 'zhangwei')
    expect(zhangwei).toMatchObject({ mobileNo: '17000000001', idCardNo: expect.stringMatching(/^99/) })
    const shown: readonly string[] = customers.flatMap(
      ({ mobileNo, idCardNo }: { readonly mobileNo: string; readonly idCardNo: string }) => [mobileNo, idCardNo],
    )
    expect(shown).not.toContain(free.mobileNo)
    expect(shown).not.toContain(free.idCard.idCardNo)
    expect([isMobile(free.mobileNo), parseIdCard(free.idCard.idCardNo).ok]).toEqual([true, true])
    const app = await testClient(bank.server).as('李娜')
    await app.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus: '1', version: PRIVACY_POLICY_VERSION })
    const { mobileNo } = customers.find(({ key }: { readonly key: string }) => key === 'lina')
    const lina = withApp(bank, app, 'lina', mobileNo)
    for (const { cardNo, bankName } of free.cards) {
      await passResendTime(bank)
      const smsCode = await lina.sms('bindCard', mobileNo)
      const bound = await app.call(CALLS.bindBankCard, { cardNo, mobileNo, smsCode })
      expect(bound).toMatchObject({ ok: true, value: { bankName } })
    }
  })

  test('a text that can’t be stored is refused, whatever the action', async () => {
    const texts: readonly (readonly [string, object])[] = [
      ['payOrg', { orgId: 'x\0', amount: 1, payer: 'x', purpose: 'x' }],
      ['merchantRefund', { clientId: 'x', orderNo: 'x\0', amount: 1 }],
      ['flag', { name: 'SYSTEM_MAINTAIN', value: '\ud800' }],
    ]
    for (const [name, payload] of texts) expect([name, (await post(name, payload)).statusCode]).toEqual([name, 400])
  })

  test('maintenance closes the bank but not its gate', async () => {
    const customer = await testClient(bank.server).as('张伟')
    expect((await post('flag', { name: 'SYSTEM_MAINTAIN', value: 'ON' })).statusCode).toBe(200)
    expect(await customer.call(CALLS.queryWallet, {})).toMatchObject({ error: 'Maintenance' })
    const gate = await customer.call(CALLS.getControlByWhiteList, { ruleType: 'SYSTEM_MAINTAIN' })
    expect(gate).toMatchObject({ value: { controlRule: 'ON' } })
    await post('flag', { name: 'SYSTEM_MAINTAIN', value: 'OFF' })
    expect((await customer.call(CALLS.queryWallet, {})).ok).toBe(true)
  })

  test('a policy without a published text isn’t switched to, and one with it is', async () => {
    const present = async () =>
      (await get('state')).flags.find(({ name }: { readonly name: string }) => name === 'privacyPolicyVersion').value
    const refused = await post('flag', { name: 'privacyPolicyVersion', value: 'next' })
    expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringContaining('没有发布全文')])
    expect(await present()).toBe(PRIVACY_POLICY_VERSION)
    expect((await post('flag', { name: 'privacyPolicyVersion', value: '4' })).statusCode).toBe(200)
    expect(await present()).toBe('4')
    await post('flag', { name: 'privacyPolicyVersion', value: PRIVACY_POLICY_VERSION })
  })

  test('the clock moves to the minute before the cut-off, and over a day', async () => {
    const { now } = (await post('clock', { move: 'cutOff' })).json()
    expect(minutesOfDay(now)).toBe(23 * 60 + 29)
    const later = (await post('clock', { move: 'hour' })).json().now
    expect(dayOfInstant(later) > dayOfInstant(now)).toBe(true)
    expect((await get('ledger')).violations).toEqual([])
  })

  test('a product is taken off sale and its rate changed', async () => {
    await post('product', { productType: '20194', saleStatus: 'PAUSED', appointRate: 131 })
    const anybody = await testClient(bank.server).anonymous()
    const detail = await anybody.call(CALLS.queryProductDetail, { productType: '20194' })
    expect(detail).toMatchObject({ value: { product: { saleStatus: 'PAUSED', appointRate: 131 } } })
    expect((await post('product', { productType: '20194', appointRate: 1.5 })).statusCode).toBe(400)
  })

  test('every view and action is listed with the fields that it takes, and one without a form is run by them', async () => {
    const { views, actions } = await get('catalogue')
    expect(views).toEqual(expect.arrayContaining(['prizeParcels', 'commissions']))
    const named = (name: string) => actions.find((one: { readonly name: string }) => one.name === name)
    expect(named('shipPrize').fields.map((one: { readonly name: string }) => one.name)).toEqual([
      'rewardId',
      'carrier',
      'parcelNo',
    ])
    expect(named('simulate').fields).toContainEqual({
      ...{ name: 'service', kind: 'choice', required: true },
      options: expect.arrayContaining(['ocr', 'face']),
    })
    const kinds = actions.flatMap(({ fields }: { readonly fields: readonly { kind: string }[] }) =>
      fields.map(({ kind }) => kind),
    )
    expect(new Set(kinds)).toEqual(new Set(['text', 'number', 'boolean', 'choice', 'json']))
    const [waits] = (await get('prizeParcels')).filter(({ state }: { readonly state: string }) => state === 'ORDERED')
    const sent = await post('shipPrize', { rewardId: waits.rewardId, carrier: '样例快递', parcelNo: '1' })
    expect(sent.json()).toEqual({ done: true })
  })

  test('a customer is become on a page of the app, and nobody is led elsewhere by it', async () => {
    const become = async (page: string) => {
      const answer = await bank.server.inject({
        method: 'POST',
        url: '/sandbox/wechat/be',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ customer: 'yinxue', page }).toString(),
      })
      return answer.headers.location
    }
    const { customers } = await get('state')
    const own = customers.find(({ key }: { readonly key: string }) => key === 'yinxue').states
    expect(own).toContainEqual(expect.objectContaining({ page: '/myVoucher', shows: '可使用' }))
    expect(await become('/promotionDetail?actId=luckyDraw')).toBe('/main/promotionDetail?actId=luckyDraw')
    for (const page of ['', '//evil.example', '/../sandbox/', '/a?b=%5C%5Cevil.example', 'https://evil.example']) {
      expect([page, await become(page)]).toEqual([page, '/main/'])
    }
  })

  test('a token for the mini-program opens one session, once', async () => {
    const { token } = (await post('miniToken', { customer: 'lina' })).json()
    const app = await testClient(bank.server).anonymous()
    expect(await app.call(CALLS.getOauthOpenId, { token })).toMatchObject({ value: { openId: 'demo-lina' } })
    expect(await app.call(CALLS.getOauthOpenId, { token })).toMatchObject({ error: 'TokenRefused' })
    expect((await post('miniToken', { customer: 'nobody' })).statusCode).toBe(400)
  })

  test('a simulator answers what was chosen for one customer, and nothing it never answers', async () => {
    const before = (await get('simulators')).choices as readonly unknown[]
    const choice = { customer: 'xinke', service: 'ocr', outcome: 'blurred' }
    expect((await post('simulate', choice)).json()).toEqual(choice)
    const chosen = (await get('simulators')).choices as readonly unknown[]
    expect(chosen).toHaveLength(before.length + 1)
    expect(chosen).toContainEqual(choice)
    for (const wrong of [{ outcome: 'phone' }, { service: 'bank' }, { customer: 'nobody' }]) {
      expect((await post('simulate', { ...choice, ...wrong })).statusCode).toBe(400)
    }
    // Whoever decides reads what the customer has reported lost.
    const reviews = (await get('reviews')) as readonly { title: string; lost: readonly string[] }[]
    expect(reviews.map(({ title, lost }) => [title, ...lost])).toEqual(
      expect.arrayContaining([
        ['人工审核：更换手机号'],
        ['人工审核：注销电子账户'],
        ['人工审核：重置手势密码', 'PHONE'],
      ]),
    )
    expect((await post('review', { recordNo: 'I0', approve: true })).json()).toEqual({ settled: false })
  })

  test('a shared bank that wants a console asks for the key its start printed', async () => {
    const access = demoAccess('keyed')
    const shared = await bank.another({ HOST: '0.0.0.0', SANDBOX_CONSOLE: 'on' }, access)
    const ask = (headers: Record<string, string>) => shared.inject({ url: '/sandbox/api/state', headers })
    expect((await shared.inject({ url: '/sandbox/' })).statusCode).toBe(200)
    expect((await ask(own)).statusCode).toBe(401)
    expect((await ask({ ...own, 'x-sandbox-key': '0'.repeat(32) })).statusCode).toBe(401)
    expect((await ask({ 'x-sandbox-key': access.key ?? '' })).statusCode).toBe(403)
    expect((await ask({ ...own, 'x-sandbox-key': access.key ?? '' })).statusCode).toBe(200)
    const headers = { ...own, 'x-sandbox-key': 'x' }
    const reset = await shared.inject({ method: 'POST', url: '/sandbox/api/reset', headers, payload: '{}' })
    expect(reset.statusCode).toBe(401)
    await shared.close()
  })

  test('a bank that is shared has no console', async () => {
    const shared = await bank.another({ SANDBOX_CONSOLE: 'off' })
    for (const url of ['/sandbox/', '/sandbox/api/state']) {
      expect((await shared.inject({ url, headers: own })).statusCode).toBe(404)
    }
    await shared.close()
  })

  test.each(['first', 'again, from what the first one kept'])(
    'a reset begins anew and keeps the key: %s',
    async (which) => {
      if (which === 'first') await bank.db.drizzle.execute(sql`DROP SCHEMA seeded CASCADE`)
      const app = await testClient(bank.server).as('张伟')
      await post('clock', { move: 'day' })
      await post('flag', { name: 'SYSTEM_MAINTAIN', value: 'ON' })
      expect((await post('reset', {})).statusCode).toBe(200)
      expect(await app.call(CALLS.queryWallet, {})).toMatchObject({ error: 'SessionMissing' })
      const again = await testClient(bank.server).as('张伟')
      expect(await again.call(CALLS.queryWallet, {})).toMatchObject({ value: { balance: 16_888_866 } })
      expect(dayOfInstant((await get('state')).now)).toBe(OPENING_DAY)
      expect((await get('ledger')).violations).toEqual([])
      await expect(bank.db.drizzle.execute(sql`DELETE FROM ledger_entries`)).rejects.toThrow()
    },
    60_000,
  )
})
