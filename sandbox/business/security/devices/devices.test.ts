import { and, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { SMS_PURPOSES } from '@/contract/security/sendSmsCode'
import { DAY_MS } from '@/domain/dates/day'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { expectDone, nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { schema } from '@sandbox/kernel/db'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { loginRecords, devices } from '../tables'
import { ownerCalled } from '../testing/owner'
import { closeDevices } from './closing'
import { forgetOldDevices } from './devices'

const OTHER = 'ab'.repeat(16)
const THIRD = 'cd'.repeat(16)
const MINUTE = 60_000

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const lina = () => ownerCalled(bank, '李娜')
  const customerId = demoCustomerId('lina')

  /** 李娜 as if she had never signed in anywhere. */
  beforeEach(async () => {
    await on().delete(devices).where(eq(devices.customerId, customerId))
    await on().delete(loginRecords).where(eq(loginRecords.customerId, customerId))
    await on().delete(schema.smsMessages)
    await on().delete(schema.dailyCounts)
    await on().update(schema.credentials).set({ failures: 0, lockedUntil: null })
  })

  /** An app on a phone with this id, with a session and no more. */
  const appOn = async (cookieId: string): Promise<TestCustomer> => {
    const app = await lina().phone('')
    app.cookieId = cookieId
    return app
  }
  const draw = (app: TestCustomer) => app.call(CALLS.verifyGesture, { pattern: DEMO_GESTURE })
  const confirm = async (app: TestCustomer, smsCode: string) => {
    const outcome = await app.call(CALLS.trustDevice, { smsCode })
    if (outcome.ok) app.token = outcome.value.sessionToken
    return nameOf(outcome)
  }
  const signedInOn = async (cookieId: string): Promise<TestCustomer> => {
    const app = await appOn(cookieId)
    const drawn = await draw(app)
    if (drawn.ok) app.token = drawn.value.sessionToken
    else {
      expect(drawn.error).toBe('DeviceNew')
      expect(await confirm(app, await lina().code(app, 'newDevice'))).toBe('done')
    }
    return app
  }
  const listOf = async (app: TestCustomer) => expectDone(await app.call(CALLS.queryDevices, {})).devices
  const otherThan = async (app: TestCustomer) => (await listOf(app)).find(({ current }) => !current)?.deviceId ?? ''
  const revoke = async (app: TestCustomer, deviceId: string, password = DEMO_PASSWORD) =>
    nameOf(await app.call(CALLS.revokeDevice, { deviceId, password }))
  const lives = async (app: TestCustomer) => nameOf(await app.call(CALLS.queryDevices, {}))
  const outcomes = async () =>
    (
      await on().select().from(loginRecords).where(eq(loginRecords.customerId, customerId)).orderBy(loginRecords.id)
    ).map(({ outcome, how, times }) => `${outcome} ${how} ${times}`)

  test('the seed’s customer has devices in every state, and no browser is one of them', async () => {
    const app = await testClient(bank.server).anonymous()
    await app.signIn('shenyue', '')
    const agreed = { confirmStatus: '1', version: PRIVACY_POLICY_VERSION } as const
    expectDone(await app.call(CALLS.updatePrivacyPolicyStatus, agreed))
    expect(nameOf(await draw(app))).toBe('DeviceNew')
    expect(await confirm(app, await ownerCalled(bank, '沈悦').code(app, 'newDevice'))).toBe('done')
    expect((await listOf(app)).map(({ state }) => state)).toEqual([
      'TRUSTED',
      'TRUSTED',
      'TRUSTED',
      'REVOKED',
      'LAPSED',
    ])
    const failed = expectDone(await app.call(CALLS.queryLoginRecords, { failed: true })).records
    expect(failed.map(({ outcome }) => outcome)).toEqual(['unconfirmed', 'wrongCode', 'unconfirmed'])
    expect(expectDone(await app.call(CALLS.querySecurity, {}))).toMatchObject({ devices: 3, failedLogins: 3 })
  })

  test('the first device is trusted at once, a second after the gesture and a code, and both from then on', async () => {
    const first = await signedInOn(OTHER)
    expect(await listOf(first)).toMatchObject([{ state: 'TRUSTED', current: true, place: '本地网络' }])
    const second = await appOn(THIRD)
    expect(nameOf(await draw(second))).toBe('DeviceNew')
    expect(await lives(second)).toBe('GestureMissing')
    expect(await confirm(second, await lina().code(second, 'newDevice'))).toBe('done')
    expect((await listOf(second)).map(({ state, current }) => [state, current])).toEqual([
      ['TRUSTED', true],
      ['TRUSTED', false],
    ])
    for (const cookieId of [OTHER, THIRD]) expect((await draw(await appOn(cookieId))).ok).toBe(true)
    expect(await outcomes()).toEqual([
      'right gesture 1',
      'unconfirmed gesture 1',
      'right code 1',
      'right gesture 1',
      'right gesture 1',
    ])
  })

  test('a new device is told to the customer, and the message leads to the log-ins', async () => {
    await signedInOn(OTHER)
    const second = await signedInOn(THIRD)
    const [latest] = expectDone(await second.call(CALLS.queryMessages, {})).messages
    expect(latest).toMatchObject({ title: '新设备登录' })
    const told = expectDone(await second.call(CALLS.queryMessage, { id: latest?.id ?? '' }))
    expect(told).toMatchObject({ about: { subject: 'loginRecords' } })
  })

  test('a revoked device is signed out at once, and comes back by gesture and code only', async () => {
    const first = await signedInOn(OTHER)
    const second = await signedInOn(THIRD)
    expect(await revoke(first, await otherThan(first))).toBe('done')
    expect([await lives(first), await lives(second)]).toEqual(['done', 'SessionMissing'])
    expect(nameOf(await draw(await appOn(THIRD)))).toBe('DeviceNew')
    expect(await lives(await signedInOn(THIRD))).toBe('done')
  })

  test('with every device taken away nobody is let in as on a first one', async () => {
    const first = await signedInOn(OTHER)
    await bank.db.transaction(
      (tx) => closeDevices.closed?.(tx, { customerId, now: 0, today: '20261118' as never }) ?? Promise.resolve(),
    )
    expect(await lives(first)).toBe('SessionMissing')
    for (const cookieId of [OTHER, THIRD]) expect(nameOf(await draw(await appOn(cookieId)))).toBe('DeviceNew')
  })

  describe('somebody with a stolen session', () => {
    test('takes no device away without the payment password, and wrong ones count', async () => {
      const first = await signedInOn(OTHER)
      const second = await signedInOn(THIRD)
      const thief = await appOn(THIRD)
      thief.token = second.token
      const deviceId = await otherThan(thief)
      for (const expected of ['PasswordWrong', 'PasswordWrong', 'PasswordWrong', 'PasswordWrong', 'PasswordLocked'])
        expect(await revoke(thief, deviceId, '246802')).toBe(expected)
      const [{ id } = { id: '' }] = expectDone(await thief.call(CALLS.queryLoginRecords, {})).records
      expect(nameOf(await thief.call(CALLS.disownLogin, { id, password: DEMO_PASSWORD }))).toBe('PasswordLocked')
      expect(await lives(first)).toBe('done')
    })

    test('confirms no device: neither without the gesture, nor later than ten minutes after it', async () => {
      const first = await signedInOn(OTHER)
      const thief = await appOn(THIRD)
      expect(nameOf(await thief.call(CALLS.sendSmsCode, { purpose: 'newDevice' }))).toBe('SignInExpired')
      expect(await confirm(thief, '000000')).toBe('SignInExpired')
      thief.token = first.token
      expect(await confirm(thief, '000000')).toBe('SignInExpired')
      const slow = await appOn(THIRD)
      await draw(slow)
      const code = await lina().code(slow, 'newDevice')
      const { sessions } = schema
      const drawnAgo = (ms: number) =>
        on()
          .update(sessions)
          .set({ provedAt: machineNow() - ms })
          .where(eq(sessions.id, tokenHash(slow.token)))
      await drawnAgo(10 * MINUTE)
      expect(await confirm(slow, code)).toBe('SignInExpired')
      await drawnAgo(9 * MINUTE)
      expect(await confirm(slow, code)).toBe('done')
    })
  })

  test('a code of another purpose confirms no device', async () => {
    await signedInOn(OTHER)
    const second = await appOn(THIRD)
    await draw(second)
    const others = SMS_PURPOSES.filter((purpose) => ['resetGesture', 'resetPassword', 'transfer'].includes(purpose))
    expect(others).toHaveLength(3)
    for (const purpose of others)
      expect(await confirm(second, await lina().code(second, purpose))).toBe('SmsCodeExpired')
  })

  test('guesses of a code are counted over sessions and devices, and fill no table', async () => {
    await signedInOn(OTHER)
    const second = await appOn(THIRD)
    await draw(second)
    const code = await lina().code(second, 'newDevice')
    const wrong = code === '000000' ? '000001' : '000000'
    const tried: string[] = []
    for (let index = 0; index < 6; index += 1) {
      const guesser = await appOn(index.toString(16).padStart(32, '0'))
      await draw(guesser)
      tried.push(await confirm(guesser, wrong))
    }
    expect(tried).toEqual([...Array.from({ length: 5 }, () => 'SmsCodeWrong'), 'SmsCodeExpired'])
    expect(await confirm(second, code)).toBe('SmsCodeExpired')
    expect(await outcomes()).toEqual(['right gesture 1', 'unconfirmed gesture 7', 'wrongCode code 5'])
  })

  test('the payment password sets a gesture on a new device, and doesn’t sign in on it', async () => {
    const first = await signedInOn(OTHER)
    const second = await appOn(THIRD)
    const set = await second.call(CALLS.setGesturePassword, { pattern: '01258', password: DEMO_PASSWORD })
    expect(nameOf(set)).toBe('DeviceNew')
    expect([await lives(second), await lives(first)]).toEqual(['GestureMissing', 'SessionMissing'])
    expect(await confirm(second, await lina().code(second, 'newDevice'))).toBe('done')
    const back = await second.call(CALLS.changeGesture, { oldPattern: '01258', pattern: DEMO_GESTURE })
    expect(nameOf(back)).toBe('done')
  })

  test('a face and a code reset the gesture on a new device, which is trusted by them', async () => {
    await signedInOn(OTHER)
    const second = await appOn(THIRD)
    await lina().showFace('resetGesture')
    const smsCode = await lina().code(second, 'resetGesture')
    second.token = expectDone(await second.call(CALLS.resetGesture, { smsCode, pattern: DEMO_GESTURE })).sessionToken
    expect(await listOf(second)).toHaveLength(2)
    expect((await draw(await appOn(THIRD))).ok).toBe(true)
  })

  test('nobody takes away another customer’s device, their own, or one that is gone', async () => {
    const first = await signedInOn(OTHER)
    await signedInOn(THIRD)
    const deviceId = await otherThan(first)
    const stranger = await testClient(bank.server).as('张伟')
    expect(await revoke(stranger, deviceId)).toBe('DeviceUnknown')
    const [own] = (await listOf(stranger)).filter(({ current }) => current)
    expect(await revoke(stranger, own?.deviceId ?? '')).toBe('DeviceCurrent')
    expect(await revoke(first, deviceId)).toBe('done')
    expect(await revoke(first, deviceId)).toBe('DeviceUnknown')
    expect(await revoke(first, 'made up')).toBe('DeviceUnknown')
  })

  test('a phone without an id of its own is a new one each time', async () => {
    await signedInOn(OTHER)
    for (const cookieId of ['', 'x'.repeat(32)]) {
      await signedInOn(cookieId)
      expect(nameOf(await draw(await appOn(cookieId)))).toBe('DeviceNew')
    }
  })

  describe('a log-in that wasn’t the customer’s', () => {
    const loginOf = async (app: TestCustomer, index: number) =>
      expectDone(await app.call(CALLS.queryLoginRecords, {})).records[index]?.id ?? ''
    const disown = async (app: TestCustomer, id: string) => app.call(CALLS.disownLogin, { id, password: DEMO_PASSWORD })

    test('ends the other sessions, takes its device away, and is told by message and SMS', async () => {
      const first = await signedInOn(OTHER)
      const again = await signedInOn(OTHER)
      const second = await signedInOn(THIRD)
      const id = await loginOf(first, 0)
      expect(expectDone(await disown(first, id))).toEqual({ device: 'REVOKED' })
      expect([await lives(first), await lives(again), await lives(second)]).toEqual([
        'done',
        'SessionMissing',
        'SessionMissing',
      ])
      expect(nameOf(await draw(await appOn(THIRD)))).toBe('DeviceNew')
      const told = expectDone(await first.call(CALLS.queryLoginRecord, { id }))
      expect(told).toMatchObject({ login: { disowned: true }, on: { state: 'REVOKED', current: false } })
      expect((await lina().notices())[0]).toContain('不是本人操作')
    })

    test('leaves the device it is said on, and what was never trusted', async () => {
      const first = await signedInOn(OTHER)
      expect(expectDone(await disown(first, await loginOf(first, 0)))).toEqual({ device: 'CURRENT' })
      await draw(await appOn(THIRD))
      expect(expectDone(await disown(first, await loginOf(first, 0)))).toEqual({ device: 'NONE' })
      expect(await lives(first)).toBe('done')
    })

    test('is one’s own', async () => {
      const first = await signedInOn(OTHER)
      const id = await loginOf(first, 0)
      const stranger = await testClient(bank.server).as('张伟')
      expect(nameOf(await disown(stranger, id))).toBe('LoginUnknown')
      expect(nameOf(await stranger.call(CALLS.queryLoginRecord, { id }))).toBe('LoginUnknown')
    })
  })

  test('ten devices are trusted at most; the one unused for longest gives way and is signed out', async () => {
    const first = await signedInOn(OTHER)
    const now = await bankNow(on())
    const used = { firstAt: now, lastAt: now + 1, place: '', platform: 'OTHER', channel: 'h5', openId: '' } as const
    const more = Array.from({ length: 9 }, (_, index) => `phone ${index}`)
    await on()
      .insert(devices)
      .values(more.map((id) => ({ id, key: id, customerId, state: 'TRUSTED' as const, ...used })))
    expect(await lives(first)).toBe('done')
    await signedInOn(THIRD)
    expect(await lives(first)).toBe('SessionMissing')
    const kept = await on().select({ state: devices.state }).from(devices).where(eq(devices.customerId, customerId))
    expect(kept.filter(({ state }) => state === 'TRUSTED')).toHaveLength(10)
    expect(kept.filter(({ state }) => state === 'LAPSED')).toHaveLength(1)
  })

  test('a device lapses after 180 days without use and is forgotten after as many more, but never the last one', async () => {
    await signedInOn(OTHER)
    await signedInOn(THIRD)
    const now = await bankNow(on())
    const states = async () =>
      (await on().select({ state: devices.state }).from(devices).where(eq(devices.customerId, customerId))).map(
        ({ state }) => state,
      )
    await forgetOldDevices(on(), now + 179 * DAY_MS)
    expect(await states()).toEqual(['TRUSTED', 'TRUSTED'])
    await forgetOldDevices(on(), now + 181 * DAY_MS)
    expect(await states()).toEqual(['LAPSED', 'LAPSED'])
    await forgetOldDevices(on(), now + 400 * DAY_MS)
    expect(await states()).toEqual(['LAPSED'])
    expect(nameOf(await draw(await appOn('ef'.repeat(16))))).toBe('DeviceNew')
  })

  test('where it was is the connection’s address, and not what the phone says of it', async () => {
    const server = await bank.another({ TRUSTED_PROXIES: '127.0.0.1' })
    const behind = (address: string): typeof server =>
      new Proxy(server, {
        get: (target, key) =>
          key === 'inject'
            ? (asked: { headers: object }) =>
                target.inject({
                  ...asked,
                  headers: { ...asked.headers, 'x-forwarded-for': address, 'x-ip': '8.8.8.8' },
                })
            : Reflect.get(target, key),
      })
    const app = await testClient(behind('221.8.0.1')).as('李娜')
    expect(expectDone(await app.call(CALLS.querySecurity, {})).lastLogin).toMatchObject({ place: '吉林省' })
    await server.close()
    // Without a trusted proxy the header is anybody's word.
    const direct = await testClient(bank.server).as('李娜')
    expect(expectDone(await direct.call(CALLS.querySecurity, {})).lastLogin).toMatchObject({ place: '本地网络' })
    const kept = await on()
      .select()
      .from(loginRecords)
      .where(and(eq(loginRecords.customerId, customerId), eq(loginRecords.place, '吉林省')))
    expect(JSON.stringify(kept)).not.toContain('221.8')
  })
})
