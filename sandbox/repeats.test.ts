import { count, eq, inArray } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { Call } from '@/contract/call'
import { OPEN_APPROVALS } from '@/domain/approval/machine'
import { fen } from '@/domain/money/fen'
import { activityWithdrawals } from '@sandbox/business/campaign/tables'
import { approvals } from '@sandbox/business/approval'
import { closures } from '@sandbox/business/closure/tables'
import { vouchers } from '@sandbox/business/voucher/tables'
import { familyGrants } from '@sandbox/business/family/tables'
import { marketers } from '@sandbox/business/referral/tables'
import { messages } from '@sandbox/business/message/tables'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { sweepStores } from '@sandbox/kernel/session/stores'
import { schema } from '@sandbox/testing/schema'
import { newClientId, testClient } from './testing/client'
import type { Outcome, RequestInput, TestCustomer } from './testing/client'
import { withBankInTurn } from './testing/withBank'

// What is asked again and again, or twice at once, with the same or with another content.

const nameOf = (outcome: Outcome<Call>): string => (outcome.ok ? 'ok' : outcome.error)

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const as = (name: string) => testClient(bank.server).as(name)
  const rowsOf = async (table: typeof messages | typeof schema.smsMessages) =>
    (await on().select({ n: count() }).from(table))[0]?.n ?? 0
  /** What was sent to anybody meanwhile. */
  const sentBy = async (work: () => Promise<unknown>): Promise<number> => {
    const before = (await rowsOf(messages)) + (await rowsOf(schema.smsMessages))
    await work()
    return (await rowsOf(messages)) + (await rowsOf(schema.smsMessages)) - before
  }
  const repeat = async <C extends Call>(app: TestCustomer, call: C, request: () => RequestInput<C>, times: number) => {
    const names: string[] = []
    for (let index = 0; index < times; index += 1) names.push(nameOf(await app.call(call, request())))
    return names
  }

  test('one token shown with the gesture many times at once is one session', async () => {
    const app = await as('张伟')
    const { token } = app
    const all = await Promise.all(
      Array.from({ length: 24 }, () => app.call(CALLS.verifyGesture, { pattern: DEMO_GESTURE })),
    )
    app.token = token
    expect(all.map(nameOf).filter((name) => name === 'ok')).toHaveLength(1)
    expect(new Set(all.map(nameOf))).toEqual(new Set(['ok', 'SessionMissing']))
  })

  test('a log-in password, a gesture and protections set as they are change nothing and tell nobody', async () => {
    const app = await as('李娜')
    const login = { loginPassword: 'yangli2604', password: DEMO_PASSWORD }
    expect(await sentBy(() => repeat(app, CALLS.setLoginPassword, () => login, 1))).toBeGreaterThan(0)
    expect(await sentBy(() => repeat(app, CALLS.setLoginPassword, () => login, 3))).toBe(0)
    const limits = { change: 'limits', single: 1_234_500, aDay: 2_345_600, password: DEMO_PASSWORD } as const
    expect(await sentBy(() => repeat(app, CALLS.setSecurity, () => limits, 1))).toBeGreaterThan(0)
    expect(await sentBy(() => repeat(app, CALLS.setSecurity, () => limits, 3))).toBe(0)
    const stop = { change: 'stop', pattern: DEMO_GESTURE, password: DEMO_PASSWORD } as const
    expect(await sentBy(() => repeat(app, CALLS.setSecurity, () => stop, 1))).toBeGreaterThan(0)
    expect(await sentBy(() => repeat(app, CALLS.setSecurity, () => stop, 3))).toBe(0)
  })

  test('changed to and fro they come to an end for today', async () => {
    const app = await as('李娜')
    let turn = 0
    const change = () => ({ loginPassword: (turn += 1) % 2 ? 'yangli2604' : 'yangli2605', password: DEMO_PASSWORD })
    const names = await repeat(app, CALLS.setLoginPassword, change, 24)
    expect(names[0]).toBe('ok')
    // The one that is set by then too: whether it is that one would tell who hasn't shown the other yet.
    expect(names.slice(-2)).toEqual(['TooManyTries', 'TooManyTries'])
  })

  test('a log-in that isn’t one’s own is told once, however often it is said', async () => {
    const app = await as('张伟')
    const told = await app.call(CALLS.queryLoginRecords, {})
    const id = (told.ok ? told.value.records[0]?.id : undefined) ?? ''
    const said = () => ({ id, password: DEMO_PASSWORD })
    expect(await sentBy(() => repeat(app, CALLS.disownLogin, said, 1))).toBeGreaterThan(0)
    expect(await sentBy(() => repeat(app, CALLS.disownLogin, said, 3))).toBe(0)
  })

  test('who was only invited to a family card hears of no change, and who has it not without end', async () => {
    const owner = await as('钱朵')
    const grants = await on()
      .select()
      .from(familyGrants)
      .where(eq(familyGrants.ownerId, demoCustomerId('qianduo')))
    const active = grants.find(({ state }) => state === 'ACTIVE')
    if (!active) throw new Error('nobody has a family card')
    await on().update(familyGrants).set({ state: 'INVITED' }).where(eq(familyGrants.id, active.id))
    let limit = 10_000
    const lower = () =>
      ({
        grantId: active.id,
        action: 'limits',
        single: 100,
        monthLimit: (limit += 100),
        password: DEMO_PASSWORD,
      }) as const
    expect(await sentBy(() => repeat(owner, CALLS.changeFamilyCard, lower, 2))).toBe(0)
    await on().update(familyGrants).set({ state: 'ACTIVE' }).where(eq(familyGrants.id, active.id))
    let names: string[] = []
    const sent = await sentBy(async () => {
      names = await repeat(owner, CALLS.changeFamilyCard, lower, 24)
    })
    expect(names.at(-1)).toBe('TooManyTries')
    expect(sent).toBeLessThanOrEqual(20)
    // What was refused didn't happen: neither a lower limit nor, with the password, a higher one.
    const own = eq(familyGrants.id, active.id)
    const [before] = await on().select().from(familyGrants).where(own)
    expect(await repeat(owner, CALLS.changeFamilyCard, lower, 1)).toEqual(['TooManyTries'])
    const higher = () => ({ ...lower(), single: 20_000, monthLimit: 50_000 })
    expect(await repeat(owner, CALLS.changeFamilyCard, higher, 1)).toEqual(['TooManyTries'])
    expect(await on().select().from(familyGrants).where(own)).toEqual([before])
  })

  test('ids of which nothing is known leave only so many rows, and not for ever', async () => {
    const app = await as('张伟')
    const names = await repeat(app, CALLS.queryOperation, () => ({ clientId: newClientId() }), 202)
    expect([names[0], names.at(-1)]).toEqual(['ok', 'TooManyRequests'])
    const asked = eq(schema.operations.call, 'queryOperation')
    expect(await on().$count(schema.operations, asked)).toBe(200)
    await on().update(schema.operations).set({ createdAt: 0 }).where(asked)
    await sweepStores(bank.db, machineNow())
    expect(await on().$count(schema.operations, asked)).toBe(0)
  }, 120_000)

  test('an id that was given with something else is refused, whatever the call', async () => {
    const app = await as('张伟')
    const proof = {
      clientId: newClientId(),
      institution: 'school',
      department: '教研组',
      workNo: 'SY-1',
      promised: true,
    } as const
    const first = await app.call(CALLS.applyEligibility, proof)
    expect(nameOf(first)).toBe('ok')
    expect(await app.call(CALLS.applyEligibility, proof)).toEqual(first)
    expect(nameOf(await app.call(CALLS.applyEligibility, { ...proof, workNo: 'SY-2' }))).toBe('ClientIdReused')
  })

  test('joining an enterprise is tried so often a day, and what was done already is no try', async () => {
    const app = await as('张伟')
    const joining = {
      clientId: newClientId(),
      uscc: '91999900MA0DEM001Y',
      legalName: ' 钱 朵',
      role: 'VIEWER',
    } as const
    const done = await app.call(CALLS.joinOrg, joining)
    expect(nameOf(done)).toBe('ok')
    expect(new Set(await repeat(app, CALLS.joinOrg, () => joining, 12))).toEqual(new Set(['ok']))
    expect(nameOf(await app.call(CALLS.joinOrg, { ...joining, role: 'MAKER' }))).toBe('ClientIdReused')
    const wrong = () => ({ ...joining, clientId: newClientId(), legalName: '张三' })
    const names = await repeat(app, CALLS.joinOrg, wrong, 10)
    expect(names).toEqual([...Array.from({ length: 9 }, () => 'OrgUnknown'), 'TooManyTries'])
  })

  test('an application to promote that is refused leaves nothing behind', async () => {
    const app = await as('傅云')
    const customerId = demoCustomerId('fuyun')
    await on().delete(marketers).where(eq(marketers.customerId, customerId))
    const [pattern] = await on().select().from(approvals).limit(1)
    if (!pattern) throw new Error('nobody has applied for anything')
    const open = Array.from({ length: OPEN_APPROVALS }, (_, index) => {
      const { number: _number, ...rest } = pattern as typeof pattern & { readonly number?: number }
      return {
        ...rest,
        approvalId: `AFULL${index}`,
        applicantId: customerId,
        customerId,
        clientId: `full ${index}`,
        state: 'DRAFT' as const,
      }
    })
    await on().insert(approvals).values(open)
    const form = { clientId: newClientId(), kind: 'CLERK', branch: 'south', promised: true } as const
    expect(nameOf(await app.call(CALLS.applyMarketer, form))).toBe('ApprovalTooMany')
    expect(await on().$count(marketers, eq(marketers.customerId, customerId))).toBe(0)
    await on()
      .delete(approvals)
      .where(
        inArray(
          approvals.approvalId,
          open.map(({ approvalId }) => approvalId),
        ),
      )
    expect(nameOf(await app.call(CALLS.applyMarketer, form))).toBe('ok')
  })

  test('a page of withdrawals goes on after one’s own only', async () => {
    const [mine, other] = ['zhangwei', 'lina'].map(demoCustomerId)
    const now = await bankNow(on())
    const row = (orderNo: string, customerId = '') => ({
      orderNo,
      customerId,
      amount: fen(100),
      balance: fen(0),
      day: '20260101',
      at: now,
    })
    await on().delete(activityWithdrawals)
    await on()
      .insert(activityWithdrawals)
      .values([row('W1', mine), row('W2', mine), row('W3', other)] as never)
    const app = await as('张伟')
    const after = async (which: string) => {
      const page = await app.call(CALLS.queryWithdrawals, { after: which })
      return page.ok ? page.value.withdrawals.map(({ orderNo }) => orderNo) : [page.error]
    }
    expect(await after('W2')).toEqual(['W1'])
    expect(await after('W3')).toEqual([])
  })

  test('a voucher’s code is shown to its owner alone', async () => {
    const [one] = await on().select().from(vouchers).where(eq(vouchers.state, 'ISSUED')).limit(1)
    if (!one) throw new Error('nobody has a voucher')
    const stranger = await as(one.customerId === demoCustomerId('lina') ? '张伟' : '李娜')
    expect(nameOf(await stranger.call(CALLS.showVoucher, { voucherId: one.voucherId }))).toBe('VoucherUnknown')
  })

  test('a closing that isn’t over is told by its id for a day', async () => {
    const now = await bankNow(on())
    const clientId = newClientId()
    const [known] = await on().select().from(closures).limit(1)
    if (!known) throw new Error('nobody closes an account')
    const told = async (submittedAt: number) => {
      await on()
        .update(closures)
        .set({ clientId, submittedAt, realEndedAt: null })
        .where(eq(closures.closureNo, known.closureNo))
      return nameOf(await (await testClient(bank.server).anonymous()).call(CALLS.queryClosureReceipt, { clientId }))
    }
    expect(await told(now - 23 * 3_600_000)).toBe('ok')
    expect(await told(now - 25 * 3_600_000)).toBe('ClosureUnknown')
  })
})
