import { expectDone, newApplicant, PERSONAL, withApp } from '@sandbox/business/onboarding/testing/applicant'
import type { Applicant } from '@sandbox/business/onboarding/testing/applicant'
import { askToPay } from '@sandbox/business/bridge/authorisations'
import { partnerOrders } from '@sandbox/business/bridge/tables'
import { bindCard, cardsOf } from '@sandbox/business/card'
import { beginCall } from '@sandbox/business/security/bankCalls'
import { givePass } from '@sandbox/business/identity'
import { demoIdCardNo } from '@sandbox/host/seeding/idCards'
import { DEMO_GESTURE, DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import type { TestBank } from '@sandbox/testing/bank'
import { newClientId } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { lastFour } from '@/domain/masks/mask'
import { AUTH_MS } from '@/domain/authorisations/machine'
import { yuan } from '@/domain/money/fen'
import type { SampleVisitor } from '@/routes/row'
import { drawGesture } from '../journeys/people'
import { meetVisitor, signInByCode, signInMember } from './member'
import { openMini } from './mini'
import type { MiniDriver, MiniOptions } from './mini'

type CustomerName = Extract<
  SampleVisitor,
  | 'member'
  | 'holder'
  | 'planner'
  | 'cardholder'
  | 'imageMissing'
  | 'dormant'
  | 'expired'
  | 'renamed'
  | 'unmatched'
  | 'unlike'
  | 'transferring'
  | 'frozen'
  | 'busy'
  | 'unbound'
  | 'classHolder'
  | 'saver'
  | 'protected'
  | 'asked'
  | 'phoneless'
  | 'phoneReviewed'
  | 'phoneApproved'
  | 'phoneNaming'
  | 'phoneOfAnother'
  | 'phonePapers'
  | 'phoneRecovering'
  | 'loser'
  | 'complainant'
  | 'payee'
  | 'rewarded'
  | 'preparing'
  | 'leaving'
  | 'begun'
  | 'closingReviewed'
  | 'proven'
  | 'heldBack'
  | 'handedIn'
  | 'paying'
  | 'unpaid'
  | 'refusedToClose'
  | 'deviceOwner'
  | 'formerReader'
  | 'clerk'
  | 'suspendedClerk'
  | 'applyingClerk'
  | 'clerkGuest'
>
type OutsiderName = Extract<SampleVisitor, 'visitor' | 'elsewhere' | 'lockedOut'>
type ApplicantName = Exclude<SampleVisitor, CustomerName | OutsiderName>

type Bring = (applicant: Applicant, bank: TestBank) => Promise<unknown>

/** Takes all steps but handing in; then the registry gives this answer. */
const applying =
  (registry: 'open' | 'identity' | 'accountLimit'): Bring =>
  async (one) => {
    await one.choose('registry', registry)
    await one.upTo('agreements')
    await one.open()
  }

/**
 * The states a person can be in on the way to an account (docs/decisions/onboarding.md), and how a new person is brought
 * into each.
 */
const APPLICANTS: Readonly<Record<ApplicantName, Bring>> = {
  stranger: async () => undefined,
  registered: (one) => one.upTo('phone'),
  identified: (one) => one.upTo('idCard'),
  /** A person whose face check fails. */
  mistaken: async (one) => {
    await one.upTo('idCard')
    await one.consentToFace()
    await one.choose('face', 'otherFace')
  },
  /** A person who has no face check left today. */
  exhausted: async (one) => {
    await one.upTo('idCard')
    await one.consentToFace()
    await one.choose('face', 'otherFace')
    for (let left = 1; left > 0;) left = expectDone(await one.showFace()).attemptsLeft
  },
  /** A person whose papers are being reviewed by staff. */
  reviewed: async (one) => {
    await one.upTo('idCard')
    expectDone(await one.app.call(CALLS.requestFaceReview, {}))
  },
  seen: (one) => one.upTo('face'),
  described: (one) => one.upTo('personal'),
  taxed: (one) => one.upTo('tax'),
  bound: (one) => one.upTo('card'),
  ready: (one) => one.upTo('password'),
  waiting: async (one) => {
    await one.choose('registry', 'unavailable')
    await one.upTo('agreements')
    expectDone(await one.app.call(CALLS.openAccount, { clientId: newClientId() }))
  },
  opened: applying('open'),
  refused: applying('identity'),
  limited: applying('accountLimit'),
}

/** Begins a change of the number by a face; gives its id. */
async function beginPhoneChange({ app }: Applicant, bank: TestBank, key: string): Promise<string> {
  const demo = findDemo(key)
  if (!demo) throw new Error(`nobody has the key ${key}`)
  await givePass(bank.db.drizzle, demoCustomerId(key), 'changePhone', machineNow())
  const given = { method: 'FACE', idCardEnd: lastFour(demoIdCardNo(demo)), password: DEMO_PASSWORD } as const
  return expectDone(await app.call(CALLS.startPhoneChange, given)).changeId
}

/** Names the new number and gives its code. */
async function provePhone(one: Applicant, changeId: string, mobileNo: string): Promise<void> {
  expectDone(await one.app.call(CALLS.nameNewPhone, { changeId, mobileNo }))
  expectDone(await one.app.call(CALLS.sendSmsCode, { purpose: 'changePhoneNew' }))
  expectDone(await one.app.call(CALLS.provePhone, { changeId, smsCode: await one.code(mobileNo) }))
}

/**
 * Customers of the seeds (sandbox/host/seeding/customers.ts) who have passed the gesture, by what is special about them.
 */
const CUSTOMERS: Readonly<Record<CustomerName, { readonly key: string; readonly bring?: Bring }>> = {
  /** Has changed the personal information on record. */
  member: {
    key: 'zhangwei',
    bring: async ({ app }) => expectDone(await app.call(CALLS.updatePersonalInfo, PERSONAL)),
  },
  /** Holds one of every family, the closed and the invited ones too. */
  holder: { key: 'heqi' },
  planner: { key: 'qinlang' },
  /** Who has as many cards as there can be. */
  cardholder: { key: 'qianduo' },
  /** Whose account has very many records. */
  busy: { key: 'luomin' },
  /** Who has just unbound one of two cards. */
  unbound: {
    key: 'hangyuan',
    bring: async ({ app }, bank) => {
      const customerId = demoCustomerId('hangyuan')
      const facts = { bankName: '建设银行', mobileNo: '17000000015' }
      for (const cardNo of ['6217000000000028005', '6228480000000030007'])
        await bank.db.transaction((tx) => bindCard(tx, customerId, { ...facts, cardNo }, machineNow()))
      const cardId = (await cardsOf(bank.db.drizzle, customerId)).find(({ role }) => role !== 'FIRST')?.id ?? ''
      expectDone(await app.call(CALLS.unbindCard, { cardId, password: DEMO_PASSWORD }))
    },
  },
  /** With accounts of type II and III in every state. */
  classHolder: { key: 'jiangyun' },
  saver: { key: 'qiansheng' },
  /** Without a number on record. */
  phoneless: { key: 'mengjie' },
  /** Whose change of the number a person decides about, or has approved. */
  phoneReviewed: { key: 'fangyuan' },
  phoneApproved: { key: 'xuke' },
  /** Who has shown a face and names the new number next. */
  phoneNaming: { key: 'guoyulan', bring: (one, bank) => beginPhoneChange(one, bank, 'guoyulan') },
  /** Whose new number is in another's name. */
  phoneOfAnother: {
    key: 'machao',
    bring: async (one, bank) => {
      await one.choose('phoneOwner', 'mismatch')
      await provePhone(one, await beginPhoneChange(one, bank, 'machao'), '17000000086')
    },
  },
  /** Who hands in papers for a new number. */
  phonePapers: {
    key: 'luomin',
    bring: async (one) => {
      const { changeId } = expectDone(await one.app.call(CALLS.startPhoneChange, { method: 'REVIEW' }))
      await provePhone(one, changeId, '17000000087')
    },
  },
  /** Whose change without a sign-in a person has approved, and which waits for its day. */
  phoneRecovering: { key: 'zhouting' },
  /** With devices in every state, signed in on another by a code. */
  deviceOwner: { key: 'shenyue' },
  /** Who agreed to former versions of what is agreed to. */
  formerReader: { key: 'baiyu' },
  imageMissing: { key: 'chenjing' },
  dormant: { key: 'zhaolei' },
  expired: { key: 'xumin' },
  /** Has a new ID card with another name, which staff review. */
  renamed: {
    key: 'wuqiang',
    bring: async (one) => {
      await one.consentToFace()
      await one.choose('ocr', 'minority')
      expectDone(await one.showFace('updateIdCard'))
      expectDone(await one.app.call(CALLS.updateIdCard, (await one.papers()) as never))
    },
  },
  /** A customer whose face check fails. */
  unmatched: {
    key: 'sunli',
    bring: async (one) => {
      await one.consentToFace()
      await one.choose('face', 'otherFace')
    },
  },
  /** Another such customer, because only so many faces are shown in a day. */
  unlike: {
    key: 'yangming',
    bring: async (one) => {
      await one.consentToFace()
      await one.choose('face', 'otherFace')
    },
  },
  /** With a transfer in every state and freezes of each kind. */
  transferring: { key: 'heping' },
  /** Whose freeze catches whatever comes in. */
  frozen: { key: 'tanglin' },
  /** With every protection on, and payments stopped. */
  protected: { key: 'ningan' },
  /** Whom a partner has just asked to pay, and whom the bank is calling. */
  asked: {
    key: 'hangyuan',
    bring: async (_, { db }) => {
      const now = await bankNow(db.drizzle)
      const order = { partner: 'demoShop', partnerNo: 'waiting', purpose: '保温杯一只', amount: yuan(68) }
      const ask = { ...order, customerId: demoCustomerId('hangyuan'), returnTo: 'https://shop.example.com/orders/1' }
      await db.transaction((tx) => askToPay(tx, { ...ask, authId: 'demo-waiting', now }))
      const calling = { customerId: ask.customerId, caller: '客户服务中心', reason: '核实一笔转账', now }
      await db.transaction((tx) => beginCall(tx, calling))
      const again = { state: 'WAITING', endedAt: null, expiresAt: now + AUTH_MS } as const
      await db.drizzle.update(partnerOrders).set(again).where(eq(partnerOrders.authId, 'demo-waiting'))
    },
  },
  /** Who promotes for the bank, who may not for now, and who waits to be allowed to. */
  clerk: { key: 'hangyuan' },
  suspendedClerk: { key: 'renjie' },
  applyingClerk: { key: 'fuyun' },
  /** Whom a clerk invited, and who has opened an account since. */
  clerkGuest: { key: 'sunli' },
  /** With a loss in every state. */
  loser: { key: 'shensi' },
  /** With complaints, advice and messages in every state. */
  complainant: { key: 'xiayan' },
  /** With payouts in every state, and a questioned tax residency. */
  payee: { key: 'yuanfang' },
  /** With a campaign's reward in every state, and red-packet money. */
  rewarded: { key: 'yinxue' },
  /** Who prepares an enterprise's payments, with an application in every state. */
  preparing: { key: 'yanjin' },
  /** Whom nothing keeps from closing the account. */
  leaving: { key: 'songjia' },
  /** Who closes it: the face to be shown, a person to decide, then seen; handed in, the payout unanswered, refused; blocked. */
  begun: { key: 'dongjie' },
  closingReviewed: { key: 'xiean' },
  proven: { key: 'fengtao' },
  /** Seen, and held back by what came meanwhile. */
  heldBack: { key: 'wangqi' },
  handedIn: { key: 'dengfei' },
  paying: { key: 'hanmei' },
  unpaid: { key: 'caoyu' },
  refusedToClose: { key: 'lvrong' },
}

/** Customers of the seeds who have only a session: before the gesture, known in another channel only, or locked out. */
const OUTSIDE: Readonly<Record<OutsiderName, string>> = {
  visitor: 'lina',
  elsewhere: 'wangfang',
  lockedOut: 'luyao',
}

/** Who opens a page. */
export type Person = SampleVisitor

/** A person at a bank who is ready to open the app. */
export interface ReadyPerson {
  readonly app: TestCustomer
  /** Identifies them to WeChat's simulator. */
  readonly key: string
  /** Signed in, because a session that WeChat opens needs the gesture first. */
  readonly signedIn: boolean
}

const isOneOf = <T extends string>(names: Readonly<Record<T, unknown>>, name: string): name is T => name in names

async function bringTo(bank: TestBank, person: Person): Promise<ReadyPerson> {
  if (isOneOf(OUTSIDE, person)) {
    const key = OUTSIDE[person]
    return { app: await meetVisitor(bank.origin, key), key, signedIn: false }
  }
  if (isOneOf(APPLICANTS, person)) {
    const key = `at${person}`
    const index = String(Object.keys(APPLICANTS).indexOf(person)).padStart(4, '0')
    const applicant = await newApplicant(bank, key, `1700001${index}`)
    await APPLICANTS[person](applicant, bank)
    return { app: applicant.app, key, signedIn: false }
  }
  const { key, bring } = CUSTOMERS[person]
  const app = person === 'deviceOwner' ? await signInByCode(bank, key) : await signInMember(bank.origin, key)
  await bring?.(withApp(bank, app, key, findDemo(key)?.mobileNo ?? ''), bank)
  return { app, key, signedIn: true }
}

/** All persons of a bank by their role in the tests; each is prepared by calls when first asked for. */
export function personsOf(bank: TestBank): (person: Person) => Promise<ReadyPerson> {
  const ready = new Map<Person, Promise<ReadyPerson>>()
  return (person) => {
    const brought = ready.get(person) ?? bringTo(bank, person)
    ready.set(person, brought)
    return brought
  }
}

/** Opens the mini-program as this person, up to where their pages open. The caller closes it. */
export async function openMiniAs(
  { app: { cookieId }, key, signedIn }: ReadyPerson,
  options: Omit<MiniOptions, 'phone'>,
): Promise<MiniDriver> {
  const driver = await openMini({
    ...options,
    phone: { loginCode: `demo:${key}`, theme: options.dark ? 'dark' : undefined },
    cookieId,
  })
  if (!signedIn) return driver
  await driver.open('/')
  await driver.see('请绘制手势密码', 20_000)
  await drawGesture(driver, DEMO_GESTURE)
  // Who has something to read about other devices is led there first.
  const isHome = await driver.see('总资产', 5_000).then(
    () => true,
    () => false,
  )
  if (isHome) return driver
  await driver.tap('是我本人，继续')
  await driver.see('总资产')
  return driver
}
