import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { PNG } from '@/contract/sample'
import { addDays, day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { basisPoints, fen } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { bookableDays } from '@/domain/referral/served'
import { endFreeze } from '@sandbox/business/account'
import { askToPay } from '@sandbox/business/bridge/authorisations'
import { bindCard, cardsOf } from '@sandbox/business/card'
import { pageOfCases } from '@sandbox/business/cases/move'
import { beginCase } from '@sandbox/business/cases/open'
import { keepPicture } from '@sandbox/business/cases/pictures/take'
import { casePictures } from '@sandbox/business/cases/tables'
import { orgCards, orgMembers, orgs } from '@sandbox/business/enterprise/tables'
import { receivedBy } from '@sandbox/business/family/grants'
import { spend as spendFamily } from '@sandbox/business/family/spending'
import { familyGrants } from '@sandbox/business/family/tables'
import { openLoss, openLossesOf, thingsOf } from '@sandbox/business/loss/cases'
import { expectDone, PASSWORD, withLuhn } from '@sandbox/business/onboarding/testing/applicant'
import type { BankHere } from '@sandbox/business/onboarding/testing/applicant'
import { phoneChanges } from '@sandbox/business/phone/tables'
import type { PhoneChange } from '@sandbox/business/phone/tables'
import { movePotBy } from '@sandbox/business/pots/move'
import { openPotFor, potsOf } from '@sandbox/business/pots/pots'
import { potFills } from '@sandbox/business/pots/tables'
import { issueAgreementCode, redeemCode } from '@sandbox/business/product'
import { book, cancelAll } from '@sandbox/business/referral/appointments'
import { bind as acceptInvite, inviteOf } from '@sandbox/business/referral/graph'
import { relations } from '@sandbox/business/referral/tables'
import { devices } from '@sandbox/business/security/tables'
import { fundBatch } from '@sandbox/business/special'
import { claimPayout } from '@sandbox/business/special/claim'
import { keptRow } from '@sandbox/business/special/payees'
import { specialItems } from '@sandbox/business/special/tables'
import { prepareStatement } from '@sandbox/business/statement/issue'
import { moveOwn } from '@sandbox/business/subaccount/move'
import { openSub, subsOf } from '@sandbox/business/subaccount/subAccounts'
import { subAccounts } from '@sandbox/business/subaccount/tables'
import { CARD_CLEARING } from '@sandbox/business/transfer'
import { giveCoupon } from '@sandbox/business/voucher'
import { CAPABILITIES } from '@sandbox/capabilities'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { simulatedPartnerOrders } from '@sandbox/host/simulators/tables'
import { calendar } from '@sandbox/kernel/calendar'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { newClientId } from './client'
import type { TestCustomer } from './client'
import { setSubSecret } from './setSecret'

/** What belongs to one person, made for them where they have none; `'none'` for who can't have it. */

export const WEALTH = '91318017'

export const UNTIL = day('20990417')

type Purchase = Pick<Parameters<typeof orderOf>[0], 'productType' | 'amount' | 'expectedRate' | 'couponId'>

export const orderOf = (order: {
  readonly productType: string
  readonly amount: number
  readonly expectedRate: number
  readonly couponId?: string
}) => ({ ...order, clientId: newClientId(), agreementVersion: PRODUCT_AGREEMENT_VERSION, password: PASSWORD })

/** Buys, and gives the holding's number. */
export async function buy(app: TestCustomer, order: Purchase): Promise<string> {
  return expectDone(await app.call(CALLS.buyProduct, orderOf(order))).seqNo
}

/** An open pot with money in it, whatever was asked of it before. */
export async function potWithMoney({ db }: BankHere, customerId: string): Promise<string> {
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
export async function usableSub({ db }: BankHere, customerId: string): Promise<string> {
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

export async function giveOne(bank: BankHere, customerId: string): Promise<string> {
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

/** An adviser's code for a customer. */
export async function codeFor({ db }: BankHere, customerId: string): Promise<{ code: string; offerId: string }> {
  const now = await bankNow(db.drizzle)
  const terms = { rate: basisPoints(47), floorBalance: fen(1_234_500), term: 7, termType: 'M' } as const
  const given = { customerId, productType: '30201', lastDay: addDays(dayOfInstant(now), 29), issuedBy: '样例客户经理' }
  const { customers } = schema
  const [known] = await db.drizzle.select().from(customers).where(eq(customers.id, customerId))
  const issued = known && (await issueAgreementCode(db.drizzle, { ...terms, ...given, now }))
  return issued?.ok ? issued.value : { code: 'none', offerId: 'none' }
}

/** Terms that a customer has typed the code of. */
export async function typedCodeOf(bank: BankHere, customerId: string): Promise<string> {
  const { code, offerId } = await codeFor(bank, customerId)
  if (offerId === 'none') return offerId
  const now = await bankNow(bank.db.drizzle)
  const typed = { customerId, now, today: dayOfInstant(now) }
  await bank.db.transaction((tx) => redeemCode(tx, typed, code))
  return offerId
}

/** Somebody who accepted a customer's invitation. */
export async function relationTo({ db }: BankHere, customerId: string): Promise<string> {
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
export async function servedOf({ db }: BankHere, customerId: string): Promise<string> {
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
export async function payoutOf({ db }: BankHere, customerId: string): Promise<string> {
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
export async function paidPayoutOf(bank: BankHere, customerId: string): Promise<string> {
  const itemId = await payoutOf(bank, customerId)
  if (itemId === 'none') return itemId
  const now = await bankNow(bank.db.drizzle)
  const claim = { clientId: newClientId(), customerId, itemId, way: 'ACCOUNT', amount: fen(23_457), now } as const
  const claimed = await bank.db.transaction((tx) => claimPayout(tx, claim))
  return claimed.ok ? itemId : 'none'
}

/** Another trusted device of a customer, as if they had confirmed it; there is none for who isn't one. */
export async function otherDeviceOf(bank: BankHere, customerId: string): Promise<string> {
  if (customerId === '') return 'none'
  const id = randomUUID()
  const now = await bankNow(bank.db.drizzle)
  const seen = { firstAt: now, lastAt: now, place: '吉林省', platform: 'IPAD', channel: 'h5' } as const
  await bank.db.drizzle.insert(devices).values({ id, customerId, key: id, openId: 'none', state: 'TRUSTED', ...seen })
  return id
}

/** A card of a customer that isn't the first; bound now if there is none. */
export async function otherCardOf(bank: BankHere, customerId: string): Promise<string> {
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
export async function liftCourtFreezes({ db }: BankHere, customerId: string): Promise<void> {
  const { freezes } = schema
  const court = and(eq(freezes.customerId, customerId), eq(freezes.kind, 'JUDICIAL'), eq(freezes.state, 'ACTIVE'))
  const now = await bankNow(db.drizzle)
  for (const { id } of await db.drizzle.select({ id: freezes.id }).from(freezes).where(court))
    await db.transaction((tx) => endFreeze(tx, id, 'LIFTED', now))
}

/** A customer's change of the number on record, as far as given; the one before it is given up. */
export async function phoneChangeOf(
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
export async function familyGrantOf(bank: BankHere, ownerId: string): Promise<string> {
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
export async function invitationOf(bank: BankHere, memberId: string): Promise<string> {
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
export async function issueStatement({ db }: BankHere, app: TestCustomer, password: string) {
  const day = dayOfInstant(await bankNow(db.drizzle))
  const asked = await app.call(CALLS.requestStatement, { kind: 'STATEMENT', from: day, to: day, password })
  if (!asked.ok) return undefined
  const businessNow = () => bankNow(db.drizzle)
  await prepareStatement({ db, capabilities: CAPABILITIES, businessNow }, asked.value.statementId)
  return asked.value
}

/** A partner's order that waits for a customer's word. */
export async function partnerOrderOf({ db }: BankHere, customerId: string): Promise<string> {
  if (customerId === '') return 'none'
  const now = await bankNow(db.drizzle)
  const partnerNo = randomInt(1e12).toString()
  const facts = { partner: 'demoShop', partnerNo, purpose: '样例藤椅一把', returnTo: 'https://shop.example.com/done' }
  const asked = await db.transaction((tx) => askToPay(tx, { ...facts, customerId, amount: fen(43_210), now }))
  return asked.ok ? asked.value.authId : 'none'
}

/** An order that a customer has made at the partner. */
export async function simulatedOrderOf({ db }: BankHere, clientNo: string): Promise<string> {
  if (clientNo === '') return 'none'
  const partnerNo = randomUUID()
  const order = { partner: 'goodGo', partnerNo, clientNo, purpose: '样例车票两张', amount: fen(7_619) }
  await db.drizzle.insert(simulatedPartnerOrders).values({ ...order, createdAt: await bankNow(db.drizzle) })
  return partnerNo
}

/** An advice of a customer's that waits for an answer; written anew when there is none. */
export async function adviceOf(bank: BankHere, customerId: string): Promise<string> {
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
export async function pictureOfCase(bank: BankHere, customerId: string): Promise<string> {
  const inCase = and(eq(casePictures.customerId, customerId), isNotNull(casePictures.stepId))
  const find = () => bank.db.drizzle.select({ id: casePictures.id }).from(casePictures).where(inCase)
  if ((await find()).length === 0) await adviceOf(bank, customerId)
  return (await find())[0]?.id ?? 'none'
}

/** A picture that is part of no case yet. */
export async function newPicture(bank: BankHere, customerId: string): Promise<string> {
  if (customerId === '') return 'none'
  const now = await bankNow(bank.db.drizzle)
  return bank.db.transaction((tx) => keepPicture(tx, customerId, { clientId: newClientId(), image: PNG, now }))
}

/** A customer's ID card that is reported lost; reported anew when the case before is over. */
export async function lossCaseOf(bank: BankHere, customerId: string): Promise<string> {
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
export async function orgOf(bank: BankHere, which: string, customerId: string): Promise<string> {
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
export async function provingCardOf(bank: BankHere, orgId: string, addedBy: string): Promise<string> {
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
