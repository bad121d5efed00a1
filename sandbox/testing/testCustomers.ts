import { randomInt, randomUUID } from 'node:crypto'
import { PNG, SAMPLES } from '@/contract/samples'
import type { OwnThing } from '@/contract/samples'
import { and, eq, isNotNull, like, sql } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { SMS_PURPOSES } from '@/contract/security/sendSmsCode'
import { addDays, day, daysBetween } from '@/domain/dates/day'
import { firstDay, monthOf } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { CONSENT_BRIDGES, consentKind, consentVersionOf } from '@/domain/bridge/bridges'
import { basisPoints, fen } from '@/domain/money/fen'
import { MANAGER_CONSENT_VERSION, PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import {
  applicantOf,
  DEBIT_CARD,
  expectDone,
  newApplicant,
  passResendTime,
  PASSWORD,
  withApp,
  withLuhn,
} from '@sandbox/business/onboarding/testing/applicant'
import type { Applicant, BankHere } from '@sandbox/business/onboarding/testing/applicant'
import { rewardFor, withdrawalFor } from '@sandbox/business/campaign/testing/rewards'
import { settlementFor } from '@sandbox/business/commission/testing/earned'
import { electronicOf, lockForSettlement, settleClosing } from '@sandbox/business/interest'
import { giveLoanVoucher } from '@sandbox/business/loan/vouchers'
import { giveCoupon } from '@sandbox/business/voucher'
import { DEMO_GESTURE, DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoCustomerId, demoOpenId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { advance } from '@sandbox/dayEnds'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { invite, issueAgreementCode, redeemCode } from '@sandbox/business/product'
import { CARD_CLEARING, setOwnLimits, transferIn } from '@sandbox/business/transfer'
import { fundBatch } from '@sandbox/business/special'
import { claimPayout } from '@sandbox/business/special/claim'
import { keptRow } from '@sandbox/business/special/payees'
import { specialItems } from '@sandbox/business/special/tables'
import { bindCard, cardsOf } from '@sandbox/business/card'
import { boundCards, settlementCards } from '@sandbox/business/card/tables'
import { orgCards, orgMembers, orgs } from '@sandbox/business/enterprise/tables'
import { approvalsFor } from './approvals'
import { OPENING_DAY } from './seeded'
import type { SampleApproval } from './approvals'
import { receivedBy } from '@sandbox/business/family/grants'
import { spend as spendFamily } from '@sandbox/business/family/spending'
import { familyGrants } from '@sandbox/business/family/tables'
import { facePasses } from '@sandbox/business/identity/tables'
import { pageOfCases } from '@sandbox/business/cases/move'
import { beginCase } from '@sandbox/business/cases/open'
import { keepPicture } from '@sandbox/business/cases/pictures/take'
import { casePictures } from '@sandbox/business/cases/tables'
import { findLoss, moveLoss, openLoss, openLossesOf, thingsOf } from '@sandbox/business/loss/cases'
import { phoneChanges } from '@sandbox/business/phone/tables'
import type { PhoneChange } from '@sandbox/business/phone/tables'
import { movePotBy } from '@sandbox/business/pots/move'
import { openPotFor, potsOf } from '@sandbox/business/pots/pots'
import { potFills } from '@sandbox/business/pots/tables'
import { spend as spendSub } from '@sandbox/business/subaccount/merchants'
import { moveOwn } from '@sandbox/business/subaccount/move'
import { openSub, subsOf } from '@sandbox/business/subaccount/subAccounts'
import { subAccounts } from '@sandbox/business/subaccount/tables'
import { askToPay } from '@sandbox/business/bridge/authorisations'
import { simulatedPartnerOrders } from '@sandbox/host/simulators/tables'
import { beginCall } from '@sandbox/business/security/bankCalls'
import { prepareStatement } from '@sandbox/business/statement/issue'
import { CAPABILITIES } from '@sandbox/capabilities'
import { calendar } from '@sandbox/kernel/calendar'
import { bookableDays } from '@/domain/referral/served'
import { book, cancelAll } from '@sandbox/business/referral/appointments'
import { bind as acceptInvite, inviteOf } from '@sandbox/business/referral/graph'
import { invites, marketers, relations } from '@sandbox/business/referral/tables'
import { shops } from '@sandbox/business/shop/tables'
import { endFreeze, placeFreeze } from '@sandbox/business/account'
import { devices } from '@sandbox/business/security/tables'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { noteProof } from '@sandbox/kernel/session/sessions'
import { chanceFor, parcelFor } from '@sandbox/business/draw/testing/parcels'
import { livePoints, mallOrderOf, voucherOf } from './points'
import { newClientId, testClient } from './client'
import type { TestCustomer } from './client'
import { setSubSecret } from './setSecret'

type SmsPurpose = (typeof SMS_PURPOSES)[number]

/**
 * How far somebody has come: a customer with an account, an applicant with everything given but no account, or a newcomer.
 */
export const ROLES = ['customer', 'applicant', 'newcomer'] as const
export type Role = (typeof ROLES)[number]

/** A person who asks calls, and can find what a sample calls their own. */
export interface Person {
  readonly role: Role
  readonly applicant: Applicant
  /** The customer's id; undefined for a person who is not registered. */
  customerId(): Promise<string | undefined>
  find(thing: OwnThing): Promise<string>
  /** What is found once and is the same from then on. */
  kept(): Promise<Kept>
}

export type Kept = Readonly<Partial<Record<OwnThing, string>>>

/** One person of each role: together they can ask every call so that its handler has something to answer. */
export type TestCustomers = readonly Person[]

const WEALTH = '91318017'
/** The key of a stranger whom the bank doesn't know. */
export const UNREGISTERED = 'guardstranger'
const DAY_MS = 86_400_000
/**
 * In days: long enough for a deposit of seven days to have been renewed, and for a month to have ended, whose average a tier
 * tells.
 */
const HISTORY_DAYS = Math.max(9, daysBetween(OPENING_DAY, firstDay(addToMonth(monthOf(OPENING_DAY), 1))))
const SECOND_CARD = withLuhn('622848123456781357')

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
    'agreementOffer',
  ] as const
  await bank.db.transaction((tx) => livePoints(tx, customerId, now))
  for (const thing of needed) await owner.find(thing)
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
const UNTIL = day('20990417')
const DECIDED = { authority: '样例市中级人民法院', documentNo: '（2026）样0909执8642号' }

type Purchase = Pick<Parameters<typeof orderOf>[0], 'productType' | 'amount' | 'expectedRate' | 'couponId'>

const orderOf = (order: {
  readonly productType: string
  readonly amount: number
  readonly expectedRate: number
  readonly couponId?: string
}) => ({ ...order, clientId: newClientId(), agreementVersion: PRODUCT_AGREEMENT_VERSION, password: PASSWORD })

/** Buys, and gives the holding's number. */
async function buy(app: TestCustomer, order: Purchase): Promise<string> {
  return expectDone(await app.call(CALLS.buyProduct, orderOf(order))).seqNo
}

/** An open pot with money in it, whatever was asked of it before. */
async function potWithMoney({ db }: BankHere, customerId: string): Promise<string> {
  const { customers } = schema
  const [known] = await db.drizzle.select().from(customers).where(eq(customers.id, customerId))
  if (!known) return 'none'
  const now = await bankNow(db.drizzle)
  const [mine] = await potsOf(db.drizzle, customerId)
  if (mine) return mine.potId
  return db.transaction(async (tx) => {
    const terms = { name: '样例旅行', target: fen(918_273), picture: 'home', byDay: '', takesInterest: false } as const
    const opened = await openPotFor(tx, customerId, { ...terms, monthlyAmount: fen(0), monthlyDate: 1 }, now)
    if (!opened.ok) throw new Error(opened.error.name)
    const { potId } = opened.value
    const moved = await movePotBy(tx, { customerId, potId, direction: 'IN', amount: fen(8_247), now })
    // A month in which a rule found too little.
    const skipped = { potId, customerId, kind: 'monthly', day: dayOfInstant(now), amount: fen(2_461) } as const
    await tx.insert(potFills).values(skipped)
    return moved.ok ? potId : 'none'
  })
}

/** A customer's account of type III, with a password and not stopped, whatever was asked of it before. */
async function usableSub({ db }: BankHere, customerId: string): Promise<string> {
  const { customers } = schema
  const [known] = await db.drizzle.select().from(customers).where(eq(customers.id, customerId))
  if (!known) return 'none'
  const now = await bankNow(db.drizzle)
  const [mine] = await subsOf(db.drizzle, customerId, 'III')
  if (mine) {
    await db.drizzle.update(subAccounts).set({ state: 'ACTIVE' }).where(eq(subAccounts.acctId, mine.acctId))
    return mine.acctId
  }
  return db.transaction(async (tx) => {
    const order = { customerId, class: 'III', alias: '样例零花钱', agreementVersion: '1', now } as const
    const opened = await openSub(tx, order)
    if (!opened.ok) throw new Error(opened.error.name)
    const { acctId } = opened.value
    const set = await setSubSecret(tx, opened.value, '975318', now)
    const funded = await moveOwn(tx, { customerId, acctId, direction: 'IN', amount: fen(7_531), now })
    return set.ok && funded.ok ? acctId : 'none'
  })
}

async function giveOne(bank: BankHere, customerId: string): Promise<string> {
  const now = await bankNow(bank.db.drizzle)
  const today = dayOfInstant(now)
  return giveCoupon(bank.db.drizzle, {
    customerId,
    name: '满7千元抵1元8角现金券',
    terms: { kind: 'cash', face: fen(180) },
    minAmount: fen(700_000),
    minMonths: 3,
    families: [],
    validFrom: addDays(today, -3),
    validUntil: addDays(today, 77),
    now,
  })
}

type CardText = Pick<RequestOf<typeof CALLS.confirmIdCard>, keyof typeof SAMPLES.confirmIdCard>

/** Finds a person's own things; what one call uses up is made anew for each call. */
function personOf(bank: BankHere, role: Role, applicant: Applicant, password = PASSWORD, known: Kept = {}): Person {
  const { app, key, mobileNo } = applicant
  const customerId = async (): Promise<string | undefined> => (await identityOf(bank, key))?.id
  let papers: Promise<CardText> | undefined
  const paper = (field: keyof CardText) => async () => (await (papers ??= papersOf(applicant)))[field]
  const code = (purpose: SmsPurpose, number?: string) => async () => {
    await passResendTime(bank)
    // One person asks for every purpose's code on one day.
    await bank.db.drizzle.delete(schema.dailyCounts).where(like(schema.dailyCounts.kind, 'sms%'))
    // A person who can't get a code for this still asks, with a wrong one.
    return applicant.sms(purpose, number).catch(() => '000000')
  }
  /** Of the application that was found last. */
  let lastHash = '0'.repeat(64)
  const ownApproval = async (how: SampleApproval): Promise<string> => {
    const id = (await customerId()) ?? ''
    if (role !== 'customer') return 'none'
    const orgId = await orgOf(bank, 'free', id)
    const keep = how === 'KEPT' ? undefined : await things.approval()
    const made = await approvalsFor(bank.db, { orgId, customerId: id, role: 'LEGAL' }, { how, keep })
    await app.call(CALLS.actFor, { orgId })
    lastHash = made.payloadHash
    return made.approvalId
  }
  const kept = new Map(Object.entries(known).map(([thing, value]) => [thing as OwnThing, Promise.resolve(value)]))
  const once = (thing: OwnThing, make: () => Promise<string>) => () => {
    const found = kept.get(thing) ?? make()
    kept.set(thing, found)
    return found
  }
  const deposit = (amount: number) => () => buy(app, { productType: '20521', amount, expectedRate: 105 })
  const orderTransfer = async (
    name: 'transferIn' | 'transferOut',
    order: { readonly amount: number; readonly speed?: 'NEXT_DAY' },
  ): Promise<string> => {
    const request = { ...order, clientId: newClientId(), cardId: await things.card(), password }
    const taken = await app.call(CALLS[name], request as never)
    return taken.ok ? taken.value.orderNo : 'none'
  }
  const things: Readonly<Record<OwnThing, () => Promise<string>>> = {
    loginToken: async () => `demo:${key}`,
    clientNo: async () => (await identityOf(bank, key))?.clientNo ?? 'none',
    mobileNo: async () => mobileNo,
    registerCode: code('register', mobileNo),
    bindCardCode: code('bindCard', mobileNo),
    activateAccountCode: code('activateAccount'),
    resetPasswordCode: code('resetPassword'),
    resetGestureCode: code('resetGesture'),
    credentialReviewCode: code('credentialReview'),
    closeAccountCode: code('closeAccount'),
    newDeviceCode: async () => {
      await noteProof(bank.db.drizzle, tokenHash(app.token), machineNow())
      return code('newDevice')()
    },
    otherDevice: async () => otherDeviceOf(bank, (await customerId()) ?? ''),
    login: async () => {
      const told = await app.call(CALLS.queryLoginRecords, {})
      return (told.ok ? told.value.records[0]?.id : undefined) ?? '1'
    },
    syncAccountCode: code('syncAccount'),
    confirmPhoneCode: code('confirmPhone'),
    cardPhoneCode: code('cardPhone', mobileNo),
    changePhoneOldCode: code('changePhoneOld'),
    phoneToName: async () => phoneChangeOf(bank, (await customerId()) ?? '', { method: 'FACE', state: 'OLD_PROVED' }),
    phoneToProve: async () => phoneChangeOf(bank, (await customerId()) ?? '', { method: 'OLD_CODE', state: 'STARTED' }),
    phoneToCheck: async () => phoneChangeOf(bank, (await customerId()) ?? '', { method: 'REVIEW', ...PROVED }),
    phoneToReview: async () =>
      phoneChangeOf(bank, (await customerId()) ?? '', { method: 'OLD_CODE', ...PROVED, owner: 'mismatch' }),
    cardPhone: async () => {
      await liftCourtFreezes(bank, (await customerId()) ?? '')
      const first = and(eq(boundCards.customerId, (await customerId()) ?? ''), eq(boundCards.role, 'FIRST'))
      await bank.db.drizzle.update(boundCards).set({ mobileNo: '17000095791' }).where(first)
      return mobileNo
    },
    openingCardNo: async () => DEBIT_CARD,
    secondCardNo: async () => SECOND_CARD,
    portraitImage: paper('portraitImageId'),
    emblemImage: paper('emblemImageId'),
    idCardName: paper('name'),
    idCardNo: paper('idCardNo'),
    idCardNation: paper('nation'),
    idCardAddress: paper('address'),
    idCardAuthority: paper('authority'),
    idCardFrom: paper('validFrom'),
    idCardUntil: paper('validUntil'),
    faceToken: async () => {
      const faceScene = role === 'customer' ? 'updateIdCard' : 'openAccount'
      const opened = await app.call(CALLS.openFaceVerification, { faceScene })
      return opened.ok ? opened.value.bizToken : 'none'
    },
    payPassword: async () => password,
    gesture: async () => DEMO_GESTURE,
    deposit: once('deposit', deposit(16_180_000)),
    shares: async () => {
      const held = await app.call(CALLS.queryHoldings, { productTypes: [WEALTH], state: 'open' })
      return expectDone(held).holdings[0]?.seqNo ?? 'none'
    },
    coupon: async () => giveOne(bank, (await customerId()) ?? ''),
    clientId: once('clientId', async () => {
      const order = orderOf({ productType: '20524', amount: 57_720_000, expectedRate: 165 })
      expectDone(await app.call(CALLS.buyProduct, order))
      return order.clientId
    }),
    newClientId: async () => newClientId(),
    message: async () => {
      const box = await app.call(CALLS.queryMessages, {})
      return (box.ok ? box.value.messages[0]?.id : undefined) ?? '1'
    },
    card: async () => {
      const bound = await app.call(CALLS.queryBoundCards, {})
      return bound.ok ? (bound.value.cards[0]?.cardId ?? 'none') : 'none'
    },
    otherCard: async () => (role === 'customer' ? otherCardOf(bank, (await customerId()) ?? '') : 'none'),
    nextFirstCard: async () => {
      if (role !== 'customer') return 'none'
      const id = (await customerId()) ?? ''
      await bank.db.drizzle
        .insert(facePasses)
        .values({ customerId: id, scene: 'changeFirstCard', passedAt: machineNow() })
      return otherCardOf(bank, id)
    },
    familyGrant: async () => (role === 'customer' ? familyGrantOf(bank, (await customerId()) ?? '') : 'none'),
    familyInvitation: async () => (role === 'customer' ? invitationOf(bank, (await customerId()) ?? '') : 'none'),
    org: async () => orgOf(bank, 'free', (await customerId()) ?? ''),
    approval: once('approval', async () => ownApproval('KEPT')),
    draftApproval: async () => ownApproval('DRAFT'),
    draftHash: async () => lastHash,
    openApproval: async () => ownApproval('SUBMITTED'),
    waitingApproval: async () => ownApproval('WAITING'),
    waitingHash: async () => lastHash,
    orgCard: async () => {
      const id = (await customerId()) ?? ''
      const orgId = await orgOf(bank, 'proving', id)
      return provingCardOf(bank, orgId, id)
    },
    transfer: once('transfer', async () => orderTransfer('transferIn', { amount: 161_803 })),
    waitingTransfer: async () => orderTransfer('transferOut', { amount: 271_829, speed: 'NEXT_DAY' }),
    subAccount: async () => usableSub(bank, (await customerId()) ?? ''),
    pot: async () => potWithMoney(bank, (await customerId()) ?? ''),
    case: async () => adviceOf(bank, (await customerId()) ?? ''),
    casePicture: async () => pictureOfCase(bank, (await customerId()) ?? ''),
    newCasePicture: async () => newPicture(bank, (await customerId()) ?? ''),
    lossCase: async () => (role === 'customer' ? lossCaseOf(bank, (await customerId()) ?? '') : 'none'),
    statement: once('statement', async () => (await issueStatement(bank, app, password))?.statementId ?? 'none'),
    checkCode: async () => {
      const told = await app.call(CALLS.queryStatements, {})
      const of = await things.statement()
      const own = told.ok ? told.value.statements.find(({ statementId }) => statementId === of) : undefined
      return own?.issued?.checkCode ?? 'none'
    },
    payout: async () => (role === 'customer' ? payoutOf(bank, (await customerId()) ?? '') : 'none'),
    paidPayout: once('paidPayout', async () =>
      role === 'customer' ? paidPayoutOf(bank, (await customerId()) ?? '') : 'none',
    ),
    reward: async () => (role === 'customer' ? rewardFor(bank.db, (await customerId()) ?? '') : 'none'),
    activityOrder: once('activityOrder', async () =>
      role === 'customer' ? withdrawalFor(bank.db, (await customerId()) ?? '') : 'none',
    ),
    settlement: once('settlement', async () =>
      role === 'customer' ? settlementFor(bank.db, (await customerId()) ?? '', demoCustomerId('zhangwei')) : 'none',
    ),
    authorisation: once('authorisation', async () => partnerOrderOf(bank, (await customerId()) ?? '')),
    waitingAuthorisation: async () => partnerOrderOf(bank, (await customerId()) ?? ''),
    partnerOrder: async () => simulatedOrderOf(bank, (await identityOf(bank, key))?.clientNo ?? ''),
    mallOrder: once('mallOrder', async () => mallOrderOf(bank, (await customerId()) ?? '', 'PLACED')),
    placedMallOrder: async () => mallOrderOf(bank, (await customerId()) ?? '', 'PLACED'),
    sentMallOrder: async () => mallOrderOf(bank, (await customerId()) ?? '', 'SHIPPED'),
    drawChance: async () => chanceFor(bank, (await customerId()) ?? ''),
    parcel: once('parcel', async () => parcelFor(bank, (await customerId()) ?? '', 'SHIPPED')),
    openParcel: async () => parcelFor(bank, (await customerId()) ?? '', 'ASKED'),
    sentParcel: async () => parcelFor(bank, (await customerId()) ?? '', 'SHIPPED'),
    voucher: async () => voucherOf(bank, (await customerId()) ?? ''),
    relation: async () => relationTo(bank, (await customerId()) ?? ''),
    served: async () => (role === 'customer' ? servedOf(bank, (await customerId()) ?? '') : 'none'),
    agreementCode: async () => (await codeFor(bank, (await customerId()) ?? '')).code,
    agreementOffer: once('agreementOffer', async () => typedCodeOf(bank, (await customerId()) ?? '')),
    keptValue: async () => `draft of ${key} 8675309`,
  }
  const toKeep = async (): Promise<Kept> =>
    Object.fromEntries(await Promise.all([...kept].map(async ([thing, value]) => [thing, await value] as const)))
  return { role, applicant, customerId, find: (thing) => things[thing](), kept: toKeep }
}

/** An adviser's code for a customer. */
async function codeFor({ db }: BankHere, customerId: string): Promise<{ code: string; offerId: string }> {
  const now = await bankNow(db.drizzle)
  const terms = { rate: basisPoints(47), floorBalance: fen(1_234_500), term: 7, termType: 'M' } as const
  const given = { customerId, productType: '30201', lastDay: addDays(dayOfInstant(now), 29), issuedBy: '样例客户经理' }
  const { customers } = schema
  const [known] = await db.drizzle.select().from(customers).where(eq(customers.id, customerId))
  const issued = known && (await issueAgreementCode(db.drizzle, { ...terms, ...given, now }))
  return issued?.ok ? issued.value : { code: 'none', offerId: 'none' }
}

/** Terms that a customer has typed the code of. */
async function typedCodeOf(bank: BankHere, customerId: string): Promise<string> {
  const { code, offerId } = await codeFor(bank, customerId)
  if (offerId === 'none') return offerId
  const now = await bankNow(bank.db.drizzle)
  const typed = { customerId, now, today: dayOfInstant(now) }
  await bank.db.transaction((tx) => redeemCode(tx, typed, code))
  return offerId
}

/** Somebody who accepted a customer's invitation. */
async function relationTo({ db }: BankHere, customerId: string): Promise<string> {
  const mine = eq(relations.inviterId, customerId)
  const [known] = await db.drizzle.select().from(relations).where(mine)
  if (known || customerId === '') return known?.relationId ?? 'none'
  const now = await bankNow(db.drizzle)
  const when = { now, today: dayOfInstant(now), realNow: machineNow() }
  return db.transaction(async (tx) => {
    const { inviteCode } = await inviteOf(tx, customerId, when)
    const bound = await acceptInvite(tx, inviteCode, { openId: `guest of ${customerId}`, customerId: undefined }, when)
    return bound.ok ? bound.value.relationId : 'none'
  })
}

/** An appointment that a customer has asked for; those before are called off, for there is room for few. */
async function servedOf({ db }: BankHere, customerId: string): Promise<string> {
  const now = await bankNow(db.drizzle)
  const today = dayOfInstant(now)
  return db.transaction(async (tx) => {
    await cancelAll(tx, customerId, now)
    const asked = { clientId: newClientId(), salesId: 'S100001', topic: 'OTHER', part: 'MORNING' } as const
    const booked = await book(
      tx,
      customerId,
      { ...asked, day: bookableDays(calendar, today, 7)[0] ?? today },
      { now, today },
    )
    return booked.ok ? booked.value.servedId : 'none'
  })
}

/** A payout that a customer may claim, of a batch of its own. */
async function payoutOf({ db }: BankHere, customerId: string): Promise<string> {
  const { customers } = schema
  const [known] = await db.drizzle.select().from(customers).where(eq(customers.id, customerId))
  const { realName: name, idCardNo } = known ?? {}
  if (typeof name !== 'string' || typeof idCardNo !== 'string') return 'none'
  const now = await bankNow(db.drizzle)
  const claimUntil = addDays(dayOfInstant(now), 77)
  const rows = [keptRow({ name, idCardNo, amount: 23_457 })]
  const payload = { title: '样例抚恤金', purpose: '样例用途八十六', claimUntil, rows, total: 23_457 }
  const from = { payer: '样例县优抚中心', payerPhone: '0431-97531864', source: CARD_CLEARING }
  const batchId = randomUUID()
  return db.transaction(async (tx) => {
    const funded = await fundBatch(tx, { batchId, ...from, payload, now })
    if (!funded.ok) throw new Error(funded.error.message)
    const [item] = await tx
      .update(specialItems)
      .set({ state: 'VERIFIED', customerId })
      .where(eq(specialItems.batchId, batchId))
      .returning({ itemId: specialItems.itemId })
    return item?.itemId ?? 'none'
  })
}

/** One that was paid into the account. */
async function paidPayoutOf(bank: BankHere, customerId: string): Promise<string> {
  const itemId = await payoutOf(bank, customerId)
  if (itemId === 'none') return itemId
  const now = await bankNow(bank.db.drizzle)
  const claim = { clientId: newClientId(), customerId, itemId, way: 'ACCOUNT', amount: fen(23_457), now } as const
  const claimed = await bank.db.transaction((tx) => claimPayout(tx, claim))
  return claimed.ok ? itemId : 'none'
}

/** Another trusted device of a customer, as if they had confirmed it; there is none for who isn't one. */
async function otherDeviceOf(bank: BankHere, customerId: string): Promise<string> {
  if (customerId === '') return 'none'
  const id = randomUUID()
  const now = await bankNow(bank.db.drizzle)
  const seen = { firstAt: now, lastAt: now, place: '吉林省', platform: 'IPAD', channel: 'h5' } as const
  await bank.db.drizzle.insert(devices).values({ id, customerId, key: id, openId: 'none', state: 'TRUSTED', ...seen })
  return id
}

/** A card of a customer that isn't the first; bound now if there is none. */
async function otherCardOf(bank: BankHere, customerId: string): Promise<string> {
  const cards = await cardsOf(bank.db.drizzle, customerId)
  const other = cards.find(({ role }) => role !== 'FIRST')
  if (other) return other.id
  const cardNo = withLuhn(`621700${randomInt(1e12).toString().padStart(12, '0')}`)
  const now = await bankNow(bank.db.drizzle)
  const verified = { cardNo, bankName: '建设银行', mobileNo: '17000095791' }
  await bank.db.transaction((tx) => bindCard(tx, customerId, verified, now))
  return otherCardOf(bank, customerId)
}

const FAMILY_LIMITS = { monthLimit: fen(198_700), single: fen(41_300), relation: '106', answerBy: UNTIL, changedAt: 0 }

/** Ends what a court has frozen, which would keep the number as it is. */
async function liftCourtFreezes({ db }: BankHere, customerId: string): Promise<void> {
  const { freezes } = schema
  const court = and(eq(freezes.customerId, customerId), eq(freezes.kind, 'JUDICIAL'), eq(freezes.state, 'ACTIVE'))
  const now = await bankNow(db.drizzle)
  for (const { id } of await db.drizzle.select({ id: freezes.id }).from(freezes).where(court))
    await db.transaction((tx) => endFreeze(tx, id, 'LIFTED', now))
}

const PROVED = { state: 'NEW_PROVED', newNo: '17000096913' } as const

/** A customer's change of the number on record, as far as given; the one before it is given up. */
async function phoneChangeOf(
  bank: BankHere,
  customerId: string,
  facts: Pick<PhoneChange, 'method' | 'state'> & Partial<PhoneChange>,
): Promise<string> {
  const { drizzle } = bank.db
  const { customers } = schema
  const [known] = await drizzle.select().from(customers).where(eq(customers.id, customerId))
  if (!known) return 'none'
  await liftCourtFreezes(bank, customerId)
  await drizzle.delete(phoneChanges).where(eq(phoneChanges.customerId, customerId))
  const id = `phone-${randomInt(1e12)}`
  const times = { startedAt: await bankNow(drizzle), expiresAt: 9e12 }
  await drizzle
    .insert(phoneChanges)
    .values({ id, customerId, purpose: 'CHANGE', oldNo: known.mobileNo, ...times, ...facts })
  return id
}

/** A family card that a customer gave, with a payment. */
async function familyGrantOf(bank: BankHere, ownerId: string): Promise<string> {
  const id = `family-${ownerId}`
  const now = await bankNow(bank.db.drizzle)
  const facts = { id, ownerId, memberId: demoCustomerId('machao'), state: 'ACTIVE', invitedAt: now } as const
  const made = await bank.db.drizzle
    .insert(familyGrants)
    .values({ ...facts, ...FAMILY_LIMITS })
    .onConflictDoNothing()
    .returning()
  const payment = { grantId: id, amount: fen(31_337), merchant: '样例水果店', now }
  if (made.length > 0) await bank.db.transaction((tx) => spendFamily(tx, payment))
  return id
}

/** A family card that a customer may answer; given anew when the one before was answered. */
async function invitationOf(bank: BankHere, memberId: string): Promise<string> {
  const received = await receivedBy(bank.db.drizzle, memberId)
  const invited = received.find(({ state }) => state === 'INVITED')
  if (invited) return invited.id
  const id = `invitation-${received.length}-${memberId}`
  const invitedAt = await bankNow(bank.db.drizzle)
  const facts = { id, ownerId: demoCustomerId('machao'), memberId, state: 'INVITED', invitedAt } as const
  await bank.db.drizzle.insert(familyGrants).values({ ...facts, ...FAMILY_LIMITS })
  return id
}

/** Asks for a document and makes it; undefined for who may have none. */
async function issueStatement({ db }: BankHere, app: TestCustomer, password: string) {
  const day = dayOfInstant(await bankNow(db.drizzle))
  const asked = await app.call(CALLS.requestStatement, { kind: 'STATEMENT', from: day, to: day, password })
  if (!asked.ok) return undefined
  const businessNow = () => bankNow(db.drizzle)
  await prepareStatement({ db, capabilities: CAPABILITIES, businessNow }, asked.value.statementId)
  return asked.value
}

/** A partner's order that waits for a customer's word. */
async function partnerOrderOf({ db }: BankHere, customerId: string): Promise<string> {
  if (customerId === '') return 'none'
  const now = await bankNow(db.drizzle)
  const partnerNo = randomInt(1e12).toString()
  const facts = { partner: 'demoShop', partnerNo, purpose: '样例藤椅一把', returnTo: 'https://shop.example.com/done' }
  const asked = await db.transaction((tx) => askToPay(tx, { ...facts, customerId, amount: fen(43_210), now }))
  return asked.ok ? asked.value.authId : 'none'
}

/** An order that a customer has made at the partner. */
async function simulatedOrderOf({ db }: BankHere, clientNo: string): Promise<string> {
  if (clientNo === '') return 'none'
  const partnerNo = randomUUID()
  const order = { partner: 'goodGo', partnerNo, clientNo, purpose: '样例车票两张', amount: fen(7_619) }
  await db.drizzle.insert(simulatedPartnerOrders).values({ ...order, createdAt: await bankNow(db.drizzle) })
  return partnerNo
}

/** An advice of a customer's that waits for an answer; written anew when there is none. */
async function adviceOf(bank: BankHere, customerId: string): Promise<string> {
  if (customerId === '') return 'none'
  const now = await bankNow(bank.db.drizzle)
  const { rows } = await pageOfCases(bank.db.drizzle, customerId, undefined)
  const waiting = rows.find(({ state, kind }) => state === 'RECEIVED' && kind === 'FEEDBACK')
  if (waiting) return waiting.caseNo
  const advice = { kind: 'FEEDBACK', topic: 'app', text: '样例建议：字体再大十三分之一' } as const
  const pictures = [await newPicture(bank, customerId)]
  const begun = await bank.db.transaction((tx) =>
    beginCase(tx, customerId, { clientId: newClientId(), ...advice, pictures }, now),
  )
  return begun.caseNo
}

/** A picture in one of a customer's cases. */
async function pictureOfCase(bank: BankHere, customerId: string): Promise<string> {
  const inCase = and(eq(casePictures.customerId, customerId), isNotNull(casePictures.stepId))
  const find = () => bank.db.drizzle.select({ id: casePictures.id }).from(casePictures).where(inCase)
  if ((await find()).length === 0) await adviceOf(bank, customerId)
  return (await find())[0]?.id ?? 'none'
}

/** A picture that is part of no case yet. */
async function newPicture(bank: BankHere, customerId: string): Promise<string> {
  if (customerId === '') return 'none'
  const now = await bankNow(bank.db.drizzle)
  return bank.db.transaction((tx) => keepPicture(tx, customerId, { clientId: newClientId(), image: PNG, now }))
}

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

/** A customer's ID card that is reported lost; reported anew when the case before is over. */
async function lossCaseOf(bank: BankHere, customerId: string): Promise<string> {
  const now = await bankNow(bank.db.drizzle)
  return bank.db.transaction(async (tx) => {
    const open = (await openLossesOf(tx, customerId)).find(({ object }) => object === 'ID_CARD')
    if (open) return open.caseNo
    const card = (await thingsOf(tx, customerId)).find(({ object }) => object === 'ID_CARD')
    const opened = card && (await openLoss(tx, customerId, card, { by: 'customer', now, realNow: machineNow() }))
    return opened?.ok ? opened.value.caseNo : 'none'
  })
}

/** An enterprise that a customer acts for. */
async function orgOf(bank: BankHere, which: string, customerId: string): Promise<string> {
  if (customerId === '') return 'none'
  const id = `org-${which}-${customerId}`
  const { drizzle } = bank.db
  await drizzle.insert(orgs).values({ id, name: '样例果园', createdAt: 0 }).onConflictDoNothing()
  const members = [
    { orgId: id, customerId, role: 'LEGAL' },
    { orgId: id, customerId: demoCustomerId('machao'), role: 'CHECKER' },
    { orgId: id, customerId: demoCustomerId('guoyulan'), role: 'MAKER' },
  ] as const
  await drizzle
    .insert(orgMembers)
    .values([...members])
    .onConflictDoNothing()
  return id
}

/** An account to which 0.53 yuan was paid; paid anew when the one before was proved. */
async function provingCardOf(bank: BankHere, orgId: string, addedBy: string): Promise<string> {
  if (addedBy === '') return 'none'
  const { drizzle } = bank.db
  const [proving] = await drizzle
    .select()
    .from(orgCards)
    .where(and(eq(orgCards.orgId, orgId), eq(orgCards.state, 'PROVING')))
  if (proving) return proving.id
  await drizzle.delete(orgCards).where(eq(orgCards.orgId, orgId))
  const facts = { bankName: '样例农商行', accountNo: '0200975310864297531', proofAmount: fen(53), addedAt: 0 }
  const id = `orgcard-${addedBy}-${machineNow()}`
  await drizzle.insert(orgCards).values({ id, orgId, addedBy, ...facts, state: 'PROVING', proofUntil: 9e12 })
  return id
}

/** Uploads both sides of the person's ID card, and reads them; empty for a person who may not. */
async function papersOf(applicant: Applicant): Promise<CardText> {
  const none = { portraitImageId: 'none', emblemImageId: 'none', name: '', idCardNo: '', nation: '', address: '' }
  const papers = applicant.papers().catch(() => ({ ...none, authority: '', validFrom: '', validUntil: '' }))
  return (await papers) as CardText
}

async function identityOf(bank: BankHere, key: string) {
  const { customers, wechatIdentities } = schema
  const [found] = await bank.db.drizzle
    .select({ id: customers.id, clientNo: customers.clientNo })
    .from(wechatIdentities)
    .innerJoin(customers, eq(customers.id, wechatIdentities.customerId))
    .where(eq(wechatIdentities.openId, demoOpenId(key)))
  return found
}
