import { and, eq, isNotNull } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS, daysBetween } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { firstDay, monthOf } from '@/domain/dates/month'
import { posterFaults } from '@/domain/posters/poster'
import { calendar } from '@sandbox/kernel/calendar'
import { bookableDays } from '@/domain/referral/served'
import { APPROVED_WORDS } from '@/domain/referral/words'
import { approvals, clerkOf, decide } from '@sandbox/business/approval'
import { expectDone, nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { messages } from '@sandbox/business/message/tables'
import { pointsTransactions } from '@sandbox/business/points/tables'
import { products } from '@sandbox/business/product/tables'
import { shops } from '@sandbox/business/shop/tables'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { writeFlag } from '@sandbox/kernel/flags'
import type { Result } from '@/domain/result'
import type { RewardGiver } from '@sandbox/kernel/rewards'
import { fail, ok } from '@/domain/result'
import { bankError } from '@/domain/errors/catalogue'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { moveCampaign } from '@sandbox/business/campaign/publish'
import { followAccounts, keepInvite } from './graph'
import { keepApplied } from './marketers'
import { POSTERS } from './published/posters'
import { giveReferralPoints } from './reward'
import { askMarketerChange } from './rule'
import { marketers, relations, served } from './tables'
import { tierOn } from './tiers'

const CLERK = 'S100001'
const SHOP = { salesId: CLERK }

const said = (answered: Result<unknown, string> | { readonly ok: boolean }): string =>
  answered.ok ? 'done' : nameOf(answered as never)

withEmbeddedBank((bank) => {
  const on = () => bank.db.drizzle
  const as = (name: string): Promise<TestCustomer> => testClient(bank.server).as(name)

  /** Decides on what waits, by a clerk of this name. */
  async function approve(approvalId: string, clerk = '合规部0108', decision: 'APPROVE' | 'REJECT' = 'APPROVE') {
    const now = await bankNow(on())
    const [one] = await on().select().from(approvals).where(eq(approvals.approvalId, approvalId))
    const asked = { approvalId, payloadHash: one?.payloadHash ?? '', decision, reason: '样例原因' }
    const desk = { capabilities: CAPABILITIES, actor: clerkOf(clerk), now }
    const decided = await bank.db.transaction((tx) => decide(tx, desk, asked))
    return decided.ok ? decided.value.state : decided.error.name
  }

  async function change(salesId: string, to: 'SUSPEND' | 'RESUME' | 'END', decidedBy?: string) {
    const now = await bankNow(on())
    const asked = { clerk: '零售部0103', salesId, change: to, reason: '样例原因' }
    const begun = await bank.db.transaction((tx) => askMarketerChange(tx, CAPABILITIES, asked, now))
    return begun.ok ? approve(begun.value.approvalId, decidedBy) : begun.error.name
  }

  test('nobody but staff applies, once, and nobody decides on their own right to promote', async () => {
    const form = { kind: 'CLERK', branch: 'south', promised: true } as const
    const zhangwei = await as('张伟')
    expect(said(await zhangwei.call(CALLS.applyMarketer, { ...form, clientId: newClientId() }))).toBe('NotPermitted')
    const kol = { ...form, kind: 'KOL', clientId: newClientId() } as const
    expect(said(await zhangwei.call(CALLS.applyMarketer, kol))).toBe('KolClosed')
    const hangyuan = await as('周行')
    expect(said(await hangyuan.call(CALLS.applyMarketer, { ...form, clientId: newClientId() }))).toBe('MarketerExists')
    // A clerk who goes by the name of whom it is about is that person.
    expect(await change(CLERK, 'SUSPEND', '周行')).toBe('ApprovalNotYours')
    const told = expectDone(await (await testClient(bank.server).anonymous()).call(CALLS.checkMarketer, SHOP))
    expect(told).toMatchObject({ state: 'ACTIVE', marketer: { name: '周行', branch: 'main' } })
  })

  test('whose right to promote rests or has run out sends no code, poster or link, not as a customer either, and is told why', async () => {
    const hangyuan = await as('周行')
    const anybody = await testClient(bank.server).anonymous()
    const own = 'CU23456789'
    const now = await bankNow(on())
    await bank.db.transaction((tx) =>
      keepInvite(tx, { inviteCode: own, customerId: demoCustomerId('hangyuan'), kind: 'CUSTOMER', now }),
    )
    const sends = async () => ({
      code: said(await hangyuan.call(CALLS.makeInvite, {})),
      posters: said(await hangyuan.call(CALLS.queryPosters, {})),
      link: expectDone(await hangyuan.call(CALLS.checkRegisterStatus, {})).marketNo,
      codeSent: said(await anybody.call(CALLS.queryInvite, { inviteCode: 'ZH23456789' })),
      ownSent: said(await anybody.call(CALLS.queryInvite, { inviteCode: own })),
    })
    await writeFlag(on(), 'kolEnabled', '1', now)
    const all = { code: 'done', posters: 'done', link: 'M0015', codeSent: 'done', ownSent: 'done' }
    const none = (why: string) => ({
      ...{ code: why, posters: why, link: undefined, codeSent: 'MarketerSuspended', ownSent: 'MarketerSuspended' },
    })
    expect(await sends()).toEqual(all)
    const [before] = await on().select().from(marketers).where(eq(marketers.salesId, CLERK))
    const is = (changed: Partial<typeof marketers.$inferSelect>) =>
      on().update(marketers).set(changed).where(eq(marketers.salesId, CLERK))
    await is({ state: 'SUSPENDED' })
    expect(await sends()).toEqual(none('PromotionSuspended'))
    await is({ state: 'ACTIVE', until: addDays(dayOfInstant(now), -1) })
    expect(await sends()).toEqual(none('PromotionLapsed'))
    await is({ state: 'ENDED' })
    expect(await sends()).toMatchObject({ code: 'done', posters: 'done', ownSent: 'done' })
    await is({ state: 'ACTIVE', until: before?.until ?? null })
    // A clerk's code presents nobody who has left the staff and promotes under contract since.
    await is({ kind: 'KOL' })
    expect(await sends()).toMatchObject({ codeSent: 'MarketerSuspended' })
    await is({ kind: 'CLERK' })
    expect(await sends()).toEqual(all)
    await writeFlag(on(), 'kolEnabled', '0', now)
  })

  test('a refused application ends, and another one can follow', async () => {
    const fuyun = await as('傅云')
    const { marketer } = expectDone(await fuyun.call(CALLS.queryMarketer, {}))
    expect(marketer?.state).toBe('APPLIED')
    expect(await approve(marketer?.approvalId ?? '', '合规部0108', 'REJECT')).toBe('REJECTED')
    const form = { clientId: newClientId(), kind: 'CLERK', branch: 'south', promised: true } as const
    const { approvalId } = expectDone(await fuyun.call(CALLS.applyMarketer, form))
    expect(expectDone(await fuyun.call(CALLS.applyMarketer, form)).approvalId).toBe(approvalId)
    expect(await approve(approvalId)).toBe('EXECUTED')
    const now = expectDone(await fuyun.call(CALLS.queryMarketer, {}))
    expect(now.marketer).toMatchObject({ state: 'ACTIVE', kind: 'CLERK', salesId: marketer?.salesId })
  })

  test('who left the staff, or is suspended, may do nothing at once, and the shop goes off and comes back with the right', async () => {
    const { customers } = schema
    const anybody = await testClient(bank.server).anonymous()
    const shop = async () => said(await anybody.call(CALLS.queryShop, SHOP))
    const hangyuan = await as('周行')
    const staff = (is: boolean) =>
      on()
        .update(customers)
        .set({ staff: is })
        .where(eq(customers.id, demoCustomerId('hangyuan')))
    expect(await shop()).toBe('done')
    await staff(false)
    expect([await shop(), said(await hangyuan.call(CALLS.queryServed, { as: 'CLERK' }))]).toEqual([
      'ShopUnknown',
      'NotPermitted',
    ])
    await staff(true)
    expect(await shop()).toBe('done')
    expect(await change(CLERK, 'SUSPEND')).toBe('EXECUTED')
    expect(await shop()).toBe('ShopUnknown')
    expect(said(await anybody.call(CALLS.queryInvite, { inviteCode: 'ZH23456789' }))).toBe('MarketerSuspended')
    expect(await change(CLERK, 'RESUME')).toBe('EXECUTED')
    expect(await shop()).toBe('done')
  })

  test('customers read the approved shop while the next one is reviewed, and a refused one changes nothing', async () => {
    const anybody = await testClient(bank.server).anonymous()
    const hangyuan = await as('周行')
    const read = async () => expectDone(await anybody.call(CALLS.queryShop, SHOP)).introduction
    const before = await read()
    const own = expectDone(await hangyuan.call(CALLS.queryMyShop, {}))
    expect(own.state).toBe('IN_REVIEW')
    const save = (introduction: string, submit: boolean) =>
      hangyuan.call(CALLS.saveShop, { clientId: newClientId(), introduction, submit })
    expect(said(await save('另写', false))).toBe('ShopUnderReview')
    expect(await approve(own.approvalId ?? '', '合规部0108', 'REJECT')).toBe('REJECTED')
    expect(await read()).toBe(before)
    expect(said(await save('保本高收益', true))).toBe('ShopInvalid')
    const { approvalId } = expectDone(await save('新的介绍', true))
    expect(await read()).toBe(before)
    expect(await approve(approvalId ?? '', '周行')).toBe('ApprovalNotYours')
    expect(await approve(approvalId ?? '')).toBe('EXECUTED')
    expect(await read()).toBe('新的介绍')
    expect(expectDone(await hangyuan.call(CALLS.setShopOpen, { open: false })).online).toBe(false)
    expect(said(await anybody.call(CALLS.queryShop, SHOP))).toBe('ShopUnknown')
    expectDone(await hangyuan.call(CALLS.setShopOpen, { open: true }))
  })

  test('an appointment is known to its clerk alone, masked, and lapses when nobody answers', async () => {
    const [lina, hangyuan, fuyun] = [await as('李娜'), await as('周行'), await as('傅云')]
    const today = dayOfInstant(await bankNow(on()))
    const asked = { salesId: CLERK, topic: 'CARD', part: 'MORNING', agreed: true } as const
    const days = bookableDays(calendar, today, 7)
    const [first = today, last = today] = [days[0], days[days.length - 1]]
    const book = (day: Day, clientId = newClientId()) => lina.call(CALLS.askService, { ...asked, day, clientId })
    const weekend = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead + 1)).find(
      (one) => !days.includes(one),
    )
    for (const day of [today, weekend ?? today, addDays(last, 8)]) expect(said(await book(day))).toBe('ServedDayWrong')
    const clientId = newClientId()
    const { servedId } = expectDone(await book(last, clientId))
    expect(expectDone(await book(last, clientId)).servedId).toBe(servedId)
    expect(said(await book(first === last ? today : first, clientId))).toBe('ClientIdReused')
    expect(said(await book(first))).toBe('ServedTooMany')
    const seen = expectDone(await hangyuan.call(CALLS.queryServed, { as: 'CLERK', list: 'OPEN' })).served
    expect(seen.find((one) => one.servedId === servedId)).toEqual({
      ...{ servedId, who: '李*', branch: 'main', topic: 'CARD', day: last, part: 'MORNING' },
      ...{ state: 'ASKED', askedAt: expect.any(Number) },
    })
    // Another clerk, who may promote as well, sees none of it.
    expect(expectDone(await fuyun.call(CALLS.queryServed, { as: 'CLERK' })).served).toEqual([])
    expect(said(await fuyun.call(CALLS.settleServed, { servedId, action: 'agree' }))).toBe('ServedUnknown')
    expect(said(await lina.call(CALLS.settleServed, { servedId, action: 'agree' }))).toBe('NotPermitted')
    expect(said(await hangyuan.call(CALLS.cancelService, { servedId }))).toBe('ServedUnknown')
    expectDone(await hangyuan.call(CALLS.settleServed, { servedId, action: 'agree' }))
    expect(said(await hangyuan.call(CALLS.settleServed, { servedId, action: 'finish' }))).toBe('ServedDayWrong')
    expectDone(await lina.call(CALLS.cancelService, { servedId }))
    expect(said(await hangyuan.call(CALLS.settleServed, { servedId, action: 'agree' }))).toBe('ServedClosed')
    const { servedId: left } = expectDone(await book(first))
    await advance(bank.db, (daysBetween(today, first) + 1) * DAY_MS)
    const own = expectDone(await (await as('李娜')).call(CALLS.queryServed, { as: 'CUSTOMER' })).served
    expect(own.find((one) => one.servedId === left)?.state).toBe('LAPSED')
    const told = await on()
      .select()
      .from(messages)
      .where(eq(messages.source, `served ${left} LAPSED`))
    expect(told).toHaveLength(1)
  })

  test('anybody of a branch is booked by one id once, and a branch without anybody says so', async () => {
    const heqi = await as('何齐')
    const today = dayOfInstant(await bankNow(on()))
    const what = { branch: 'main', topic: 'DEPOSIT', part: 'MORNING', agreed: true } as const
    const asked = { ...what, clientId: newClientId(), day: bookableDays(calendar, today, 7)[0] ?? today }
    const first = expectDone(await heqi.call(CALLS.bookAdviser, asked))
    expect(first).toMatchObject({ who: '周行', branch: 'main', state: 'ASKED' })
    expect(expectDone(await heqi.call(CALLS.bookAdviser, asked)).servedId).toBe(first.servedId)
    const changed = async (to: Partial<RequestOf<typeof CALLS.bookAdviser>>) =>
      said(await heqi.call(CALLS.bookAdviser, { ...asked, ...to }))
    expect(await changed({ part: 'AFTERNOON' })).toBe('ClientIdReused')
    expect(await changed({ branch: 'south' })).toBe('ClientIdReused')
    expect(await changed({ clientId: newClientId(), day: today })).toBe('ServedDayWrong')
    // Nobody has the right to be booked there: who was given one above is put out of the staff first.
    const { customers } = schema
    const all = on().update(customers).set({ staff: false })
    await all.where(eq(customers.id, demoCustomerId('fuyun')))
    expect(await changed({ clientId: newClientId(), branch: 'south' })).toBe('AdviserMissing')
    const hangyuan = await as('周行')
    const mine = { ...asked, clientId: newClientId() }
    expect(said(await hangyuan.call(CALLS.bookAdviser, mine))).toBe('AdviserMissing')
    expectDone(await heqi.call(CALLS.cancelService, { servedId: first.servedId }))
    await on()
      .update(customers)
      .set({ staff: true })
      .where(eq(customers.id, demoCustomerId('fuyun')))
  })

  test('who asks again with the same id has the appointment there is, also where its clerk went to another branch', async () => {
    const heqi = await as('何齐')
    const today = dayOfInstant(await bankNow(on()))
    const what = { branch: 'main', topic: 'DEPOSIT', part: 'MORNING', agreed: true } as const
    const asked = { ...what, clientId: newClientId(), day: bookableDays(calendar, today, 7)[0] ?? today }
    const { servedId } = expectDone(await heqi.call(CALLS.bookAdviser, asked))
    const goTo = (branch: 'main' | 'south') =>
      on().update(marketers).set({ branch }).where(eq(marketers.salesId, CLERK))
    await goTo('south')
    expect(expectDone(await heqi.call(CALLS.bookAdviser, asked))).toMatchObject({ servedId, branch: 'main' })
    expect(said(await heqi.call(CALLS.bookAdviser, { ...asked, branch: 'south' }))).toBe('ClientIdReused')
    await goTo('main')
    await on().delete(served).where(eq(served.servedId, servedId))
  })

  test('nobody is booked with a partner who promotes and sees no customer at a branch', async () => {
    const now = await bankNow(on())
    await writeFlag(on(), 'kolEnabled', '1', now)
    const is = (kind: 'KOL' | 'CLERK') => on().update(marketers).set({ kind }).where(eq(marketers.salesId, CLERK))
    await is('KOL')
    const heqi = await as('何齐')
    const day = bookableDays(calendar, dayOfInstant(now), 7)[0] ?? ''
    const wish = { salesId: CLERK, topic: 'DEPOSIT', day, part: 'MORNING', agreed: true } as const
    expect(said(await heqi.call(CALLS.askService, { ...wish, clientId: newClientId() }))).toBe('MarketerSuspended')
    await is('CLERK')
    await writeFlag(on(), 'kolEnabled', '0', now)
  })

  test('of two clerks of a branch the one with fewer appointments that wait is booked; those that are over count no more', async () => {
    const today = dayOfInstant(await bankNow(on()))
    const isFuyun = eq(marketers.customerId, demoCustomerId('fuyun'))
    await on().update(marketers).set({ branch: 'main' }).where(isFuyun)
    const what = { branch: 'main', topic: 'DEPOSIT', part: 'MORNING', agreed: true } as const
    const asked = { ...what, day: bookableDays(calendar, today, 7)[0] ?? today }
    const bookAs = async (name: string) => {
      const app = await as(name)
      const { servedId, who } = expectDone(await app.call(CALLS.bookAdviser, { ...asked, clientId: newClientId() }))
      return { who, cancel: async () => expectDone(await app.call(CALLS.cancelService, { servedId })) }
    }
    const isHangyuan = eq(served.salesId, CLERK)
    const over = await on().select().from(served).where(isHangyuan)
    expect([over.length > 1, over.filter(({ state }) => state === 'ASKED' || state === 'AGREED')]).toEqual([true, []])
    await on().update(served).set({ state: 'AGREED' }).where(isHangyuan)
    const first = await bookAs('何齐')
    expect(first.who).toBe('傅云')
    for (const { servedId, state } of over)
      await on().update(served).set({ state }).where(eq(served.servedId, servedId))
    const second = await bookAs('qianduo')
    expect(second.who).toBe('周行')
    for (const one of [first, second]) await one.cancel()
    await on().update(marketers).set({ branch: 'south' }).where(isFuyun)
  })

  test('a clerk who is suspended keeps no appointment and gets none, and its branch is that of when it was made', async () => {
    const today = dayOfInstant(await bankNow(on()))
    const qianduo = await as('qianduo')
    const asked = { salesId: CLERK, topic: 'CARD', part: 'MORNING', agreed: true } as const
    const book = () =>
      qianduo.call(CALLS.askService, {
        ...asked,
        day: bookableDays(calendar, today, 7)[0] ?? today,
        clientId: newClientId(),
      })
    const { servedId } = expectDone(await book())
    const own = async () => {
      const { served } = expectDone(await qianduo.call(CALLS.queryServed, { as: 'CUSTOMER' }))
      return served.find((one) => one.servedId === servedId)
    }
    await on().update(marketers).set({ branch: 'south' }).where(eq(marketers.salesId, CLERK))
    expect(await own()).toMatchObject({ state: 'ASKED', branch: 'main' })
    expect(await change(CLERK, 'SUSPEND')).toBe('EXECUTED')
    expect(await own()).toMatchObject({ state: 'DECLINED' })
    expect(said(await book())).toBe('MarketerSuspended')
    const [told] = await on()
      .select()
      .from(messages)
      .where(eq(messages.source, `served ${servedId} DECLINED`))
    expect(told?.about).toEqual({ subject: 'appointments' })
    expect(await change(CLERK, 'RESUME')).toBe('EXECUTED')
    expect(await own()).toMatchObject({ state: 'DECLINED' })
  })

  test('what is only distributed is on no shop whose owner has no licence', async () => {
    const hangyuan = await as('周行')
    const anybody = await testClient(bank.server).anonymous()
    const wealth = APPROVED_WORDS.find(({ distributed }) => distributed)?.productType ?? ''
    const save = () => hangyuan.call(CALLS.saveShop, { clientId: newClientId(), products: [wealth], submit: true })
    const offered = async () => expectDone(await hangyuan.call(CALLS.queryMyShop, {})).offered.map(({ key }) => key)
    const licence = (licenceNo: string | null) =>
      on().update(marketers).set({ licenceNo }).where(eq(marketers.salesId, CLERK))
    expect(await offered()).toContain(wealth)
    const { approvalId } = expectDone(await save())
    expect(await approve(approvalId ?? '')).toBe('EXECUTED')
    const shown = async () => expectDone(await anybody.call(CALLS.queryShop, SHOP)).products
    expect(await shown()).toEqual([wealth])
    await licence(null)
    expect([await shown(), await offered()]).toEqual([[], expect.not.arrayContaining([wealth])])
    expect(said(await save())).toBe('ShopInvalid')
    await licence('样例资格0001')
  })

  test('staff numbers can’t be tried out at will', async () => {
    const anybody = await testClient(bank.server).anonymous()
    const { dailyCounts } = schema
    expectDone(await anybody.call(CALLS.checkMarketer, SHOP))
    await on().update(dailyCounts).set({ count: 300 }).where(eq(dailyCounts.kind, 'marketer'))
    expect(said(await anybody.call(CALLS.checkMarketer, SHOP))).toBe('TooManyTries')
  })

  test('points are given for an account only while the bank gives any, once, to customers and never to who promotes', async () => {
    const given: string[] = []
    const giver: RewardGiver = {
      knows: () => true,
      give: async (_, { customerId, rewardId }) => {
        given.push(`${customerId} ${rewardId}`)
        return ok(undefined)
      },
    }
    const capabilities = [
      ...CAPABILITIES.filter(({ name }) => name !== 'points'),
      { name: 'points', handlers: {}, tables: {}, rewards: { POINTS: giver } } as const,
    ]
    const give = () => giveReferralPoints({ db: bank.db, capabilities, businessNow: () => bankNow(on()) })
    const now = await bankNow(on())
    const bound = await on().select().from(relations).where(eq(relations.state, 'BOUND'))
    expect(bound.map(({ kind }) => kind).sort()).toEqual(['CLERK', 'CUSTOMER'])
    const open = async (enabled: boolean, kind: string) => {
      await writeFlag(on(), 'referralRewardEnabled', enabled ? '1' : '0', now)
      const one = bound.find((each) => each.kind === kind)
      const customerId = demoCustomerId(kind === 'CLERK' ? 'wuqiang' : 'xumin')
      await on()
        .insert(schema.wechatIdentities)
        .values({ openId: one?.openId ?? '', customerId, createdAt: now })
      await bank.db.transaction((tx) =>
        followAccounts(tx, { occasion: 'accountOpened', customerId, about: customerId, now }),
      )
      return one
    }
    await open(true, 'CLERK')
    const one = await open(true, 'CUSTOMER')
    await Promise.all([give(), give()])
    await give()
    expect(given).toEqual([`${one?.inviterId} referral-${one?.relationId}`])
    // What became effective while nothing was given is given nothing later.
    const isTheirs = eq(relations.relationId, one?.relationId ?? '')
    const undo = async () => {
      const bound = { state: 'BOUND', customerId: null, effectiveAt: null, reward: null } as const
      await on().update(relations).set(bound).where(isTheirs)
      const { wechatIdentities } = schema
      await on()
        .delete(wechatIdentities)
        .where(eq(wechatIdentities.openId, one?.openId ?? ''))
    }
    await undo()
    await open(false, 'CUSTOMER')
    expect(await on().select().from(relations).where(isTheirs)).toMatchObject([{ state: 'EFFECTIVE', reward: null }])
    await writeFlag(on(), 'referralRewardEnabled', '1', now)
    await give()
    expect(given).toHaveLength(1)
    // Nor is anything given to who invited as a customer and promotes for the bank by then.
    await undo()
    const inviterId = one?.inviterId ?? ''
    const { customers } = schema
    const employ = (staff: boolean) => on().update(customers).set({ staff }).where(eq(customers.id, inviterId))
    await employ(true)
    await bank.db.transaction((tx) => keepApplied(tx, inviterId, { kind: 'CLERK', branch: 'main' }, now))
    const isInviter = eq(marketers.customerId, inviterId)
    const until = addDays(dayOfInstant(now), 9)
    await on().update(marketers).set({ state: 'ACTIVE', since: now, until }).where(isInviter)
    await open(true, 'CUSTOMER')
    expect(await on().select().from(relations).where(isTheirs)).toMatchObject([{ state: 'EFFECTIVE', reward: null }])
    await on().delete(marketers).where(isInviter)
    await employ(false)
  })

  test('a giver that refuses one keeps nobody behind it waiting, and what it refused stays due', async () => {
    const ends = await on().select().from(relations).where(eq(relations.kind, 'CUSTOMER')).orderBy(relations.number)
    const due = ends.filter(({ effectiveAt }) => effectiveAt !== null)
    expect(due.length).toBeGreaterThan(1)
    for (const { relationId } of due)
      await on().update(relations).set({ reward: 'DUE' }).where(eq(relations.relationId, relationId))
    const refused = `referral-${due[0]?.relationId}`
    const giver: RewardGiver = {
      knows: () => true,
      give: (_, { rewardId }) => Promise.resolve(rewardId === refused ? fail(bankError('PointsOff')) : ok(undefined)),
    }
    const capabilities = [{ name: 'points', handlers: {}, tables: {}, rewards: { POINTS: giver } } as const]
    const bankHere = { db: bank.db, capabilities, businessNow: () => bankNow(on()) }
    await expect(giveReferralPoints(bankHere)).rejects.toThrow('PointsOff')
    const after = await on().select().from(relations).where(eq(relations.kind, 'CUSTOMER')).orderBy(relations.number)
    expect(after.filter(({ reward }) => reward !== null).map(({ reward }) => reward)).toEqual([
      'DUE',
      ...due.slice(1).map(() => 'GIVEN'),
    ])
    await on().update(relations).set({ reward: null })
  })

  test('what was due to who has left is given to nobody, isn’t said to be given, and is due no more', async () => {
    const [one] = await on()
      .select()
      .from(relations)
      .where(and(eq(relations.kind, 'CUSTOMER'), isNotNull(relations.effectiveAt)))
    const relationId = one?.relationId ?? ''
    const isTheirs = eq(schema.accounts.customerId, one?.inviterId ?? '')
    const rewardOf = async () =>
      (await on().select().from(relations).where(eq(relations.relationId, relationId)))[0]?.reward
    const posted = () => on().$count(pointsTransactions, eq(pointsTransactions.id, `reward:referral-${relationId}`))
    const give = () => giveReferralPoints({ db: bank.db, capabilities: CAPABILITIES, businessNow: () => bankNow(on()) })
    const due = () => on().update(relations).set({ reward: 'DUE' }).where(eq(relations.relationId, relationId))
    await due()
    await on()
      .update(schema.accounts)
      .set({ closedAt: await bankNow(on()) })
      .where(isTheirs)
    try {
      await give()
      expect([await rewardOf(), await posted()]).toEqual([null, 0])
    } finally {
      await on().update(schema.accounts).set({ closedAt: null }).where(isTheirs)
    }
    await give()
    expect([await rewardOf(), await posted()]).toEqual([null, 0])
    await due()
    await give()
    expect([await rewardOf(), await posted()]).toEqual(['GIVEN', 1])
    await on().update(relations).set({ reward: null })
  })

  test('a tier is by what was there at each day’s end of last month, and by nothing of this one', async () => {
    const today = dayOfInstant(await bankNow(on()))
    const first = firstDay(monthOf(addDays(firstDay(monthOf(today)), -1)))
    const last = addDays(firstDay(monthOf(today)), -1)
    const days = daysBetween(first, last) + 1
    const averageSince = async (since: Day) => {
      const id = await openCustomer(bank.db, 6_200_000, instantOf(since))
      const { tier, average } = await tierOn(on(), id, today)
      return [tier, average]
    }
    expect(await averageSince(addDays(first, -40))).toEqual(['GOLD', 6_200_000])
    expect(await averageSince(first)).toEqual(['GOLD', 6_200_000])
    expect(await averageSince(last)).toEqual(['COMMON', Math.floor(6_200_000 / days)])
    expect(await averageSince(addDays(last, 1))).toEqual(['COMMON', 0])
  })

  test('a shop of one approval isn’t seen under another one of its owner', async () => {
    expect(await change(CLERK, 'END')).toBe('EXECUTED')
    const form = { clientId: newClientId(), kind: 'CLERK', branch: 'main', promised: true } as const
    await advance(bank.db, DAY_MS)
    const again = await as('周行')
    const { approvalId } = expectDone(await again.call(CALLS.applyMarketer, form))
    expect(await approve(approvalId)).toBe('EXECUTED')
    const anybody = await testClient(bank.server).anonymous()
    expect(said(await anybody.call(CALLS.queryShop, SHOP))).toBe('ShopUnknown')
    const [shop] = await on().select().from(shops).where(eq(shops.salesId, CLERK))
    expect(shop?.published).not.toBeNull()
  })

  test('posters are in approved words; products are on those of who may promote, and of a campaign only while it runs', async () => {
    expect(POSTERS.flatMap((one) => posterFaults(one).map((fault) => `${one.posterId} ${fault}`))).toEqual([])
    const mine = expectDone(await (await as('张伟')).call(CALLS.queryPosters, {}))
    expect(mine.sender).toEqual({ kind: 'CUSTOMER', name: '张*' })
    expect(new Set(mine.posters.map(({ subject }) => subject))).toEqual(new Set(['BANK', 'CAMPAIGN', 'LEARN']))
    const theirs = expectDone(await (await as('周行')).call(CALLS.queryPosters, {}))
    expect(theirs.sender).toMatchObject({ name: '周行', salesId: CLERK, branch: 'main' })
    expect(theirs.posters.map(({ posterId }) => posterId)).toEqual(POSTERS.map(({ posterId }) => posterId))
    expect(theirs.posters.find(({ subject }) => subject === 'WEALTH')?.product).toMatchObject({ riskLevel: 'R1' })
    const isWealth = eq(products.productType, '91318017')
    await on().update(products).set({ saleStatus: 'PAUSED' }).where(isWealth)
    const left = expectDone(await (await as('周行')).call(CALLS.queryPosters, {})).posters
    expect(left.filter(({ subject }) => subject === 'WEALTH')).toEqual([])
    await on().update(products).set({ saleStatus: 'ON_SALE' }).where(isWealth)
    const suspended = await as('任杰')
    expect(said(await suspended.call(CALLS.queryPosters, {}))).toBe('PromotionSuspended')
    const lina = await as('李娜')
    const of = async (actId: string) => lina.call(CALLS.queryPosters, { actId })
    expect(expectDone(await of('weeklyLearn')).posters).toMatchObject([
      { posterId: 'weeklyLearn', actId: 'weeklyLearn' },
    ])
    expect(said(await of('nothing'))).toBe('CampaignUnknown')
    expect(said(await of('springFestival'))).toBe('CampaignUnknown')
    const now = await bankNow(on())
    await bank.db.transaction((tx) =>
      moveCampaign(tx, { actId: 'weeklyLearn', trigger: 'pause', clerk: '活动专员', now }),
    )
    expect(said(await of('weeklyLearn'))).toBe('CampaignUnknown')
    expect(expectDone(await lina.call(CALLS.queryPosters, {})).posters.map(({ actId }) => actId)).not.toContain(
      'weeklyLearn',
    )
    await bank.db.transaction((tx) =>
      moveCampaign(tx, { actId: 'weeklyLearn', trigger: 'resume', clerk: '活动专员', now }),
    )
  })
})
