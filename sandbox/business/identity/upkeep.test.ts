import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { day } from '@/domain/dates/day'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { CAPABILITIES } from '@sandbox/capabilities'
import { schema } from '@sandbox/kernel/db'
import { expectDone, nameOf, passResendTime, PERSONAL, withApp } from '../onboarding/testing/applicant'
import type { Applicant } from '../onboarding/testing/applicant'
import { DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { FACE_PASS_MS } from '@sandbox/kernel/session/limits'
import { testClient } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { machineNow } from '@sandbox/kernel/clock'
import { givePass, hasPass } from './facePasses'
import { settleReview } from './reviews'
import { identityRecords } from './tables'

withBank((bank) => {
  const { test, race } = testsOf(bank)
  /** A named customer, signed in, who agreed to the policy and to face data. */
  const as = async (name: string): Promise<Applicant> => {
    const demo = findDemo(name)
    if (!demo) throw new Error(`nobody is called ${name}`)
    const app = await testClient(bank.server).as(name)
    await app.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus: '1', version: PRIVACY_POLICY_VERSION })
    const person = withApp(bank, app, demo.key, demo.mobileNo)
    await person.consentToFace()
    return person
  }
  const statusOf = async ({ app }: Applicant) => expectDone(await app.call(CALLS.queryAccountStatus, {}))
  const validity = async ({ app }: Applicant) => nameOf(await app.call(CALLS.verifyIdCardValidPeriod, {}))
  const update = async (person: Applicant, change: object = {}) =>
    person.app.call(CALLS.updateIdCard, (await person.papers(change)) as never)

  test('whoever has an account needs the gesture before a card is read to them', async () => {
    const person = await as('李娜')
    const pictures = await person.upload()

    const token = person.app.token
    await person.app.signIn('lina', '')
    expect(nameOf(await person.app.call(CALLS.recogniseIdCard, pictures))).toBe('GestureMissing')
    person.app.token = token
    await person.app.signIn('lina')
    expect(nameOf(await person.app.call(CALLS.recogniseIdCard, pictures))).toBe('done')
  })

  test.each([
    ['李娜', undefined],
    ['吴强', '身份证即将到期，到期后不能办理交易'],
    ['徐敏', '身份证已过期，暂不能办理交易'],
    ['沈思', '电子账户已挂失，暂不能付款和交易'],
  ])('the account’s status says what stands in the way of %s’s: %s', async (name, cause) => {
    expect((await statusOf(await as(name))).restriction?.cause).toBe(cause)
  })

  test('the reader knows nothing of the bank’s records', async () => {
    const person = await as('李娜')
    const { customers } = schema
    const where = eq(customers.id, demoCustomerId('lina'))
    const [before] = await bank.db.drizzle.select().from(customers).where(where)
    await bank.db.drizzle.update(customers).set({ realName: '记录中的名字' }).where(where)
    const pictures = await person.upload()
    const read = expectDone(await person.app.call(CALLS.recogniseIdCard, pictures))
    await bank.db.drizzle.update(customers).set({ realName: before?.realName }).where(where)
    expect(read.card.name).toBe('李娜')
  })

  test.each([
    ['吴强', 'IdCardExpiring'],
    ['徐敏', 'IdCardExpired'],
  ])('%s renews the ID card: %s is gone, and the renewal is on record', async (name, before) => {
    const person = await as(name)
    expect(await validity(person)).toBe(before)
    expect(nameOf(await update(person))).toBe('FaceMissing')
    expectDone(await person.showFace('updateIdCard'))
    const renewed = expectDone(await update(person))
    expect(renewed).toMatchObject({ kind: 'ID_CARD', state: 'DONE' })
    expect(await validity(person)).toBe('done')
    expect(await person.app.call(CALLS.queryIdentifyList, {})).toMatchObject({ value: { records: [renewed] } })
    // One face check allows one renewal.
    expect(nameOf(await update(person))).toBe('FaceMissing')
  })

  test('another’s ID card renews nothing, and the face is not used up by it', async () => {
    const person = await as('孙丽')
    expectDone(await person.showFace('updateIdCard'))
    await person.choose('ocr', 'taken')
    expect(nameOf(await update(person))).toBe('IdCardOfAnother')
    await person.choose('ocr', 'expired')
    expect(nameOf(await update(person))).toBe('IdCardExpired')
    await person.choose('ocr', 'person')
    expect((await update(person)).ok).toBe(true)
  })

  test('another name waits for a person, who may refuse it', async () => {
    const own = { 'x-sandbox-console': '1', 'content-type': 'application/json' }
    const decide = async (recordNo: string, approve: boolean) => {
      const payload = JSON.stringify({ recordNo, approve })
      return (await bank.server.inject({ method: 'POST', url: '/sandbox/api/review', headers: own, payload })).json()
    }
    const person = await as('马超')
    const nameNow = async () => expectDone(await person.app.call(CALLS.queryPersonalInfo, {})).name
    await person.choose('ocr', 'minority')
    const handIn = async () => {
      expectDone(await person.showFace('updateIdCard'))
      return expectDone(await update(person))
    }
    const refused = await handIn()
    expect(refused.state).toBe('REVIEW')
    expect(refused.decidedAt).toBeUndefined()
    expect(await decide('I0', true)).toEqual({ settled: false })
    expect(await decide(refused.recordNo, false)).toEqual({ settled: true })
    expect(await decide(refused.recordNo, true)).toEqual({ settled: false })
    expect(await nameNow()).toBe('马*')
    const { records } = expectDone(await person.app.call(CALLS.queryIdentifyList, {}))
    expect(records[0]).toMatchObject({ state: 'REJECTED', note: expect.stringContaining('户名不符') })
    const reviewed = async () => expectDone(await person.app.call(CALLS.queryPersonalInfo, {})).idCardReview
    expect(await reviewed()).toBeUndefined()
    const older = await handIn()
    expect(await reviewed()).toBe(older.recordNo)
    const another = await as('李娜')
    expect(expectDone(await another.app.call(CALLS.queryPersonalInfo, {})).idCardReview).toBeUndefined()
    // A card that was handed in anew is the one that counts.
    const newer = await handIn()
    expect(await decide(older.recordNo, true)).toEqual({ settled: false })
    expect(await reviewed()).toBe(newer.recordNo)
    expect(await decide(newer.recordNo, true)).toEqual({ settled: true })
    expect(await nameNow()).toBe('买*****')
    expect(await reviewed()).toBeUndefined()
  })

  test('a card that was reported lost while a person looked at it can’t be approved any more', async () => {
    const person = await as('马超')
    const own = eq(schema.customers.id, demoCustomerId('machao'))
    const on = bank.db.drizzle
    const [before] = await on.select().from(schema.customers).where(own)
    await on.update(schema.customers).set({ realName: '马超' }).where(own)
    await givePass(on, demoCustomerId('machao'), 'updateIdCard', machineNow())
    const { recordNo } = expectDone(await update(person))
    const [record] = await on.select().from(identityRecords).where(eq(identityRecords.recordNo, recordNo))
    const { card } = record?.pending as { readonly card: { readonly idCardNo: string; readonly validFrom: string } }
    const lost = { caseNo: 'lost-while-reviewed', customerId: demoCustomerId('machao'), object: 'ID_CARD' } as const
    const thing = `${card.idCardNo} ${card.validFrom} `
    await on
      .insert(schema.losses)
      .values({ ...lost, thing, state: 'FORMAL', reportedAt: 0, tempUntil: day('20991231') })
    const settle = (approve: boolean) =>
      bank.db.transaction((tx) =>
        settleReview(tx, CAPABILITIES, { recordNo, approve, now: machineNow(), realNow: machineNow() }),
      )
    expect([await settle(true), await settle(false)]).toEqual([false, true])
    await on.delete(schema.losses).where(eq(schema.losses.caseNo, lost.caseNo))
    await on.update(schema.customers).set({ realName: before?.realName }).where(own)
  })

  test('a card that takes effect at once leaves none before it to be approved later', async () => {
    const person = await as('马超')
    const own = eq(schema.customers.id, demoCustomerId('machao'))
    const [before] = await bank.db.drizzle.select().from(schema.customers).where(own)
    await bank.db.drizzle.update(schema.customers).set({ realName: '马超' }).where(own)
    const handIn = async () => {
      expectDone(await person.showFace('updateIdCard'))
      return expectDone(await update(person))
    }
    expect((await handIn()).state).toBe('REVIEW')
    await bank.db.drizzle.update(schema.customers).set({ realName: before?.realName }).where(own)
    expect((await handIn()).state).toBe('DONE')
    expect(expectDone(await person.app.call(CALLS.queryPersonalInfo, {})).idCardReview).toBeUndefined()
  })

  test('a name that a register writes otherwise is the same name, and waits for nobody', async () => {
    const person = await as('孙丽')
    const own = eq(schema.customers.id, demoCustomerId('sunli'))
    await bank.db.drizzle.update(schema.customers).set({ realName: '孙·丽' }).where(own)
    expectDone(await person.showFace('updateIdCard'))
    expect(expectDone(await update(person)).state).toBe('DONE')
    const [customer] = await bank.db.drizzle.select().from(schema.customers).where(own)
    expect(customer?.realName).toBe('孙丽')
  })

  test('missing images are completed, and trading is open again', async () => {
    const person = await as('陈静')
    expect(await statusOf(person)).toMatchObject({ missingImageState: 'M' })
    expectDone(await person.showFace('updateIdCard'))
    expectDone(await update(person))
    expect((await statusOf(person)).missingImageState).toBe('')
  })

  test('a receive-only account may pay again once the information is complete', async () => {
    const person = await as('杨明')
    const bad = await person.app.call(CALLS.updatePersonalInfo, { ...PERSONAL, occupation: '1' })
    expect(bad).toMatchObject({ error: 'PersonalInfoInvalid', message: '请选择职业' })
    expect((await statusOf(person)).receiveNoPay).toBe('Y')
    expect((await person.app.call(CALLS.updatePersonalInfo, PERSONAL)).ok).toBe(true)
    expect((await statusOf(person)).receiveNoPay).toBe('N')
    expect(expectDone(await person.app.call(CALLS.queryPersonalInfo, {}))).toMatchObject({
      name: '杨*',
      personal: { occupation: '20000', address: '样例路1********' },
    })
  })

  test('a receive-only account without images stays so until both are there', async () => {
    const customerId = demoCustomerId('yangming')
    const { accounts } = schema
    const lock = { receiveNoPay: 'Y', missingImageState: 'M' }
    await bank.db.drizzle.update(accounts).set(lock).where(eq(accounts.customerId, customerId))
    const person = await as('杨明')
    expect((await person.app.call(CALLS.updatePersonalInfo, PERSONAL)).ok).toBe(true)
    expect((await statusOf(person)).receiveNoPay).toBe('Y')
    expectDone(await person.showFace('updateIdCard'))
    expectDone(await update(person))
    expect(await statusOf(person)).toMatchObject({ receiveNoPay: 'N', missingImageState: '' })
  })

  race.each(['赵磊', '周婷'])('%s wakes the account with face and code', async (name) => {
    const person = await as(name)
    const activate = async (smsCode: string) => person.app.call(CALLS.activateAccount, { smsCode })
    const smsCode = await person.sms('activateAccount')
    expect(nameOf(await activate(smsCode))).toBe('FaceMissing')
    const own = eq(schema.customers.id, demoCustomerId(name === '赵磊' ? 'zhaolei' : 'zhouting'))
    const [{ idCardUntil } = { idCardUntil: null }] = await bank.db.drizzle.select().from(schema.customers).where(own)
    const told = async () =>
      expectDone(await person.app.call(CALLS.queryObstacles, { call: 'activateAccount' })).obstacles.map(
        ({ name }) => name,
      )
    expect(await told()).toEqual([])
    await bank.db.drizzle
      .update(schema.customers)
      .set({ idCardUntil: day('20200101') })
      .where(own)
    expect(await told()).toEqual(['IdCardExpired'])
    expect(nameOf(await activate(smsCode))).toBe('IdCardExpired')
    await bank.db.drizzle.update(schema.customers).set({ idCardUntil }).where(own)
    expectDone(await person.showFace('activateAccount'))
    const wrong = smsCode === '000000' ? '000001' : '000000'
    expect(nameOf(await activate(wrong))).toBe('SmsCodeWrong')
    const [first, second] = await Promise.all([activate(smsCode), activate(smsCode)])
    expect([nameOf(first), nameOf(second)].sort()).toContain('done')
    expect((await statusOf(person)).acctStatus).toBe('N')
    expect(nameOf(await activate(smsCode))).toBe('AccountNotDormant')
    const { records } = expectDone(await person.app.call(CALLS.queryIdentifyList, {}))
    expect(records.filter(({ kind }) => kind === 'ACTIVATION')).toHaveLength(1)
  })

  test('the payment password is changed by the old one; a weak or the same one costs no guess', async () => {
    const { app } = await as('张伟')
    const change = async (oldPassword: string, newPassword: string) =>
      nameOf(await app.call(CALLS.changePayPassword, { oldPassword, newPassword }))
    for (let turn = 0; turn < 6; turn += 1) {
      expect(await change('000001', '123456')).toBe('PasswordWeak')
      expect(await change('000000', '880512')).toBe('PasswordWeak')
      expect(await change(DEMO_PASSWORD, DEMO_PASSWORD)).toBe('PasswordSame')
    }
    expect(await change('999998', '258046')).toBe('PasswordWrong')
    expect(await change(DEMO_PASSWORD, '258046')).toBe('done')
    expect(await change(DEMO_PASSWORD, '369147')).toBe('PasswordWrong')
    expect(await change('258046', '369157')).toBe('done')
  })

  test('who forgot the payment password shows face and phone, and is not signed in by it', async () => {
    const person = await as('刘洋')
    const reset = async (smsCode: string, newPassword = '258046') =>
      nameOf(await person.app.call(CALLS.resetPayPassword, { smsCode, newPassword }))
    expect(await reset('000000', '123456')).toBe('PasswordWeak')
    expect(await reset('000000')).toBe('FaceMissing')
    expectDone(await person.showFace('activateAccount'))
    expect(await reset('000000')).toBe('FaceMissing')
    expectDone(await person.showFace('resetPassword'))
    expect(await reset('000000')).toBe('SmsCodeExpired')
    await passResendTime(bank)
    expect(await reset(await person.sms('resetPassword'))).toBe('done')
    expect(nameOf(await person.app.call(CALLS.queryWallet, {}))).toBe('GestureMissing')
    const gesture = await person.app.call(CALLS.setGesturePassword, { pattern: '03678', password: '258046' })
    if (!gesture.ok) throw new Error(gesture.error)
    person.app.token = gesture.value.sessionToken
    const limits = await person.app.call(CALLS.queryTransferLimits, {})
    expect(limits).toMatchObject({ ok: true, value: { out: { aDay: 500_000, coolingUntil: expect.any(Number) } } })
  })

  test('a face counts ten minutes', async () => {
    const on = bank.db.drizzle
    const [customerId, now] = [demoCustomerId('zhangwei'), machineNow()]
    await givePass(on, customerId, 'updateIdCard', now)
    expect(await hasPass(on, customerId, 'updateIdCard', now + FACE_PASS_MS - 1)).toBe(true)
    expect(await hasPass(on, customerId, 'updateIdCard', now + FACE_PASS_MS)).toBe(false)
    expect(await hasPass(on, customerId, 'activateAccount', now)).toBe(false)
    expect(await hasPass(on, demoCustomerId('lina'), 'updateIdCard', now)).toBe(false)
  })
})
