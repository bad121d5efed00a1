import { desc, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { SMS_PURPOSES } from '@/contract/security/sendSmsCode'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { expectDone, passResendTime } from '@sandbox/business/onboarding/testing/applicant'
import type { BankHere } from '@sandbox/business/onboarding/testing/applicant'
import { givePass } from '@sandbox/business/identity'
import { DEMO_GESTURE, findDemo } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { schema } from '@sandbox/kernel/db'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { machineNow } from '@sandbox/kernel/clock'

/** A customer of the seeds with phones, a face and the SMS they get. */
export interface Owner {
  readonly customerId: string
  /** Another phone: only a session, or signed in by the gesture given. */
  phone(gesture?: string): Promise<TestCustomer>
  /** Asks for a code on a phone, whatever was asked before, and reads it. */
  code(phone: TestCustomer, purpose: (typeof SMS_PURPOSES)[number]): Promise<string>
  showFace(purpose: Parameters<typeof givePass>[2]): Promise<void>
  /** What they were told by SMS without a code, newest first. */
  notices(): Promise<readonly string[]>
}

/** @param name or key of one who has an account and a gesture */
export function ownerCalled(bank: BankHere, name: string): Owner {
  const demo = findDemo(name)
  if (!demo) throw new Error(`nobody is called ${name}`)
  const customerId = demoCustomerId(demo.key)
  const { smsMessages } = schema
  const texts = async () => {
    const found = await bank.db.drizzle
      .select({ text: smsMessages.text })
      .from(smsMessages)
      .where(eq(smsMessages.mobileNo, demo.mobileNo))
      .orderBy(desc(smsMessages.id))
    return found.map(({ text }) => text)
  }
  return {
    customerId,
    async phone(gesture = DEMO_GESTURE) {
      const app = await testClient(bank.server).anonymous()
      await app.signIn(demo.key, gesture)
      const agreed = { confirmStatus: '1', version: PRIVACY_POLICY_VERSION } as const
      expectDone(await app.call(CALLS.updatePrivacyPolicyStatus, agreed))
      return app
    },
    async code(phone, purpose) {
      await passResendTime(bank)
      await bank.db.drizzle.delete(schema.dailyCounts)
      expectDone(await phone.call(CALLS.sendSmsCode, { purpose }))
      return /验证码(\d{6})/.exec((await texts())[0] ?? '')?.[1] ?? ''
    },
    showFace: (purpose) => givePass(bank.db.drizzle, customerId, purpose, machineNow()),
    notices: async () => (await texts()).filter((text) => !text.includes('验证码')),
  }
}
