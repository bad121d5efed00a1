import { asc, eq } from 'drizzle-orm'
import { maskCard, maskIdCard, maskPhone } from '@/domain/masks/mask'
import { schema, type Queryable } from '@sandbox/kernel/db'
import { profileOf } from '@sandbox/business/identity/upkeep'
import { statementOf, wallet } from '@sandbox/kernel/ledger'
import { draftOf } from '@sandbox/business/onboarding/draft'
import { consentsOf } from '@sandbox/kernel/session/consent'
import type { Session } from '@sandbox/kernel/session/sessions'

const {
  accounts,
  auditEvents,
  boundCards,
  coupons,
  customers,
  holdings,
  identityImages,
  identityRecords,
  maturityInstructions,
  messages,
  orders,
  renewals,
  riskTests,
  wealthHoldings,
  wealthIncomeCredits,
  wechatIdentities,
} = schema

/** More lines than a customer of the sandbox has; an export says when it is cut. */
const MOST_LINES = 5_000

type Section = readonly Readonly<Record<string, unknown>>[]

/** A draft without its password's hash, its numbers masked. */
function draftSection(draft: Awaited<ReturnType<typeof draftOf>>): Readonly<Record<string, unknown>> {
  const { password, faceToken: _secret, idCard, card, personal, ...rest } = draft
  return {
    ...rest,
    ...(idCard && { idCard: { ...idCard, idCardNo: maskIdCard(idCard.idCardNo) } }),
    ...(card && { card: { ...card, cardNo: maskCard(card.cardNo), mobileNo: maskPhone(card.mobileNo) } }),
    ...(personal && { personal: maskContact(personal) }),
    passwordSet: password !== undefined,
  }
}

/** The number of somebody else, who was not asked whether it may be carried elsewhere. */
const maskContact = <Info extends { contact?: { mobileNo: string } | undefined }>(personal: Info): Info => ({
  ...personal,
  ...(personal.contact && { contact: { ...personal.contact, mobileNo: maskPhone(personal.contact.mobileNo) } }),
})

async function customerSection(on: Queryable, customerId: string): Promise<Readonly<Record<string, unknown>>> {
  const [customer] = await on.select().from(customers).where(eq(customers.id, customerId))
  if (!customer) return {}
  const { idCardNo, mobileNo, profile: _profile, ...facts } = customer
  const { personal, ...profile } = profileOf(customer)
  return {
    ...facts,
    idCardNo: maskIdCard(idCardNo ?? ''),
    mobileNo: maskPhone(mobileNo ?? ''),
    profile: { ...profile, ...(personal && { personal: maskContact(personal) }) },
  }
}

async function cardsSection(on: Queryable, customerId: string): Promise<Section> {
  const rows = await on.select().from(boundCards).where(eq(boundCards.customerId, customerId))
  return rows.map(({ cardNo, bankCode: _prefix, mobileNo, ...rest }) => ({
    ...rest,
    cardNo: maskCard(cardNo),
    mobileNo: maskPhone(mobileNo),
  }))
}

/** What pictures there are; the pictures themselves are the customer's own papers. */
const imagesSection = (on: Queryable, customerId: string): Promise<Section> =>
  on
    .select({ side: identityImages.side, mime: identityImages.mime, uploadedAt: identityImages.uploadedAt })
    .from(identityImages)
    .where(eq(identityImages.customerId, customerId))

async function accountSections(on: Queryable, customerId: string): Promise<Record<string, unknown>> {
  const mine = { limit: MOST_LINES }
  return {
    account: (await on.select().from(accounts).where(eq(accounts.customerId, customerId))).map(
      ({ acctNo, ...account }) => ({ ...account, acctNo: maskCard(acctNo) }),
    ),
    statement: await statementOf(on, wallet(customerId), mine),
    orders: await on.select().from(orders).where(eq(orders.customerId, customerId)).limit(MOST_LINES),
    deposits: await on.select().from(holdings).where(eq(holdings.customerId, customerId)).limit(MOST_LINES),
    wealth: await on.select().from(wealthHoldings).where(eq(wealthHoldings.customerId, customerId)),
    riskTests: await on.select().from(riskTests).where(eq(riskTests.customerId, customerId)),
    ...(await productSections(on, customerId)),
  }
}

/** What came with products: coupons, what shall be done at maturity and what was, and income by the day. */
async function productSections(on: Queryable, customerId: string): Promise<Record<string, Section>> {
  const own = { coupons, maturityInstructions, renewals, wealthIncome: wealthIncomeCredits }
  const sections: Record<string, Section> = {}
  for (const [name, table] of Object.entries(own)) {
    sections[name] = await on.select().from(table).where(eq(table.customerId, customerId)).limit(MOST_LINES)
  }
  return sections
}

/**
 * Everything the bank keeps on a customer, by subject: no hash, no session, no token; numbers of papers, cards and phones
 * masked as on every screen (JR/T 0171). `now` by the bank's clock.
 */
export async function exportOf(
  on: Queryable,
  session: Session & { readonly customerId: string },
  now: number,
): Promise<Record<string, unknown>> {
  const { customerId } = session
  const records = await on.select().from(identityRecords).where(eq(identityRecords.customerId, customerId))
  const events = { at: auditEvents.at, kind: auditEvents.kind, detail: auditEvents.detail }
  return {
    customer: await customerSection(on, customerId),
    wechat: await on
      .select({ since: wechatIdentities.createdAt })
      .from(wechatIdentities)
      .where(eq(wechatIdentities.customerId, customerId)),
    application: draftSection(await draftOf(on, customerId, now)),
    identityRecords: records.map(({ pending: _inReview, id: _row, ...record }) => record),
    images: await imagesSection(on, customerId),
    cards: await cardsSection(on, customerId),
    consents: (await consentsOf(on, session)).map(({ id: _row, subject: _self, ...consent }) => consent),
    messages: await on.select().from(messages).where(eq(messages.customerId, customerId)).limit(MOST_LINES),
    events: await on
      .select(events)
      .from(auditEvents)
      .where(eq(auditEvents.customerId, customerId))
      .orderBy(asc(auditEvents.id))
      .limit(MOST_LINES),
    ...(await accountSections(on, customerId)),
  }
}
