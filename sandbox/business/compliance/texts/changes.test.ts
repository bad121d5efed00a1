import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { newApplicant } from '@sandbox/business/onboarding/testing/applicant'
import { demoCustomerId, demoOpenId } from '@sandbox/host/seeding/people'
import { machineNow } from '@sandbox/kernel/clock'
import { writeFlag } from '@sandbox/kernel/flags'
import { told } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import { schema } from '@sandbox/testing/schema'
import { withBankInTurn } from '@sandbox/testing/withBank'

const policy = { confirmStatus: '1', version: PRIVACY_POLICY_VERSION } as const

withBankInTurn((bank) => {
  const reader = () => testClient(bank.server).as('柏宇')
  const rows = () =>
    bank.db.drizzle
      .select()
      .from(schema.consents)
      .where(eq(schema.consents.subject, demoCustomerId('baiyu')))

  test('who agreed to a former version is told which sentences are new, changed or gone since', async () => {
    const app = await reader()
    expect(told(await app.call(CALLS.getPrivacyPolicyStatus, {}))).toEqual({
      confirmStatus: '0',
      version: '6',
      formerVersion: '4',
    })
    const compared = told(await app.call(CALLS.queryTextChanges, { kind: 'privacyPolicy' }))
    expect(compared).toMatchObject({ title: '隐私政策', version: '6', agreed: false, from: '4', kept: true })
    expect(compared.summaryFrom).toBe('5')
    expect(compared.summary.length).toBeGreaterThan(0)
    expect(compared.summary.length).toBeLessThanOrEqual(3)
    const row = '收件人姓名、手机号码与收货地址，目的：寄送您兑换的商品和获得的奖品，是否必需：仅在需要寄送时由您提供。'
    expect(compared.changes).toContainEqual({ change: 'NEW', section: '一、我行收集哪些信息，用来做什么', now: row })
    expect(compared.changes).toContainEqual({
      change: 'CHANGED',
      section: '四、委托处理、共享与公开',
      was: '我行不出售您的个人信息，不公开披露您的个人信息，也不将您的个人信息提供给推广人员。',
      now: '我行不出售您的个人信息，不公开披露您的个人信息，也不将您的个人信息提供给推广人员；',
    })
  })

  test('both texts are read whole, and one that was never published isn’t', async () => {
    const app = await reader()
    for (const version of ['4', '6']) {
      const text = told(await app.call(CALLS.queryLegalText, { kind: 'privacyPolicy', version }))
      expect(text).toMatchObject({ title: '隐私政策', version })
      expect(JSON.stringify(text).includes('收货地址')).toBe(version === '6')
    }
    const unknown = await app.call(CALLS.queryLegalText, { kind: 'privacyPolicy', version: '99' })
    expect(unknown).toMatchObject({ error: 'TextUnknown' })
  })

  test('agreeing records which version it came after, for the list, the export and the comparison that stays', async () => {
    const app = await reader()
    told(await app.call(CALLS.updatePrivacyPolicyStatus, policy))
    expect(await rows()).toContainEqual(
      expect.objectContaining({ kind: 'privacyPolicy', version: '6', previousVersion: '4' }),
    )
    const { consents } = told(await app.call(CALLS.queryConsents, {}))
    const own = consents.filter(({ kind }) => kind === 'privacyPolicy')
    expect(own).toMatchObject([{ version: '6', previousVersion: '4' }, { version: '4' }])
    expect(own.map(({ newerVersion }) => newerVersion)).toEqual([undefined, undefined])
    expect(consents.find(({ kind }) => kind === 'face')).toMatchObject({ version: '1', newerVersion: '2' })
    const { data } = told(await app.call(CALLS.exportMyData, {}))
    expect(data.consents).toContainEqual(expect.objectContaining({ version: '6', previousVersion: '4' }))
    const compared = told(await app.call(CALLS.queryTextChanges, { kind: 'privacyPolicy' }))
    expect(compared).toMatchObject({ agreed: true, from: '4' })
    expect(compared.changes.length).toBeGreaterThan(3)
    expect(told(await app.call(CALLS.getPrivacyPolicyStatus, {}))).toEqual({ confirmStatus: '1', version: '6' })
  })

  test('who withdraws and agrees again is told of no change, and the record still names the version before', async () => {
    const app = await reader()
    told(await app.call(CALLS.updatePrivacyPolicyStatus, { ...policy, confirmStatus: '0' }))
    expect(told(await app.call(CALLS.getPrivacyPolicyStatus, {}))).toEqual({ confirmStatus: '0', version: '6' })
    told(await app.call(CALLS.updatePrivacyPolicyStatus, policy))
    const own = (await rows()).filter(({ kind }) => kind === 'privacyPolicy')
    expect(own.map(({ version, previousVersion }) => [version, previousVersion])).toEqual([
      ['4', null],
      ['6', '4'],
      ['6', '4'],
    ])
    expect(own.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, true, false])
  })

  test('a version that is agreed to on several phones at once is recorded once', async () => {
    const phones = await Promise.all([1, 2, 3, 4].map(reader))
    const asked = { kind: 'assetManager', version: '2', agreed: true } as const
    await Promise.all(phones.map(async (app) => told(await app.call(CALLS.updateConsent, asked))))
    const own = (await rows()).filter(({ kind }) => kind === 'assetManager')
    expect(own.map(({ version }) => version)).toEqual(['1', '2'])
  })

  test('who withdrew a former version is told what changed since it all the same', async () => {
    const app = await reader()
    told(await app.call(CALLS.updateConsent, { kind: 'face', version: '1', agreed: false }))
    const withdrawn = (await rows()).filter(({ kind }) => kind === 'face')
    expect(withdrawn).toMatchObject([{ version: '1', withdrawnAt: expect.any(Number) }])
    const compared = told(await app.call(CALLS.queryTextChanges, { kind: 'face' }))
    expect(compared).toMatchObject({ version: '2', agreed: false, from: '1', kept: true })
    expect(compared.changes.length).toBeGreaterThan(0)
  })

  test('who opens an account is told which of its agreements, and whether the face’s consent, changed since', async () => {
    const { app, upTo, consentToFace } = await newApplicant(bank, 'reader', '17000070009')
    const { agreements, face } = await upTo('idCard')
    expect([...agreements, face].filter((one) => one.formerVersion !== undefined)).toEqual([])
    const [own] = await bank.db.drizzle
      .select({ subject: schema.wechatIdentities.customerId })
      .from(schema.wechatIdentities)
      .where(eq(schema.wechatIdentities.openId, demoOpenId('reader')))
    const subject = own?.subject ?? ''
    const former = { face: '1', 'agreement:accountService': '2026.2' }
    for (const [kind, version] of Object.entries(former))
      await bank.db.drizzle.insert(schema.consents).values({ subject, kind, version, givenAt: 0 })
    const asked = told(await app.call(CALLS.queryOnboarding, {}))
    expect(asked.face).toMatchObject({ consented: false, formerVersion: '1' })
    expect(asked.agreements.map(({ id, formerVersion }) => [id, formerVersion])).toEqual([
      ['accountService', '2026.2'],
      ['onlineBanking', undefined],
      ['cardBinding', undefined],
    ])
    const compared = told(await app.call(CALLS.queryTextChanges, { kind: 'agreement:accountService' }))
    expect(compared).toMatchObject({ agreed: false, from: '2026.2', kept: true })
    await consentToFace()
    const agreed = await upTo('agreements')
    expect([...agreed.agreements, agreed.face].filter((one) => one.formerVersion !== undefined)).toEqual([])
    const { consents } = told(await app.call(CALLS.queryConsents, {}))
    const after = consents.flatMap((one) =>
      one.previousVersion === undefined ? [] : [[one.kind, one.previousVersion]],
    )
    expect(Object.fromEntries(after)).toEqual(former)
  })

  test('who never agreed to another version, or to one that isn’t kept, is shown no comparison', async () => {
    const app = await testClient(bank.server).as('李娜')
    const ask = async () => told(await app.call(CALLS.queryTextChanges, { kind: 'face' }))
    expect(await ask()).toMatchObject({ agreed: false, kept: false, summary: [], changes: [] })
    const subject = demoCustomerId('lina')
    await bank.db.drizzle.insert(schema.consents).values({ subject, kind: 'face', version: '0', givenAt: 0 })
    expect(await ask()).toMatchObject({ from: '0', kept: false, summary: [], changes: [] })
  })

  test('who agreed to a later version than the present one isn’t told the lines that were said of one before', async () => {
    await writeFlag(bank.db.drizzle, 'privacyPolicyVersion', '4', machineNow())
    const app = await reader()
    const compared = told(await app.call(CALLS.queryTextChanges, { kind: 'privacyPolicy' }))
    await writeFlag(bank.db.drizzle, 'privacyPolicyVersion', PRIVACY_POLICY_VERSION, machineNow())
    expect(compared).toMatchObject({ version: '4', from: '6', kept: true, summary: [] })
    expect(compared).not.toHaveProperty('summaryFrom')
    expect(compared.changes.length).toBeGreaterThan(3)
  })

  test('a policy that nobody has published can’t be compared', async () => {
    await writeFlag(bank.db.drizzle, 'privacyPolicyVersion', 'next', machineNow())
    const asked = await (await reader()).call(CALLS.queryTextChanges, { kind: 'privacyPolicy' })
    await writeFlag(bank.db.drizzle, 'privacyPolicyVersion', PRIVACY_POLICY_VERSION, machineNow())
    expect(asked).toMatchObject({ error: 'TextUnknown' })
  })
})
