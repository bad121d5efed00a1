import { desc, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { SMS_PURPOSES } from '@/contract/security/sendSmsCode'
import { lastFour } from '@/domain/masks/mask'
import type { PhoneMethod } from '@/domain/phone/change'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { givePass, settleReview } from '@sandbox/business/identity'
import type { ImageIds } from '@sandbox/business/identity'
import { identityRecords } from '@sandbox/business/identity/tables'
import { expectDone, passResendTime, withApp } from '@sandbox/business/onboarding/testing/applicant'
import type { BankHere } from '@sandbox/business/onboarding/testing/applicant'
import { CAPABILITIES } from '@sandbox/capabilities'
import { DEMO_GESTURE, DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoIdCardNo } from '@sandbox/host/seeding/idCards'
import { demoCustomerId, demoOpenId } from '@sandbox/host/seeding/people'
import { chooseOutcome } from '@sandbox/host/simulators/choices'
import type { SimulatorOutcome } from '@sandbox/host/simulators/choices'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { openSession } from '@sandbox/kernel/session/sessions'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'

/** A customer of the seeds who changes the number on record. */
export interface Changer {
  readonly customerId: string
  readonly key: string
  readonly mobileNo: string
  readonly idCardEnd: string
  /** Another phone, signed in or, with `gesture` '', before the gesture. */
  phone(gesture?: string): Promise<TestCustomer>
  /** Another session of the same, without the gesture's work; or one before the gesture. */
  token(level?: 'session' | 'account'): Promise<string>
  showFace(): Promise<void>
  carriersSay(outcome: SimulatorOutcome<'phoneOwner'>): Promise<void>
  begin(phone: TestCustomer, method: PhoneMethod): Promise<string>
  /** Photographs both sides of an ID card; nobody has read them yet. */
  photograph(phone: TestCustomer): Promise<ImageIds>
  /** Asks for a code, whatever was asked before, and reads it on the phone that has the number. */
  code(phone: TestCustomer, purpose: (typeof SMS_PURPOSES)[number], mobileNo: string): Promise<string>
  onRecord(): Promise<string | null>
  /** What a number was told by SMS without a code, newest first. */
  notices(mobileNo: string): Promise<readonly string[]>
  decide(approve: boolean): Promise<boolean>
}

/** @param name of one who has an account and a gesture */
export function changerCalled(bank: BankHere, name: string): Changer {
  const demo = findDemo(name)
  if (!demo) throw new Error(`nobody is called ${name}`)
  const { key, mobileNo } = demo
  const customerId = demoCustomerId(key)
  const { smsMessages } = schema
  const on = () => bank.db.drizzle
  const texts = async (number: string) => {
    const found = await on()
      .select({ text: smsMessages.text })
      .from(smsMessages)
      .where(eq(smsMessages.mobileNo, number))
      .orderBy(desc(smsMessages.id))
    return found.map(({ text }) => text)
  }
  const changer: Changer = {
    customerId,
    key,
    mobileNo,
    idCardEnd: lastFour(demoIdCardNo(demo)),
    async phone(gesture = DEMO_GESTURE) {
      const app = await testClient(bank.server).anonymous()
      await app.signIn(key, gesture)
      const agreed = { confirmStatus: '1', version: PRIVACY_POLICY_VERSION } as const
      expectDone(await app.call(CALLS.updatePrivacyPolicyStatus, agreed))
      return app
    },
    token: async (level = 'account') =>
      (await openSession(on(), machineNow(), { openId: demoOpenId(key), level, channel: 'h5' })).sessionToken,
    showFace: () => givePass(on(), customerId, 'changePhone', machineNow()),
    carriersSay: (outcome) => chooseOutcome(on(), demoOpenId(key), 'phoneOwner', outcome),
    async begin(phone, method) {
      if (method === 'FACE' || method === 'RECOVER') await changer.showFace()
      const given = {
        OLD_CODE: { password: DEMO_PASSWORD },
        FACE: { password: DEMO_PASSWORD, idCardEnd: changer.idCardEnd },
        REVIEW: {},
        RECOVER: { idCardEnd: changer.idCardEnd },
      }[method]
      return expectDone(await phone.call(CALLS.startPhoneChange, { method, ...given })).changeId
    },
    photograph: (phone) => withApp(bank, phone, key, mobileNo).upload(),
    async code(phone, purpose, number) {
      await passResendTime(bank)
      await on().delete(schema.dailyCounts).where(eq(schema.dailyCounts.kind, 'sms'))
      await on().delete(schema.dailyCounts).where(eq(schema.dailyCounts.kind, 'smsPerson'))
      const typed = purpose === 'cardPhone' || purpose === 'bindCard' ? { mobileNo: number } : {}
      expectDone(await phone.call(CALLS.sendSmsCode, { purpose, ...typed }))
      return /验证码(\d{6})/.exec((await texts(number))[0] ?? '')?.[1] ?? ''
    },
    async onRecord() {
      const { customers } = schema
      const [found] = await on().select().from(customers).where(eq(customers.id, customerId))
      return found?.mobileNo ?? null
    },
    notices: async (number) => (await texts(number)).filter((text) => !text.includes('验证码')),
    async decide(approve) {
      const records = await on()
        .select()
        .from(identityRecords)
        .where(eq(identityRecords.customerId, customerId))
        .orderBy(desc(identityRecords.id))
      const recordNo = records.find(({ kind, state }) => kind === 'PHONE' && state === 'REVIEW')?.recordNo ?? ''
      const decision = { recordNo, approve, now: await bankNow(on()), realNow: machineNow() }
      return bank.db.transaction((tx) => settleReview(tx, CAPABILITIES, decision))
    },
  }
  return changer
}
