import { eq, like } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { DAY_MS } from '@/domain/dates/day'
import { chooseServices } from '@sandbox/host/simulators/services'
import { demoAccess } from '@sandbox/host/demoAccess'
import { demoCustomerId, demoOpenId } from '@sandbox/host/seeding/people'
import { simulatedSubscriptionMessages } from '@sandbox/host/simulators/tables'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { MINUTE_SHARE_MS } from '@sandbox/kernel/services'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testConfig } from '@sandbox/testing/server'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { announce } from './announce'
import { forgetOldMessages } from './box'
import { sendMessages } from './messages'
import type { MessageDraft } from './messages'
import { sendSubscriptions } from './subscriptions'
import { messages, subscriptionSends } from './tables'

withBank((bank) => {
  const { test, race } = testsOf(bank)
  let lina: TestCustomer
  let zhangwei: TestCustomer
  beforeAll(async () => {
    lina = await testClient(bank.server).as('李娜')
    zhangwei = await testClient(bank.server).as('张伟')
  })

  const box = async (of: TestCustomer, request = {}) => expectDone(await of.call(CALLS.queryMessages, request))
  /** Every message of a box, page by page. */
  const wholeBox = async (of: TestCustomer, request = {}) => {
    const messages: Awaited<ReturnType<typeof box>>['messages'] = []
    for (;;) {
      const after = messages.at(-1)?.id
      const page = await box(of, { ...request, ...(after !== undefined && { after }) })
      messages.push(...page.messages)
      if (!page.more) return { ...page, messages }
    }
  }
  const sendTo = async (key: string, drafts: readonly Partial<MessageDraft>[]) => {
    const at = await bankNow(bank.db.drizzle)
    const usual = {
      customerId: demoCustomerId(key),
      kind: 'depositPayout',
      title: '存款利息到账',
      body: '内容',
      at,
    } as const
    const many = drafts.map((draft, index) => ({ ...usual, source: `test ${key} ${at} ${index}`, ...draft }))
    await sendMessages(bank.db.drizzle, many)
  }

  test('a customer without messages has an empty box', async () => {
    expect(await box(lina)).toEqual({
      messages: [],
      more: false,
      unread: { trades: 0, account: 0, activity: 0, notices: 0 },
    })
  })

  test('the seeds leave a customer messages of trades, activities and notices, newest first', async () => {
    const { messages: found, unread } = await wholeBox(zhangwei)
    expect(new Set(found.map(({ group }) => group))).toEqual(new Set(['trades', 'account', 'activity', 'notices']))
    expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).sort((a, b) => b - a))
    for (const group of ['trades', 'account', 'activity', 'notices'] as const) {
      const part = await wholeBox(zhangwei, { group })
      expect(part.messages).toEqual(found.filter((one) => one.group === group))
      expect(part.messages.filter((one) => one.unread)).toHaveLength(unread[group])
    }
    const status = expectDone(await zhangwei.call(CALLS.queryAccountStatus, {}))
    // The badge calls for nobody because of advertising; the box counts it.
    expect(unread.activity).toBeGreaterThan(0)
    expect(status.unreadMessages).toBe(found.length - unread.activity)
  })

  test('a long box comes page by page, each message once, by time and then number', async () => {
    const at = (await bankNow(bank.db.drizzle)) - DAY_MS
    await sendTo(
      'sunli',
      Array.from({ length: 45 }, (_, index) => ({ at: at - (index % 3), title: `第${index}条` })),
    )
    const sunli = await testClient(bank.server).as('孙丽')
    const first = await box(sunli)
    const second = await box(sunli, { after: first.messages.at(-1)?.id })
    const third = await box(sunli, { after: second.messages.at(-1)?.id })
    expect([first, second, third].map(({ messages: page, more }) => [page.length, more])).toEqual([
      [20, true],
      [20, true],
      [6, false],
    ])
    const all = [first, second, third].flatMap(({ messages: page }) => page)
    expect(new Set(all.map(({ id }) => id)).size).toBe(46)
    expect(all.map(({ at: time }) => time)).toEqual(all.map(({ at: time }) => time).sort((a, b) => b - a))
  })

  test('a message is read one by one, by its part of the box, or all at once', async () => {
    const { messages: found, unread } = await box(zhangwei)
    const notice = found.find(({ group }) => group === 'notices')
    const one = expectDone(await zhangwei.call(CALLS.readMessages, { id: notice?.id ?? '' }))
    expect(one.unread).toEqual({ ...unread, notices: unread.notices - 1 })
    expect(expectDone(await zhangwei.call(CALLS.queryMessage, { id: notice?.id ?? '' })).unread).toBe(false)
    const part = expectDone(await zhangwei.call(CALLS.readMessages, { group: 'notices' }))
    expect(part.unread).toEqual({ ...unread, notices: 0 })
    const all = expectDone(await zhangwei.call(CALLS.readMessages, {}))
    expect(all.unread).toEqual({ trades: 0, account: 0, activity: 0, notices: 0 })
    expect(expectDone(await zhangwei.call(CALLS.queryAccountStatus, {})).unreadMessages).toBe(0)
  })

  test('what came after the list was read stays unread', async () => {
    await sendTo('lina', [{ title: '看到了' }])
    const { upTo } = await box(lina)
    await sendTo('lina', [{ title: '后来的', at: (await bankNow(bank.db.drizzle)) - DAY_MS }])
    const read = expectDone(await lina.call(CALLS.readMessages, { group: 'trades', ...(upTo && { upTo }) }))
    expect(read.unread.trades).toBe(1)
    const left = (await box(lina)).messages.filter(({ unread }) => unread)
    expect(left.map(({ title }) => title)).toEqual(['后来的'])
    await bank.db.drizzle.delete(messages).where(eq(messages.customerId, demoCustomerId('lina')))
    expect(await box(lina)).not.toHaveProperty('upTo')
  })

  test('a message of a kind that nobody has any more is counted, shown and read among the notices', async () => {
    const { unread } = await box(lina)
    await sendTo('lina', [{ kind: 'noLongerThere' as never, title: '旧类消息' }])
    expect((await box(lina)).unread).toEqual({ ...unread, notices: unread.notices + 1 })
    const titles = async (group: 'notices' | 'trades') =>
      (await box(lina, { group })).messages.map(({ title }) => title)
    expect(await titles('notices')).toContain('旧类消息')
    expect(await titles('trades')).not.toContain('旧类消息')
    expect(expectDone(await lina.call(CALLS.readMessages, { group: 'notices' })).unread.notices).toBe(0)
    await bank.db.drizzle.delete(messages).where(eq(messages.customerId, demoCustomerId('lina')))
  })

  test('another customer’s message is as unknown as one that isn’t there', async () => {
    await sendTo('zhangwei', [{ title: '只给张伟' }])
    const [latest] = (await box(zhangwei)).messages
    const id = latest?.id ?? ''
    for (const asked of [id, '99999999']) {
      expect(await lina.call(CALLS.queryMessage, { id: asked })).toMatchObject({ error: 'MessageUnknown' })
      expect(await lina.call(CALLS.readMessages, { id: asked })).toMatchObject({ error: 'MessageUnknown' })
    }
    // Nor does its time tell a customer with older messages where to continue.
    const sunli = await testClient(bank.server).as('孙丽')
    expect((await box(sunli)).messages.length).toBeGreaterThan(0)
    expect((await box(sunli, { after: id })).messages).toEqual([])
    expect(expectDone(await zhangwei.call(CALLS.queryMessage, { id })).unread).toBe(true)
  })

  test('a kind that may be turned off stays away until it is turned on again; the others can’t be', async () => {
    const turn = (kind: string, wanted: boolean) => lina.call(CALLS.setMessageSettings, { kind, wanted })
    const wanted = async () => {
      const { kinds } = expectDone(await lina.call(CALLS.queryMessageSettings, {}))
      return kinds.filter((one) => !one.wanted).map(({ kind }) => kind)
    }
    // Advertising alone is off from the beginning.
    expect(await wanted()).toEqual(['campaignSms'])
    expectDone(await turn('depositPayout', false))
    expect(await wanted()).toEqual(['depositPayout', 'campaignSms'])
    await sendTo('lina', [{ title: '没有人要' }, { kind: 'depositMaturity', title: '总会收到' }])
    expect((await box(lina)).messages.map(({ title }) => title)).toEqual(['总会收到'])
    expectDone(await turn('depositPayout', true))
    await sendTo('lina', [{ title: '又收到了' }])
    expect((await box(lina)).messages.map(({ title }) => title)).toContain('又收到了')
    for (const kind of ['credentials', 'depositMaturity', 'announcement', 'unheardOf', 'constructor']) {
      expect(await turn(kind, false)).toMatchObject({ error: 'MessageNotOptional' })
    }
  })

  race('a subscription message goes out once for each time the customer has allowed one', async () => {
    const services = chooseServices(testConfig().services, demoAccess('open'))
    const sent = () => bank.db.drizzle.select().from(simulatedSubscriptionMessages)
    const send = () => sendSubscriptions({ db: bank.db, realNow: machineNow, services })
    await sendTo('lina', [{ kind: 'maturityReminder', title: '没有许可' }])
    await send()
    expect(await sent()).toEqual([])
    expectDone(await lina.call(CALLS.allowSubscriptionMessages, { kinds: ['maturityReminder', 'maturityReminder'] }))
    await sendTo('lina', [{ kind: 'maturityReminder', title: '存款即将到期' }])
    await sendTo('lina', [{ kind: 'maturityReminder', title: '第二条' }])
    await Promise.all([send(), send()])
    const [latest] = (await box(lina)).messages.filter(({ title }) => title === '存款即将到期')
    expect(await sent()).toEqual([
      expect.objectContaining({
        openId: demoOpenId('lina'),
        templateId: 'standin-maturing',
        title: '存款即将到期',
        messageId: latest?.id,
      }),
    ])
    const { kinds } = expectDone(await lina.call(CALLS.queryMessageSettings, {}))
    expect(kinds.find(({ kind }) => kind === 'maturityReminder')).toMatchObject({
      allowed: 0,
      templateId: 'standin-maturing',
    })
  })

  test('one that can’t be sent at all takes no other with it', async () => {
    const services = chooseServices(testConfig().services, demoAccess('open'))
    const on = bank.db.drizzle
    await on.delete(simulatedSubscriptionMessages)
    expectDone(await lina.call(CALLS.allowSubscriptionMessages, { kinds: ['maturityReminder'] }))
    await sendTo('lina', [{ kind: 'maturityReminder', title: '发不出的' }])
    expectDone(await lina.call(CALLS.allowSubscriptionMessages, { kinds: ['maturityReminder'] }))
    await sendTo('lina', [{ kind: 'maturityReminder', title: '能发的', source: 'test later' }])
    const { subscriptions } = services
    const failing: typeof subscriptions = {
      ...subscriptions,
      templateOf: (kind) => subscriptions.templateOf(kind),
      send: (to, message) =>
        message.title === '发不出的' ? Promise.reject(new Error('wrong')) : subscriptions.send(to, message),
    }
    const send = () =>
      sendSubscriptions({ db: bank.db, realNow: machineNow, services: { ...services, subscriptions: failing } })
    await expect(send()).rejects.toThrow('wrong')
    await send()
    expect((await on.select().from(simulatedSubscriptionMessages)).map(({ title }) => title)).toEqual(['能发的'])
    await on.delete(simulatedSubscriptionMessages)
  })

  test('what WeChat can’t take now waits and is sent later; a kind without a template is never asked about', async () => {
    const services = chooseServices(testConfig().services, demoAccess('open'))
    const before = (await bank.db.drizzle.select().from(simulatedSubscriptionMessages)).length
    expectDone(await lina.call(CALLS.allowSubscriptionMessages, { kinds: ['maturityReminder'] }))
    await sendTo('lina', [{ kind: 'maturityReminder', title: '稍后送达' }])
    const down = { ...services, subscriptions: { ...services.subscriptions, send: async () => 'unavailable' as const } }
    await sendSubscriptions({ db: bank.db, realNow: machineNow, services: down })
    await sendSubscriptions({ db: bank.db, realNow: machineNow, services })
    const after = await bank.db.drizzle.select().from(simulatedSubscriptionMessages)
    expect(after.slice(before).map(({ title }) => title)).toEqual(['稍后送达'])
    for (const kind of ['depositPayout', 'constructor']) {
      const refused = await lina.call(CALLS.allowSubscriptionMessages, { kinds: [kind] })
      expect(refused).toMatchObject({ error: 'InvalidRequest' })
    }
  })

  test.each([
    ['all go out in one minute’s work, as fast as WeChat takes them', 10, 'sent', 300],
    ['a slow WeChat takes few, for the minute’s other work', 5_000, 'sent', MINUTE_SHARE_MS / 5_000],
    ['none is tried after one that WeChat can’t take', 10, 'unavailable', 1],
  ] as const)('of a crowd’s messages %s', async (_what, eachMs, answer, times) => {
    const on = bank.db.drizzle
    expectDone(await lina.call(CALLS.allowSubscriptionMessages, { kinds: ['maturityReminder'] }))
    await sendTo(
      'lina',
      Array.from({ length: 300 }, (_, n) => ({ kind: 'maturityReminder', source: `crowd ${n}` })),
    )
    const crowd = like(messages.source, 'crowd %')
    const waiting = await on.select({ messageId: messages.id }).from(messages).where(crowd)
    await on.insert(subscriptionSends).values(waiting).onConflictDoNothing()
    let asked = 0
    const subscriptions = {
      templateOf: () => 'template',
      async send() {
        asked += 1
        return answer
      },
    }
    const services = { ...chooseServices(testConfig().services, demoAccess('open')), subscriptions }
    await sendSubscriptions({ db: bank.db, services, realNow: () => asked * eachMs })
    await on.delete(subscriptionSends)
    await on.delete(messages).where(crowd)
    expect(asked).toBe(times)
  })

  test('an announcement reaches every customer, and one customer alone when it is meant for one', async () => {
    const now = await bankNow(bank.db.drizzle)
    const everybody = await announce(bank.db.drizzle, { id: 'one', title: '给所有人', body: '内容', now })
    expect(everybody).toBeGreaterThan(10)
    const to = eq(schema.customers.id, demoCustomerId('lina'))
    expect(await announce(bank.db.drizzle, { id: 'two', title: '只给一位', body: '内容', now: now - 1, to })).toBe(1)
    expect((await box(zhangwei)).messages.map(({ title }) => title)).not.toContain('只给一位')
    for (const one of [lina, zhangwei]) {
      expect((await box(one, { group: 'notices' })).messages[0]).toMatchObject({ title: '给所有人', unread: true })
    }
  })

  test('an announcement that is sent again is in each box once, and leads where the desk says', async () => {
    const send = (changes: object) =>
      bank.server.inject({
        method: 'POST',
        url: '/sandbox/api/announce',
        headers: { 'x-sandbox-console': '1', 'content-type': 'application/json' },
        payload: JSON.stringify({ clientId: 'a'.repeat(32), title: '价格调整', body: '内容', ...changes }),
      })
    const first = (await send({ about: 'prices' })).json()
    expect(first.told).toBeGreaterThan(10)
    const again = await send({ about: 'prices' })
    expect(again.json()).toEqual({ told: 0 })
    const mine = (await box(lina)).messages.filter(({ title }) => title === '价格调整')
    expect(mine.map(({ about }) => about)).toEqual([{ subject: 'prices' }])
    expect((await send({ clientId: 'b'.repeat(32), about: 'article my-data' })).statusCode).toBe(200)
    expect((await box(lina)).messages[0]?.about).toEqual({ subject: 'article', id: 'my-data' })
    for (const about of ['article', 'article <b>', 'wallet', 'constructor'])
      expect([about, (await send({ clientId: 'c'.repeat(32), about })).statusCode]).toEqual([about, 400])
  })

  test.each([
    ['a word that a bank must not use', { title: '收益最高的存款' }],
    ['the same in its text', { body: '保本' }],
    ['a character that turns the line round', { body: 'a\u202eb' }],
    ['a title of two lines', { title: '一\n二' }],
    ['no text', { body: ' ' }],
  ])('no announcement with %s is sent', async (_, changes) => {
    const refused = await bank.server.inject({
      method: 'POST',
      url: '/sandbox/api/announce',
      headers: { 'x-sandbox-console': '1', 'content-type': 'application/json' },
      payload: JSON.stringify({ clientId: 'd'.repeat(32), title: '公告', body: '内容', ...changes }),
    })
    expect(refused.statusCode).toBe(400)
  })

  test('messages are forgotten after a year, and no sooner', async () => {
    const now = await bankNow(bank.db.drizzle)
    await sendTo('wuqiang', [
      { title: '一年多', at: now - 366 * DAY_MS },
      { title: '将近一年', at: now - 364 * DAY_MS },
    ])
    await forgetOldMessages(bank.db.drizzle, now)
    const left = await bank.db.drizzle
      .select()
      .from(messages)
      .where(eq(messages.customerId, demoCustomerId('wuqiang')))
    expect(left.map(({ title }) => title)).toEqual(expect.arrayContaining(['将近一年']))
    expect(left.map(({ title }) => title)).not.toContain('一年多')
  })
})
