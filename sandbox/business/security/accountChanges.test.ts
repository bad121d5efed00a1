import { eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { DAY_MS } from '@/domain/dates/day'
import { ACCOUNT_CHANGE_DAYS } from '@/domain/devices/changes'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { advance } from '@sandbox/dayEnds'
import { schema } from '@sandbox/kernel/db'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { devices } from './tables'
import { ownerCalled } from './testing/owner'

const PHONE = 'ab'.repeat(16)
const TABLET = 'cd'.repeat(16)

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const customerId = demoCustomerId('lina')

  beforeEach(async () => {
    await on().delete(devices)
    await on().delete(schema.accountChanges)
    await on().delete(schema.dailyCounts)
    await on().delete(schema.smsMessages)
  })

  /** Signs somebody in on a phone; whether the answer says that there is something to read. */
  const signIn = async (name: string, cookieId: string): Promise<{ app: TestCustomer; changed: boolean }> => {
    const owner = ownerCalled(bank, name)
    const app = await owner.phone('')
    app.cookieId = cookieId
    const drawn = await app.call(CALLS.verifyGesture, { pattern: DEMO_GESTURE })
    const opened = drawn.ok ? drawn : await app.call(CALLS.trustDevice, { smsCode: await owner.code(app, 'newDevice') })
    const { sessionToken, changed = false } = expectDone(opened)
    app.token = sessionToken
    return { app, changed }
  }
  const changesOf = async (app: TestCustomer) => expectDone(await app.call(CALLS.queryAccountChanges, {})).changes
  const kindsOf = async (app: TestCustomer) => (await changesOf(app)).map(({ kind }) => kind)

  test('a new device is told on the others and not on itself, until it was read', async () => {
    const first = await signIn('李娜', PHONE)
    expect([first.changed, await kindsOf(first.app)]).toEqual([false, []])
    const second = await signIn('李娜', TABLET)
    expect([second.changed, await kindsOf(second.app)]).toEqual([false, []])
    const again = await signIn('李娜', PHONE)
    expect(again.changed).toBe(true)
    const [change] = await changesOf(again.app)
    expect(change).toMatchObject({ kind: 'ELSEWHERE', device: { channel: 'mini', place: '本地网络' } })
    expectDone(await again.app.call(CALLS.readAccountChanges, { upTo: (change?.number ?? 0) - 1 }))
    expect(await kindsOf(again.app)).toEqual(['ELSEWHERE'])
    expectDone(await again.app.call(CALLS.readAccountChanges, { upTo: change?.number ?? 0 }))
    expect(await kindsOf(again.app)).toEqual([])
    expect((await signIn('李娜', PHONE)).changed).toBe(false)
  })

  test('another account on the device is told to who used it before, once, and named by nothing', async () => {
    await signIn('李娜', PHONE)
    await signIn('吴强', PHONE)
    await signIn('吴强', PHONE)
    const back = await signIn('李娜', PHONE)
    // It can wait: nobody is kept from going on.
    expect(back.changed).toBe(false)
    const told = await changesOf(back.app)
    expect(told).toEqual([{ number: expect.any(Number), kind: 'ANOTHER_HERE', at: expect.any(Number) }])
    const elsewhere = await signIn('李娜', TABLET)
    expect(await kindsOf(elsewhere.app)).toEqual([])
  })

  test('a gesture that is set anew before sign-in is told elsewhere, and not where it was set', async () => {
    await signIn('李娜', TABLET)
    const owner = ownerCalled(bank, '李娜')
    const app = await owner.phone('')
    app.cookieId = TABLET
    const set = await app.call(CALLS.setGesturePassword, { pattern: '01258', password: DEMO_PASSWORD })
    app.token = expectDone(set).sessionToken
    expect(await kindsOf(app)).toEqual([])
    const rows = await on().select().from(schema.accountChanges)
    expect(rows.map(({ kind, deviceId }) => [kind, deviceId !== null])).toEqual([['CREDENTIAL', true]])
    expectDone(await app.call(CALLS.changeGesture, { oldPattern: '01258', pattern: DEMO_GESTURE }))
  })

  test('a removed device and another password are told where they weren’t done, for thirty days', async () => {
    const { app } = await signIn('李娜', PHONE)
    await signIn('李娜', TABLET)
    await on().delete(schema.accountChanges)
    const { devices: known } = expectDone(await app.call(CALLS.queryDevices, {}))
    const tablet = known.find(({ current }) => !current)?.deviceId ?? ''
    expectDone(await app.call(CALLS.revokeDevice, { deviceId: tablet, password: DEMO_PASSWORD }))
    expectDone(await app.call(CALLS.changePayPassword, { oldPassword: DEMO_PASSWORD, newPassword: '246802' }))
    expect(await kindsOf(app)).toEqual([])
    const other = await signIn('李娜', TABLET)
    expect([other.changed, await kindsOf(other.app)]).toEqual([true, ['CREDENTIAL', 'REMOVED']])
    // Before the gesture the bank doesn't know the device: then it is told to whoever holds the phone.
    const early = await ownerCalled(bank, '李娜').phone('')
    expect(await kindsOf(early)).toEqual(expect.arrayContaining(['CREDENTIAL', 'REMOVED']))
    expect(await early.call(CALLS.readAccountChanges, { upTo: 9e9 })).toMatchObject({ error: 'GestureMissing' })
    const earlier = sql`${schema.accountChanges.at} - ${ACCOUNT_CHANGE_DAYS * DAY_MS}`
    await on().update(schema.accountChanges).set({ at: earlier })
    await advance(bank.db, DAY_MS)
    expect(await kindsOf((await signIn('李娜', TABLET)).app)).toEqual([])
    const kept = await on().select().from(schema.accountChanges).where(eq(schema.accountChanges.customerId, customerId))
    expect(kept.length).toBeGreaterThan(0)
  })
})
