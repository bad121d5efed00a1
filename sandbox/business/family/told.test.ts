import { and, asc, eq, gt } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { yuan } from '@/domain/money/fen'
import { DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { madeUpIdCardNo } from '@sandbox/host/seeding/idCards'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { told } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import type { RequestInput } from '@sandbox/testing/client'
import { schema } from '@sandbox/testing/schema'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { lapseFamilyCards } from './lapse'
import { spend } from './spending'

const [OWNER, MEMBER] = ['lina', 'guoyulan']
const LIMITS = { monthLimit: 50_000, single: 20_000 }

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const as = (key: string) => testClient(bank.server).as(key)
  const personOf = (key: string) => {
    const demo = findDemo(key)
    if (!demo) throw new Error(`nobody has the key ${key}`)
    return { mobileNo: demo.mobileNo, name: demo.name }
  }
  type Given = RequestInput<typeof CALLS.giveFamilyCard>
  const give = async (change: Partial<Given> = {}) =>
    (await as(OWNER)).call(CALLS.giveFamilyCard, {
      ...{ ...personOf(MEMBER), ...LIMITS, relation: '103', password: DEMO_PASSWORD },
      ...change,
    })
  const given = async (): Promise<string> => told(await give()).grantId
  const answer = async (grantId: string, accept: boolean) =>
    told(await (await as(MEMBER)).call(CALLS.answerFamilyCard, { grantId, accept }))
  const change = async (key: string, grantId: string, action: 'pause' | 'resume' | 'end') =>
    told(await (await as(key)).call(CALLS.changeFamilyCard, { grantId, action }))
  const accepted = async () => {
    const grantId = await given()
    await answer(grantId, true)
    return grantId
  }
  const lapse = async (grantId: string): Promise<void> => {
    const [grant] = await on().select().from(schema.familyGrants).where(eq(schema.familyGrants.id, grantId))
    const day = grant?.answerBy
    if (!day) throw new Error(`no grant ${grantId}`)
    const nextDay = addDays(day, 1)
    await bank.db.transaction((tx) => lapseFamilyCards.run(tx, { day, nextDay, at: instantOf(nextDay), cursor: '' }))
  }

  /** What the two are told from now on while something happens: who, and of what. */
  const tellings = async (happening: () => Promise<unknown>) => {
    const { messages } = schema
    const about = eq(messages.kind, 'familyCard')
    const before = await on().select({ id: messages.id }).from(messages).orderBy(asc(messages.id))
    await happening()
    const since = and(about, gt(messages.id, before.at(-1)?.id ?? 0))
    const rows = await on().select().from(messages).where(since).orderBy(asc(messages.id))
    const keyOf = new Map([OWNER, MEMBER].map((key) => [demoCustomerId(key), key]))
    // The bank's other cards may lapse with it.
    return rows.flatMap(({ customerId, title }) => (keyOf.has(customerId) ? [[keyOf.get(customerId), title]] : []))
  }

  describe('what one of the two does, or neither in time, the other is told', () => {
    let grantId = ''
    afterEach(async () => {
      await on().update(schema.familyGrants).set({ state: 'ENDED' }).where(eq(schema.familyGrants.id, grantId))
    })

    test.each<[string, () => Promise<string>, (id: string) => Promise<unknown>, string, string]>([
      ['accepting', given, (id) => answer(id, true), OWNER, '亲情卡已接受'],
      ['declining', given, (id) => answer(id, false), OWNER, '亲情卡被谢绝'],
      ['its owner’s pausing', accepted, (id) => change(OWNER, id, 'pause'), MEMBER, '亲情卡已暂停'],
      ['its owner’s ending', accepted, (id) => change(OWNER, id, 'end'), MEMBER, '亲情卡已停用'],
      ['its member’s ending', accepted, (id) => change(MEMBER, id, 'end'), OWNER, '亲情卡已停用'],
      ['no answer', given, lapse, OWNER, '亲情卡已过期'],
    ])('%s', async (_, begin, happen, who, title) => {
      grantId = await begin()
      expect(await tellings(() => happen(grantId))).toEqual([[who, title]])
    })

    test('giving', async () => {
      expect(await tellings(async () => (grantId = await given()))).toEqual([[MEMBER, '收到亲情卡']])
    })
  })

  test('the owner is told of each payment, where and how much', async () => {
    const grantId = await accepted()
    const now = await bankNow(on())
    const paid = await bank.db.transaction((tx) => spend(tx, { grantId, amount: yuan(12), merchant: '样例书店', now }))
    const [message] = await on()
      .select()
      .from(schema.messages)
      .where(eq(schema.messages.source, `familySpend ${paid.ok ? paid.value.orderNo : ''}`))
    expect(message).toMatchObject({
      customerId: demoCustomerId(OWNER),
      body: '您赠送的亲情卡在样例书店支付12.00元。',
    })
    await change(OWNER, grantId, 'end')
  })

  test('who has no account here, and nobody at all, are refused alike, and so many tries a day', async () => {
    const today = dayOfInstant(await bankNow(on()))
    const { dailyCounts } = schema
    const own = and(eq(dailyCounts.subject, demoCustomerId(OWNER)), eq(dailyCounts.kind, 'family'))
    await on()
      .delete(dailyCounts)
      .where(and(own, eq(dailyCounts.day, today)))
    const known = { mobileNo: '17000088888', realName: '样本人' }
    const papers = { id: 'without-account', clientNo: 'without-account', idCardNo: madeUpIdCardNo('19900307', 88) }
    await on()
      .insert(schema.customers)
      .values({ ...known, ...papers, registeredAt: 0 })
    const without = await give({ mobileNo: known.mobileNo, name: known.realName })
    const nobody = await give({ mobileNo: '17000099999' })
    expect(without).toMatchObject({ error: 'FamilyMemberUnknown' })
    expect(without).toEqual(nobody)
    for (let tries = 2; tries < CHECKS_A_DAY; tries += 1) await give({ mobileNo: '17000099999' })
    // Said before a guess of the password, and told before the form.
    expect(await give({ mobileNo: '17000099999', password: '000000' })).toMatchObject({ error: 'TooManyTries' })
    const { obstacles } = told(await (await as(OWNER)).call(CALLS.queryObstacles, { call: 'giveFamilyCard' }))
    expect(obstacles).toMatchObject([{ name: 'TooManyTries' }])
  })
})
