import { desc, eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import type { SMS_PURPOSES } from '@/contract/security/sendSmsCode'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { FACE_CONSENT_VERSION, PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { schema } from '@sandbox/kernel/db'
import { chooseOutcome } from '@sandbox/host/simulators/choices'
import type { SimulatorName, SimulatorOutcome } from '@sandbox/host/simulators/choices'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { Outcome, TestCustomer } from '@sandbox/testing/client'
import type { BankUnderTest } from '@sandbox/testing/bankUnderTest'
import { demoOpenId } from '@sandbox/host/seeding/people'
import { machineNow } from '@sandbox/kernel/clock'

/** The smallest file that begins and ends as a JPEG does. */
export const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(64, 1),
  Buffer.from([0xff, 0xd9]),
]).toString('base64')

/** A number with the digit that makes it pass the Luhn rule. */
export function withLuhn(digits: string): string {
  for (let digit = 0; digit < 10; digit += 1) {
    const sum = [...`${digits}${digit}`].reverse().reduce((total, text, index) => {
      const value = Number(text) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
    if (sum % 10 === 0) return `${digits}${digit}`
  }
  throw new Error('no check digit')
}

export const DEBIT_CARD = withLuhn('621700123456789012')
export const PASSWORD = '258046'

export const PERSONAL = {
  occupation: '20000',
  industry: 'I',
  employer: '',
  marital: 'U',
  education: '20',
  income: '102',
  region: '110101',
  address: '样例路1号院2单元301',
}

/** A bank in this process: under test, or a whole one on a port. */
export type BankHere = Pick<BankUnderTest, 'db' | 'server'>

/** A person with an app who is opening an account. */
export interface Applicant {
  readonly app: TestCustomer
  readonly key: string
  readonly mobileNo: string
  /** The latest code sent to a number, for whatever purpose. */
  code(mobileNo?: string): Promise<string>
  sms(purpose: (typeof SMS_PURPOSES)[number], mobileNo?: string): Promise<string>
  choose<Name extends SimulatorName>(service: Name, outcome: SimulatorOutcome<Name>): Promise<void>
  /** Uploads both sides; gives their ids. */
  upload(): Promise<{ portraitImageId: string; emblemImageId: string }>
  /** The request of confirmIdCard for the card that the reader sees now. */
  papers(change?: object): Promise<Parameters<TestCustomer['call']>[1] & object>
  consentToFace(): Promise<void>
  showFace(scene?: string): Promise<Outcome<typeof CALLS.tencentFaceVerify>>
  state(): Promise<OnboardingState>
  /** Takes every step up to and including this one; gives the state after it. */
  upTo(
    step: 'phone' | 'idCard' | 'face' | 'personal' | 'tax' | 'card' | 'password' | 'agreements',
  ): Promise<OnboardingState>
  /** Hands in and waits until the bank has decided. */
  open(clientId?: string): Promise<OnboardingState>
}

export function expectDone<T>(outcome: { ok: true; value: T } | { ok: false; error: string; message: string }): T {
  if (!outcome.ok) throw new Error(`${outcome.error}: ${outcome.message}`)
  return outcome.value
}

/** Lets the minute pass in which no second code is sent, without moving the envelope's clock. */
export async function passResendTime(bank: BankHere): Promise<void> {
  const { smsMessages } = schema
  await bank.db.drizzle.update(smsMessages).set({ sentAt: sql`${smsMessages.sentAt} - 61000` })
}

/** The name of a refusal, or 'done'. */
export const nameOf = (outcome: { ok: true } | { ok: false; error: string }): string =>
  outcome.ok ? 'done' : outcome.error

const STEPS = ['phone', 'idCard', 'face', 'personal', 'tax', 'card', 'password', 'agreements'] as const

/** A person WeChat knows and the bank doesn't, with a session and the privacy policy agreed to. */
export async function newApplicant(bank: BankHere, key: string, mobileNo: string): Promise<Applicant> {
  await bank.db.drizzle.insert(schema.wechatIdentities).values({ openId: demoOpenId(key), createdAt: machineNow() })
  return applicantOf(bank, key, mobileNo)
}

/** A person whom WeChat knows already, on a phone of their own. */
export async function applicantOf(bank: BankHere, key: string, mobileNo: string): Promise<Applicant> {
  const app = await testClient(bank.server).anonymous()
  await app.signIn(key, '')
  await app.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus: '1', version: PRIVACY_POLICY_VERSION })
  return withApp(bank, app, key, mobileNo)
}

/** The same helpers for a person who has signed in already. */
export function withApp(bank: BankHere, app: TestCustomer, key: string, mobileNo: string): Applicant {
  const applicant: Applicant = {
    app,
    key,
    mobileNo,
    async code(number = mobileNo) {
      const { smsMessages } = schema
      const [latest] = await bank.db.drizzle
        .select({ text: smsMessages.text })
        .from(smsMessages)
        .where(eq(smsMessages.mobileNo, number))
        .orderBy(desc(smsMessages.id))
        .limit(1)
      return /验证码(\d{6})/.exec(latest?.text ?? '')?.[1] ?? ''
    },
    async sms(purpose, number) {
      expectDone(await app.call(CALLS.sendSmsCode, { purpose, ...(number === undefined ? {} : { mobileNo: number }) }))
      return applicant.code(number)
    },
    choose: (service, outcome) => chooseOutcome(bank.db.drizzle, demoOpenId(key), service, outcome),
    async upload() {
      const upload = async (side: 'portrait' | 'emblem') =>
        expectDone(await app.call(CALLS.idCardImage, { side, image: JPEG })).imageId
      return { portraitImageId: await upload('portrait'), emblemImageId: await upload('emblem') }
    },
    async papers(change = {}) {
      const images = await applicant.upload()
      const { card } = expectDone(await app.call(CALLS.recogniseIdCard, images))
      const { name, idCardNo, nation, address, authority, validFrom, validUntil } = card
      return { ...images, name, idCardNo, nation, address, authority, validFrom, validUntil, ...change }
    },
    async consentToFace() {
      expectDone(await app.call(CALLS.updateConsent, { kind: 'face', version: FACE_CONSENT_VERSION, agreed: true }))
    },
    async showFace(scene = 'openAccount') {
      const { bizToken } = expectDone(await app.call(CALLS.openFaceVerification, { faceScene: scene as 'openAccount' }))
      return app.call(CALLS.tencentFaceVerify, { bizToken, faceMatchScene: scene, scene, deviceSessionId: 'device' })
    },
    state: async () => expectDone(await app.call(CALLS.queryOnboarding, {})),
    async upTo(last) {
      const { done } = await applicant.state()
      for (const step of STEPS.slice(0, STEPS.indexOf(last) + 1)) {
        if (!done.includes(step)) await take(applicant, step)
      }
      return applicant.state()
    },
    async open(clientId = newClientId()) {
      expectDone(await app.call(CALLS.openAccount, { clientId }))
      return settled(applicant)
    },
  }
  return applicant
}

/** Asks until the application is decided, as the app does. */
export async function settled(applicant: Applicant): Promise<OnboardingState> {
  for (let turn = 0; turn < 200; turn += 1) {
    const state = await applicant.state()
    if (state.opening?.state === 'OPENED' || state.opening?.state === 'FAILED') return state
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('the application is not decided')
}

async function take(applicant: Applicant, step: (typeof STEPS)[number]): Promise<void> {
  const { app, mobileNo } = applicant
  switch (step) {
    case 'phone': {
      const smsCode = await applicant.sms('register', mobileNo)
      expectDone(await app.call(CALLS.registerCustomer, { mobileNo, smsCode }))
      return
    }
    case 'idCard':
      expectDone(await app.call(CALLS.confirmIdCard, (await applicant.papers()) as never))
      return
    case 'face':
      await applicant.consentToFace()
      expectDone(await applicant.showFace())
      return
    case 'personal':
      expectDone(await app.call(CALLS.savePersonalInfo, PERSONAL))
      return
    case 'tax':
      expectDone(await app.call(CALLS.saveTaxResidency, { residency: 'CHINA', declared: true }))
      return
    case 'card': {
      const smsCode = await applicant.sms('bindCard', mobileNo)
      expectDone(await app.call(CALLS.bindOpeningCard, { cardNo: DEBIT_CARD, mobileNo, smsCode }))
      return
    }
    case 'password':
      expectDone(await app.call(CALLS.setOpeningPassword, { password: PASSWORD }))
      return
    case 'agreements':
      expectDone(
        await app.call(CALLS.agreeOpening, {
          agreements: OPENING_AGREEMENTS.map(({ id, version }) => ({ id, version })),
        }),
      )
  }
}
