import { CALLS } from '@/contract/calls'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { writeFlag } from '@sandbox/kernel/flags'
import {
  DEBIT_CARD,
  expectDone,
  nameOf,
  newApplicant,
  PASSWORD,
  PERSONAL,
} from '@sandbox/business/onboarding/testing/applicant'
import { DEMO_GESTURE } from '@sandbox/host/seeding/customers'
import { testClient } from '@sandbox/testing/client'
import { sweepEvents } from '@sandbox/business/tracking/events'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { schema } from '@sandbox/testing/schema'
import { machineNow } from '@sandbox/kernel/clock'

const EVENT = {
  name: 'blur',
  sessionId: 'tracking-1',
  channel: 'publicAccount',
  scenario: 'open_account',
  phone: '138****0000',
  at: 1_700_000_000_000,
  field: 'mobileNo',
  focusTime: 1200,
  changed: true,
} as const

withBankInTurn((bank) => {
  test('consent is withdrawn and given again, and its history tells when and which version', async () => {
    const { app } = await newApplicant(bank, 'withdrawn', '17000070001')
    const send = async () => nameOf(await app.call(CALLS.sendSmsCode, { purpose: 'register', mobileNo: '17000070001' }))
    const policy = (confirmStatus: '0' | '1') =>
      app.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus, version: PRIVACY_POLICY_VERSION })
    const history = async () => expectDone(await app.call(CALLS.queryConsents, {})).consents
    expectDone(await policy('0'))
    expect(await send()).toBe('ConsentMissing')
    expect(nameOf(await app.call(CALLS.openAccount, { clientId: '0'.repeat(32) }))).toBe('ConsentMissing')
    expectDone(await policy('1'))
    expect(await send()).toBe('done')
    expectDone(await app.call(CALLS.updateConsent, { kind: 'face', version: '2', agreed: true }))
    const kept = await history()
    expect(kept.map(({ kind, title, version, withdrawable }) => [kind, title, version, withdrawable])).toEqual([
      ['face', '人脸信息处理授权书', '2', true],
      ['privacyPolicy', '隐私政策', PRIVACY_POLICY_VERSION, true],
      ['privacyPolicy', '隐私政策', PRIVACY_POLICY_VERSION, false],
    ])
    expect(kept[2]?.withdrawnAt).toBeGreaterThanOrEqual(kept[2]?.givenAt ?? Infinity)
    expect(kept[0]?.withdrawnAt).toBeUndefined()
  })

  test('a new version of the policy asks anew before anything is collected', async () => {
    const { app } = await newApplicant(bank, 'newversion', '17000070002')
    const send = async () => nameOf(await app.call(CALLS.sendSmsCode, { purpose: 'register', mobileNo: '17000070002' }))
    await writeFlag(bank.db.drizzle, 'privacyPolicyVersion', 'next', machineNow())
    expect(await send()).toBe('ConsentMissing')
    await writeFlag(bank.db.drizzle, 'privacyPolicyVersion', PRIVACY_POLICY_VERSION, machineNow())
    expect(await send()).toBe('done')
  })

  test('whoever withdraws keeps their money in reach', async () => {
    const app = await testClient(bank.server).as('李娜')
    await app.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus: '0', version: PRIVACY_POLICY_VERSION })
    expect((await app.call(CALLS.queryWallet, {})).ok).toBe(true)
    expect(nameOf(await app.call(CALLS.updatePersonalInfo, PERSONAL))).toBe('ConsentMissing')
  })

  test('the export has everything of one’s own, masked, and no secret and nobody else’s', async () => {
    const applicant = await newApplicant(bank, 'exported', '17000070003')
    const ask = () => applicant.app.call(CALLS.exportMyData, {})
    expect(nameOf(await ask())).toBe('NotRegistered')
    await applicant.upTo('agreements')
    const { idCardNo } = (await applicant.papers()) as { idCardNo: string }
    const draft = JSON.stringify(expectDone(await ask()).data)
    for (const secret of [idCardNo, DEBIT_CARD, '17000070003', 'hash', 'salt', 'faceToken']) {
      expect([secret, draft.includes(secret)]).toEqual([secret, false])
    }
    expect(draft).toContain(PERSONAL.address)
    expect(draft).toContain('"passwordSet":true')

    const opened = await applicant.open()
    expect(nameOf(await ask())).toBe('GestureMissing')
    const signed = await applicant.app.call(CALLS.setGesturePassword, { pattern: DEMO_GESTURE, password: PASSWORD })
    applicant.app.token = expectDone(signed).sessionToken
    const { data } = expectDone(await ask())
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'customer',
        'account',
        'cards',
        'consents',
        'messages',
        'events',
        'statement',
        'identityRecords',
      ]),
    )
    const text = JSON.stringify(data)
    for (const secret of [idCardNo, DEBIT_CARD, '17000070003', opened.opening?.acctNo ?? '', '张伟', 'hash', 'salt']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    }
    expect(text).toContain(PERSONAL.address)
    expect(text).toContain('开户成功')
  })

  test('usage events are kept only while the flag is on, and only with the fields that are known', async () => {
    const app = await testClient(bank.server).anonymous()
    const track = (event: object) => app.call(CALLS.trackEvents, { events: [event] } as never)
    expect(await track(EVENT)).toEqual({ ok: true, value: { kept: 0 } })
    await writeFlag(bank.db.drizzle, 'buriedPoint', '1', machineNow())
    expect(await track(EVENT)).toEqual({ ok: true, value: { kept: 1 } })
    for (const change of [
      { phone: '13800000000' },
      { value: 'what was typed' },
      { field: '张伟' },
      { name: 'keypress' },
      { page: '/a?b=c' },
      { sessionId: '<script>' },
      { focusTime: -1 },
    ]) {
      expect(nameOf(await track({ ...EVENT, ...change }))).toBe('InvalidRequest')
    }
    const many = Array.from({ length: 51 }, () => EVENT)
    expect(nameOf(await app.call(CALLS.trackEvents, { events: many }))).toBe('InvalidRequest')
    expect(await bank.db.drizzle.select().from(schema.trackedEvents)).toMatchObject([{ event: EVENT }])
    // They are deleted after ninety days, whether new ones come or not.
    const after = async (days: number) => {
      await sweepEvents(bank.db.drizzle, machineNow() + days * 86_400_000)
      return bank.db.drizzle.select().from(schema.trackedEvents)
    }
    expect([await after(89), await after(91)]).toMatchObject([[{ event: EVENT }], []])
  })

  test('the tracking configuration is a static file that names those events', async () => {
    const file = await bank.server.inject({ url: '/api/static/trackingConfig.json' })
    expect(file.statusCode).toBe(200)
    expect(file.json()).toMatchObject({ scenario: 'open_account', events: expect.arrayContaining(['focus', 'blur']) })
  })
})
