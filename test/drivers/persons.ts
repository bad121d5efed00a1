import { expectDone, newApplicant, PERSONAL, withApp } from '@sandbox/business/onboarding/testing/applicant'
import type { Applicant } from '@sandbox/business/onboarding/testing/applicant'
import { DEMO_GESTURE, findDemo } from '@sandbox/host/seeding/customers'
import type { TestBank } from '@sandbox/testing/bank'
import { newClientId } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { CALLS } from '@/contract/calls'
import type { SampleVisitor } from '@/routes/row'
import { drawGesture } from '../journeys/people'
import { meetVisitor, signInMember } from './member'
import { openMini } from './mini'
import type { MiniDriver, MiniOptions } from './mini'

type CustomerName = Extract<
  SampleVisitor,
  'member' | 'holder' | 'classHolder' | 'imageMissing' | 'dormant' | 'expired' | 'renamed' | 'unmatched'
>
type OutsiderName = Extract<SampleVisitor, 'visitor' | 'elsewhere'>
type ApplicantName = Exclude<SampleVisitor, CustomerName | OutsiderName>

type Bring = (applicant: Applicant) => Promise<unknown>

/** Everything but handing it in, and then a registry that answers so. */
const applying =
  (registry: 'open' | 'identity' | 'accountLimit'): Bring =>
  async (one) => {
    await one.choose('registry', registry)
    await one.upTo('agreements')
    await one.open()
  }

/** Where one can stand on the way to an account (docs/decisions/onboarding.md), and how a stranger is brought there. */
const APPLICANTS: Readonly<Record<ApplicantName, Bring>> = {
  stranger: async () => undefined,
  registered: (one) => one.upTo('phone'),
  identified: (one) => one.upTo('idCard'),
  /** Whose face will not be taken for theirs. */
  mistaken: async (one) => {
    await one.upTo('idCard')
    await one.consentToFace()
    await one.choose('face', 'otherFace')
  },
  /** No face may be shown any more today. */
  exhausted: async (one) => {
    await one.upTo('idCard')
    await one.consentToFace()
    await one.choose('face', 'otherFace')
    for (let left = 1; left > 0;) left = expectDone(await one.showFace()).attemptsLeft
  },
  /** A person of the bank looks at the papers. */
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

/** Customers of the seeds (sandbox/host/seeding/customers.ts) who are past the gesture, by what is special about them. */
const CUSTOMERS: Readonly<Record<CustomerName, { readonly key: string; readonly bring?: Bring }>> = {
  /** With a change of the personal information on record. */
  member: {
    key: 'zhangwei',
    bring: async ({ app }) => expectDone(await app.call(CALLS.updatePersonalInfo, PERSONAL)),
  },
  /** Who holds one of every family, the closed and the invited ones too. */
  holder: { key: 'heqi' },
  /** With accounts of type II and III in every state. */
  classHolder: { key: 'jiangyun' },
  imageMissing: { key: 'chenjing' },
  dormant: { key: 'zhaolei' },
  expired: { key: 'xumin' },
  /** Whose new ID card has another name, which a person looks at. */
  renamed: {
    key: 'wuqiang',
    bring: async (one) => {
      await one.consentToFace()
      await one.choose('ocr', 'minority')
      expectDone(await one.showFace('updateIdCard'))
      expectDone(await one.app.call(CALLS.updateIdCard, (await one.papers()) as never))
    },
  },
  /** Whose face is not taken for theirs. */
  unmatched: {
    key: 'sunli',
    bring: async (one) => {
      await one.consentToFace()
      await one.choose('face', 'otherFace')
    },
  },
}

/** Customers of the seeds who have a session and no more: before the gesture, or known in another channel only. */
const OUTSIDE: Readonly<Record<OutsiderName, string>> = { visitor: 'lina', elsewhere: 'wangfang' }

/** Who a page is looked at as. */
export type Person = SampleVisitor

/** Somebody of a bank who is ready to open the app. */
export interface ReadyPerson {
  readonly app: TestCustomer
  /** Names them to WeChat's stand-in. */
  readonly key: string
  /** Signed in: a session that WeChat opens wants the gesture first. */
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
    await APPLICANTS[person](applicant)
    return { app: applicant.app, key, signedIn: false }
  }
  const { key, bring } = CUSTOMERS[person]
  const app = await signInMember(bank.origin, key)
  await bring?.(withApp(bank, app, key, findDemo(key)?.mobileNo ?? ''))
  return { app, key, signedIn: true }
}

/** Everybody of a bank by what they are here for: brought there with calls when first asked for. */
export function personsOf(bank: TestBank): (person: Person) => Promise<ReadyPerson> {
  const ready = new Map<Person, Promise<ReadyPerson>>()
  return (person) => {
    const brought = ready.get(person) ?? bringTo(bank, person)
    ready.set(person, brought)
    return brought
  }
}

/** The mini-program in a person's hand, up to where their pages open. The caller closes it. */
export async function openMiniAs(
  { key, signedIn }: ReadyPerson,
  options: Omit<MiniOptions, 'phone'>,
): Promise<MiniDriver> {
  const driver = await openMini({ ...options, phone: { loginCode: `demo:${key}` } })
  if (!signedIn) return driver
  await driver.open('/')
  await driver.see('请绘制手势密码', 20_000)
  await drawGesture(driver, DEMO_GESTURE)
  await driver.see('总资产')
  return driver
}
