import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import { CONSENT_BRIDGES, consentKind, consentVersionOf } from '@/domain/bridge/bridges'
import { addDays, daysBetween } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { firstDay, monthOf } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { fen } from '@/domain/money/fen'
import { MANAGER_CONSENT_VERSION } from '@/domain/policy'
import { placeFreeze } from '@sandbox/business/account'
import { boundCards, settlementCards } from '@sandbox/business/card/tables'
import { settlementFor } from '@sandbox/business/commission/testing/earned'
import { electronicOf, lockForSettlement, settleClosing } from '@sandbox/business/interest'
import { giveLoanVoucher } from '@sandbox/business/loan/vouchers'
import { findLoss, moveLoss } from '@sandbox/business/loss/cases'
import {
  applicantOf,
  expectDone,
  newApplicant,
  PASSWORD,
  withApp,
} from '@sandbox/business/onboarding/testing/applicant'
import type { Applicant, BankHere } from '@sandbox/business/onboarding/testing/applicant'
import { invite } from '@sandbox/business/product'
import { invites, marketers } from '@sandbox/business/referral/tables'
import { beginCall } from '@sandbox/business/security/bankCalls'
import { shops } from '@sandbox/business/shop/tables'
import { spend as spendSub } from '@sandbox/business/subaccount/merchants'
import { setOwnLimits, transferIn } from '@sandbox/business/transfer'
import { advance } from '@sandbox/dayEnds'
import { DEMO_GESTURE, DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { testClient } from './client'
import { buy, giveOne, lossCaseOf, typedCodeOf, UNTIL, WEALTH } from './things'
import { personOf, ROLES } from './person'
import type { Kept, Person, Role } from './person'
import { livePoints } from './points'
import { OPENING_DAY } from './seeded'

/** One person of each role: together they can ask every call so that its handler has something to answer. */
export type TestCustomers = readonly Person[]

/** The key of a stranger whom the bank doesn't know. */
export const UNREGISTERED = 'guardstranger'

const DAY_MS = 86_400_000

/**
 * In days: long enough for a deposit of seven days to have been renewed, and for a month to have ended, whose average a tier
 * tells.
 */
const HISTORY_DAYS = Math.max(9, daysBetween(OPENING_DAY, firstDay(addToMonth(monthOf(OPENING_DAY), 1))))

/**
 * Lets the days pass, to an hour at which nothing changes for some time: what is asked of every call then takes minutes.
 * Invitations of the seeds, which samples name, go on for as many days longer.
 */
export async function passDays(db: BankHere['db']): Promise<void> {
  const now = await bankNow(db.drizzle)
  await advance(db, instantOf(addDays(dayOfInstant(now), HISTORY_DAYS), 10, 7) - now)
  await db.drizzle.update(invites).set({ expiresAt: sql`${invites.expiresAt} + ${HISTORY_DAYS * DAY_MS}` })
}

async function settleInterest(tx: Tx, customerId: string): Promise<void> {
  const now = await bankNow(tx)
  const of = electronicOf(customerId)
  await lockForSettlement(tx, of, [])
  await settleClosing(tx, of, dayOfInstant(now), now)
}

/**
 * Owners whose values occur nowhere else: a customer with an account opened in the app, deposits, shares, used and unused
 * coupons, a renewed deposit, interest and income of nine days; an applicant just before handing in; and a newcomer.
 */
export async function prepareOwners(bank: BankHere): Promise<TestCustomers> {
  const [customer, applicant] = [await newOwner(bank, 'customer'), await newOwner(bank, 'applicant')]
  await customer.choose('ocr', 'rare')
  await openAccountOf(customer)
  await applicant.choose('ocr', 'minority')
  await applicant.upTo('agreements')
  const owner = personOf(bank, 'customer', customer)
  await liveThrough(bank, owner)
  const newcomer = await newOwner(bank, 'newcomer')
  return [owner, personOf(bank, 'applicant', applicant), personOf(bank, 'newcomer', newcomer)]
}

/** The same owners in a copy of a bank in which they have lived, signed in anew. */
export const returnOwners = (bank: BankHere, kept: Readonly<Record<Role, Kept>>): Promise<TestCustomers> =>
  Promise.all(
    ROLES.map(async (role) => {
      const { key, mobileNo } = OWNERS[role]
      const app = await testClient(bank.server).anonymous()
      await app.signIn(key, role === 'customer' ? DEMO_GESTURE : '')
      return personOf(bank, role, withApp(bank, app, key, mobileNo), PASSWORD, kept[role])
    }),
  )

const OWNERS: Readonly<Record<Role, { readonly key: string; readonly mobileNo: string }>> = {
  customer: { key: 'guardowner', mobileNo: '17000091357' },
  applicant: { key: 'guardapplicant', mobileNo: '17000092468' },
  newcomer: { key: 'guardnewcomer', mobileNo: '17000093579' },
}

const newOwner = (bank: BankHere, role: Role): Promise<Applicant> =>
  newApplicant(bank, OWNERS[role].key, OWNERS[role].mobileNo)

/** Strangers, some of the seeds and some new, who share no value with the owners. */
export async function prepareStrangers(bank: BankHere): Promise<TestCustomers> {
  const { key, mobileNo } = findDemo('李娜') ?? { key: '', mobileNo: '' }
  const customer = withApp(bank, await testClient(bank.server).as(key), key, mobileNo)
  const applicant = await applicantOf(bank, 'xinke', '17000000003')
  await applicant.upTo('idCard')
  const newcomer = await newApplicant(bank, UNREGISTERED, '17000094680')
  return [
    personOf(bank, 'customer', customer, DEMO_PASSWORD),
    personOf(bank, 'applicant', applicant),
    personOf(bank, 'newcomer', newcomer),
  ]
}

async function openAccountOf(applicant: Applicant): Promise<void> {
  await applicant.upTo('agreements')
  await applicant.open()
  const set = await applicant.app.call(CALLS.setGesturePassword, { pattern: DEMO_GESTURE, password: PASSWORD })
  applicant.app.token = expectDone(set).sessionToken
}

/** What the owner did before the test. */
async function liveThrough(bank: BankHere, owner: Person): Promise<void> {
  const { app } = owner.applicant
  const customerId = (await owner.customerId()) ?? ''
  const now = await bankNow(bank.db.drizzle)
  await bank.db.transaction((tx) => transferIn(tx, { customerId, amount: fen(1_987_654_321), now }))
  expectDone(await app.call(CALLS.submitRiskTest, SAMPLES.submitRiskTest))
  const opinion = { surveyId: 'satisfaction', version: 1, answers: OPINION }
  expectDone(await app.call(CALLS.answerSurvey, opinion))
  // The number by which staff refer to a customer, which the app never sets.
  await bank.db.drizzle.update(schema.customers).set({ marketNo: 'M91357' }).where(eq(schema.customers.id, customerId))
  await invite(bank.db.drizzle, customerId, 'exclusive', now)
  const told = { kind: 'assetManager', version: MANAGER_CONSENT_VERSION, agreed: true } as const
  expectDone(await app.call(CALLS.updateConsent, told))
  for (const key of CONSENT_BRIDGES) {
    const across = { kind: consentKind(key), version: consentVersionOf(key), agreed: true } as const
    expectDone(await app.call(CALLS.updateConsent, across))
  }
  expectDone(await app.call(CALLS.getAuthToken, { bridge: 'yzt' }))
  await giveLoanVoucher(bank.db.drizzle, {
    ...{ voucherNo: `LV${randomInt(1e12)}`, customerId, name: '样例三十三天免息券', minAmount: fen(135_700), now },
    ...{ terms: { kind: 'interest', freeDays: 33, cap: fen(1_357_900) } as const },
    ...{ validFrom: dayOfInstant(now), validUntil: UNTIL },
  })
  // Enough that few days of income show a leak: a holiday's are credited after it.
  await buy(app, { productType: WEALTH, amount: 94_159_265, expectedRate: 0 })
  await buy(app, {
    productType: '20126',
    amount: 27_180_000,
    expectedRate: 135,
    couponId: await giveOne(bank, customerId),
  })
  const seqNo = await buy(app, { productType: '20122', amount: 14_140_000, expectedRate: 50 })
  const instruction = { ...SAMPLES.setMaturityInstruction, seqNo, password: PASSWORD }
  expectDone(await app.call(CALLS.setMaturityInstruction, instruction))
  await giveOne(bank, customerId)
  await bank.db.drizzle.update(boundCards).set(CARD_LIMITS).where(eq(boundCards.customerId, customerId))
  const settled = { customerId, cardId: await owner.find('card'), chosenAt: now }
  await bank.db.drizzle.insert(settlementCards).values(settled)
  await setOwnLimits(bank.db.drizzle, customerId, { single: fen(48_765_400), nightLock: false })
  await bank.db.transaction((tx) =>
    placeFreeze(tx, { customerId, kind: 'JUDICIAL', asked: fen(3_721_953), until: UNTIL, now, ...DECIDED }),
  )
  // Who promoted once: it stays on record.
  const once = { salesId: 'S913570', promoteId: 'P913570', customerId, kind: 'CLERK', branch: 'south' } as const
  const term = { appliedAt: now, since: now, until: UNTIL, licenceNo: '样例资格八六四二' } as const
  await bank.db.drizzle.insert(marketers).values({ ...once, ...term, state: 'ENDED' })
  const draft = { introduction: '样例店铺介绍八六四二', products: ['20194'], articles: ['insurance-basics'] }
  const kept = { customerId, salesId: once.salesId, draft, published: draft, publishedAt: now, term: now }
  await bank.db.drizzle.insert(shops).values({ ...kept, state: 'DRAFT', submittedAt: now, changedAt: now })
  const needed = [
    'deposit',
    'clientId',
    'transfer',
    'familyGrant',
    'familyInvitation',
    'subAccount',
    'pot',
    'case',
    'org',
    'orgCard',
    'approval',
    'authorisation',
    'paidPayout',
    'activityOrder',
    'settlement',
    'mallOrder',
    'parcel',
    'voucher',
    'relation',
    'served',
  ] as const
  await bank.db.transaction((tx) => livePoints(tx, customerId, now))
  for (const thing of needed) await owner.find(thing)
  await typedCodeOf(bank, customerId)
  await loseAndFind(bank, customerId)
  const paid = { customerId, acctId: await owner.find('subAccount'), amount: fen(1_739), merchant: '样例杂货铺', now }
  await bank.db.transaction((tx) => spendSub(tx, paid))
  await passDays(bank.db)
  // The days seldom have a quarter's settlement of interest: the electronic account is settled as one that is closed is.
  await bank.db.transaction((tx) => settleInterest(tx, customerId))
  // After the days, for a call is over in half an hour.
  const calling = {
    customerId,
    caller: '样例支行信贷部',
    reason: '核实贷款样例资料',
    now: await bankNow(bank.db.drizzle),
  }
  await bank.db.transaction((tx) => beginCall(tx, calling))
  // After the days, which end both: shares that aren't confirmed yet, and a commission that isn't paid.
  await buy(app, { productType: WEALTH, amount: 2_236_100, expectedRate: 0 })
  await settlementFor(bank.db, customerId, demoCustomerId('zhangwei'))
  // After the days, for its file is there for some of them only.
  await owner.find('statement')
}

const OPINION = [
  { questionId: 'overall', scale: 4 },
  { questionId: 'channel', options: ['app'] },
  { questionId: 'words', text: '样例意见八六四二' },
]

/** Less than the customer has, so that a too large amount of money in is refused. */
const CARD_LIMITS = { singleLimit: fen(5_432_100), dayLimit: fen(98_765_400) }

const DECIDED = { authority: '样例市中级人民法院', documentNo: '（2026）样0909执8642号' }

/** An ID card that was reported lost and found again, so that nothing is lost while other calls are asked. */
async function loseAndFind(bank: BankHere, customerId: string): Promise<void> {
  const caseNo = await lossCaseOf(bank, customerId)
  const clocks = { now: await bankNow(bank.db.drizzle), realNow: machineNow() }
  await bank.db.transaction(async (tx) => {
    const lost = await findLoss(tx, customerId, caseNo)
    const lifted = lost && (await moveLoss(tx, lost, { trigger: 'lift', by: 'customer', ...clocks }))
    if (!lifted?.ok) throw new Error('a lost card was not found')
  })
}
