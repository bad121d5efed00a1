import { eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { CALLS } from '@/contract/calls'
import { DAY_MS } from '@/domain/dates/day'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId, demoOpenId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { issueOauthCode, OAUTH_COOKIE } from '@sandbox/kernel/session/oauth'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { forgetOldLogins, recordLogin } from './logins'
import { loginRecords } from './tables'

const WRONG_GESTURE = '0124'

const STATE = 'state-made-by-the-app'
const SECRET = 'secret-of-the-browser'

/** The bank as seen from a browser that has begun an authorisation. */
const browserOf = (server: FastifyInstance): FastifyInstance =>
  new Proxy(server, {
    get: (target, key) =>
      key === 'inject'
        ? (asked: InjectOptions) =>
            target.inject({ ...asked, headers: { ...asked.headers, cookie: `${OAUTH_COOKIE}=${SECRET}` } })
        : Reflect.get(target, key),
  })

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const ask = async (of: TestCustomer, request = {}) => expectDone(await of.call(CALLS.queryLoginRecords, request))
  const outcomes = async (of: TestCustomer) => (await ask(of)).records.map(({ outcome }) => outcome)
  const forget = (key: string) =>
    on()
      .delete(loginRecords)
      .where(eq(loginRecords.customerId, demoCustomerId(key)))

  test('the seeds leave log-ins of every device and result, more than a page of them', async () => {
    const zhangwei = await testClient(bank.server).as('张伟')
    const first = await ask(zhangwei)
    const second = await ask(zhangwei, { after: first.records.at(-1)?.id })
    expect([first.records.length, first.more, second.more]).toEqual([20, true, false])
    const all = [...first.records, ...second.records]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ device }) => device))).toEqual(new Set(['mini', 'h5']))
    expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(['right', 'wrong', 'locked']))
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => b - a))
  })

  test('a right gesture, each wrong one, the lock and a newly set gesture are records, what a lock refuses is counted with it; an unset one is none', async () => {
    const lina = await testClient(bank.server).as('李娜')
    await forget('lina')
    const guesser = await testClient(bank.server).anonymous()
    await guesser.signIn('lina', '')
    for (let guess = 0; guess < 6; guess++) await guesser.call(CALLS.verifyGesture, { pattern: WRONG_GESTURE })
    expect(await outcomes(lina)).toEqual(['locked', 'wrong', 'wrong', 'wrong', 'wrong'])
    expect((await ask(lina)).records[0]).toMatchObject({ times: 2 })
    const set = await lina.call(CALLS.setGesturePassword, { pattern: DEMO_GESTURE, password: DEMO_PASSWORD })
    lina.token = expectDone(set).sessionToken
    await lina.signIn('lina')
    expect((await outcomes(lina)).slice(0, 3)).toEqual(['right', 'right', 'locked'])

    const liuyang = await testClient(bank.server).as('刘洋')
    expect(await liuyang.call(CALLS.verifyGesture, { pattern: DEMO_GESTURE })).toMatchObject({ error: 'GestureNotSet' })
    const kept = await on()
      .select()
      .from(loginRecords)
      .where(eq(loginRecords.customerId, demoCustomerId('liuyang')))
    expect(kept).toEqual([])
  })

  test('a record says when by the bank’s clock, and by what kind of device the session was opened', async () => {
    const now = await bankNow(on())
    const machao = await testClient(bank.server).as('马超')
    const [mini] = (await ask(machao)).records
    expect(mini).toMatchObject({ device: 'mini', outcome: 'right' })
    expect(Math.abs((mini?.at ?? 0) - now)).toBeLessThan(60_000)
    expect(Object.keys(mini ?? {}).sort()).toEqual([
      'at',
      'device',
      'disowned',
      'how',
      'id',
      'outcome',
      'place',
      'platform',
      'times',
    ])

    const binding = { channel: 'h5', state: STATE, browser: SECRET } as const
    const token = await issueOauthCode(on(), machineNow(), demoOpenId('machao'), binding)
    const browser = await testClient(browserOf(bank.server)).anonymous()
    browser.token = expectDone(await browser.call(CALLS.getOauthOpenId, { token, state: STATE })).sessionToken
    browser.token = expectDone(await browser.call(CALLS.verifyGesture, { pattern: DEMO_GESTURE })).sessionToken
    const again = { pattern: DEMO_GESTURE, password: DEMO_PASSWORD }
    browser.token = expectDone(await browser.call(CALLS.setGesturePassword, again)).sessionToken
    expect((await ask(browser)).records.slice(0, 3).map(({ device }) => device)).toEqual(['h5', 'h5', 'mini'])
  })

  test('nobody goes on after another customer’s log-in', async () => {
    const zhangwei = await testClient(bank.server).as('张伟')
    const sunli = await testClient(bank.server).as('孙丽')
    const newest = (await ask(zhangwei)).records[0]?.id
    expect((await ask(sunli)).records.length).toBeGreaterThan(1)
    expect(await ask(sunli, { after: newest })).toEqual({ records: [], more: false })
  })

  test('log-ins are kept for 180 days, and no longer', async () => {
    const now = await bankNow(on())
    const sunli = await testClient(bank.server).as('孙丽')
    await forget('sunli')
    const login = { customerId: demoCustomerId('sunli'), device: 'mini', outcome: 'right' } as const
    for (const at of [now - 180 * DAY_MS - 1, now - 180 * DAY_MS, now]) await recordLogin(on(), { ...login, at })
    await forgetOldLogins(on(), now)
    expect((await ask(sunli)).records.map(({ at }) => at)).toEqual([now, now - 180 * DAY_MS])
  })
})
