import { begins } from '@/domain/switches'
import * as v from 'valibot'
import type { TestCustomer } from '@sandbox/testing/client'
import type { SampleApproval, SampleTransfer } from '@/routes/row'
import { exportMyData } from '@/contract/compliance/exportMyData'
import { queryWalletRecords } from '@/contract/account/queryWalletRecords'
import { queryApprovals } from '@/contract/approval/queryApprovals'
import { queryCases } from '@/contract/cases/queryCases'
import { queryHoldings } from '@/contract/holding/queryHoldings'
import { queryRewards } from '@/contract/campaign/queryRewards'
import { queryPrizeParcel } from '@/contract/draw/queryPrizeParcel'
import { queryMallOrders } from '@/contract/points/queryMallOrders'
import { queryMessages } from '@/contract/message/queryMessages'
import { queryTeam } from '@/contract/referral/queryTeam'
import { querySpecial } from '@/contract/special/querySpecial'
import { queryStatements } from '@/contract/statement/queryStatements'
import { queryProducts } from '@/contract/product/queryProducts'
import { familyOf, familyRule } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { buy, preparePurchase, redeem } from '../drivers/orders'

export type ProductKind = 'deposit' | 'wealth'

/** The data for the queries of pages that need one. */
export interface Samples {
  /** An open holding of each family that somebody holds: the member's where they have one. */
  readonly holdings: ReadonlyMap<FamilyKey, { readonly seqNo: string; readonly by: 'member' | 'holder' }>
  /** Client ids of a purchase and of a withdrawal. */
  readonly orders: Readonly<Record<ProductKind, { readonly bought: string; readonly redeemed: string }>>
  /** The id of a message that has a link. */
  readonly message: string
  /** The id of a document with pages. */
  readonly statement: string
  /** The number of a complaint that is answered. */
  readonly caseNo: string
  /** A payout that was paid. */
  readonly payout: string
  /** The member's order of a thing that is on its way. */
  readonly mallOrder: string
  /** Things that who is rewarded has won: one that is on its way, and one that waits for an address. */
  readonly parcels: Readonly<Record<'parcel' | 'openParcel', string>>
  /** Somebody who accepted the member's invitation and has an account. */
  readonly relation: string
  /** Applications of who prepares an enterprise's payments, by how they stand. */
  readonly approvals: Readonly<Record<SampleApproval, string>>
  /** The member's record of a deposit that was paid with its interest. */
  readonly record: string
  /** Order numbers of transfers, by how they stand. */
  readonly transfers: Readonly<Record<SampleTransfer, string>>
}

/** Which of the seeded transfers each is. */
const TRANSFERS: Readonly<Record<SampleTransfer, { readonly direction: string; readonly state: string }>> = {
  sentTransfer: { direction: 'OUT', state: 'SUCCEEDED' },
  waitingTransfer: { direction: 'OUT', state: 'WAITING' },
  unknownTransfer: { direction: 'OUT', state: 'UNKNOWN' },
  failedTransfer: { direction: 'IN', state: 'FAILED' },
  returnedTransfer: { direction: 'OUT', state: 'RETURNED' },
  reversedTransfer: { direction: 'IN', state: 'REVERSED' },
}

const exported = v.array(v.object({ orderNo: v.string(), direction: v.string(), state: v.string() }))

/** One transfer of each kind, by the copy of what the bank keeps on the customer. */
async function transfersOf(customer: TestCustomer): Promise<Samples['transfers']> {
  const copy = await customer.call(exportMyData, {})
  if (!copy.ok) throw new Error(`no copy of the data: ${copy.error}`)
  const all = v.parse(exported, copy.value.data.transfers)
  const numberOf = (kind: SampleTransfer): string => {
    const { direction, state } = TRANSFERS[kind]
    const found = all.find((one) => one.direction === direction && one.state === state)
    if (!found) throw new Error(`the customer has no ${kind}`)
    return found.orderNo
  }
  return {
    sentTransfer: numberOf('sentTransfer'),
    waitingTransfer: numberOf('waitingTransfer'),
    unknownTransfer: numberOf('unknownTransfer'),
    failedTransfer: numberOf('failedTransfer'),
    returnedTransfer: numberOf('returnedTransfer'),
    reversedTransfer: numberOf('reversedTransfer'),
  }
}

const WEALTH = '91318017'
const DEPOSIT = '20194'
/** Held for some days, because a deposit can't be withdrawn on the day it was made. */
const WITHDRAWN = '20522'
/** Fen of the wealth holding that are redeemed. */
const SOME_SHARES = 100

/** For each family that can be bought, the code of its cheapest product on sale. */
async function cheapest(customer: TestCustomer): Promise<Iterable<string>> {
  const asked = await customer.call(queryProducts, {})
  if (!asked.ok) throw new Error(`no products: ${asked.error}`)
  const found = new Map<FamilyKey | undefined, (typeof asked.value.products)[number]>()
  for (const product of asked.value.products) {
    const family = familyOf(product.productType)
    const best = found.get(family)
    if (family && !familyRule(family).showBuyBut) continue
    if (product.saleStatus === 'ON_SALE' && !(best && best.minAmt <= product.minAmt)) found.set(family, product)
  }
  return [...found.values()].map(({ productType }) => productType)
}

/** Open holdings by product code, the oldest first. */
async function openHoldings(customer: TestCustomer): Promise<readonly { prodType: string; seqNo: string }[]> {
  const held = await customer.call(queryHoldings, { productTypes: [], state: 'open', most: 50 })
  if (!held.ok) throw new Error(`no holdings: ${held.error}`)
  return held.value.holdings.filter(({ status }) => status === 'OPEN').reverse()
}

async function aRecord(customer: TestCustomer): Promise<string> {
  const listed = await customer.call(queryWalletRecords, { type: 'interest' })
  const found = listed.ok ? listed.value.records.find(({ amount, earned }) => amount !== earned) : undefined
  if (!found) throw new Error('the customer was paid no deposit')
  return found.recordId
}

async function aMessage(customer: TestCustomer): Promise<string> {
  const box = await customer.call(queryMessages, { group: 'trades' })
  const found = box.ok ? box.value.messages.find(({ about }) => about?.subject === 'holding') : undefined
  if (!found) throw new Error('the customer was told of no holding')
  return found.id
}

async function aStatement(customer: TestCustomer): Promise<string> {
  const told = await customer.call(queryStatements, {})
  const ready = told.ok ? told.value.statements.filter(({ state }) => state === 'READY') : []
  const found = ready.find(({ kind }) => kind === 'STATEMENT')
  if (!found) throw new Error('the customer has no statement')
  return found.statementId
}

async function anAnsweredCase(customer: TestCustomer): Promise<string> {
  const listed = await customer.call(queryCases, {})
  const found = listed.ok ? listed.value.cases.find(({ state }) => state === 'REPLIED') : undefined
  if (!found) throw new Error('the customer was answered nothing')
  return found.caseNo
}

async function aRelation(customer: TestCustomer): Promise<string> {
  const listed = await customer.call(queryTeam, { state: 'EFFECTIVE' })
  const found = listed.ok ? listed.value.invited[0] : undefined
  if (!found) throw new Error('nobody accepted the customer’s invitation')
  return found.relationId
}

async function aPaidPayout(customer: TestCustomer): Promise<string> {
  const listed = await customer.call(querySpecial, { list: 'PAID' })
  const found = listed.ok ? listed.value.payouts[0] : undefined
  if (!found) throw new Error('the customer was paid no payout')
  return found.itemId
}

async function aSentOrder(customer: TestCustomer): Promise<string> {
  const listed = await customer.call(queryMallOrders, {})
  const found = listed.ok ? listed.value.orders.find(({ state }) => state === 'SHIPPED') : undefined
  if (!found) throw new Error('nothing is on its way to the customer')
  return found.orderNo
}

async function parcelsOf(customer: TestCustomer): Promise<Samples['parcels']> {
  const listed = await customer.call(queryRewards, { list: 'ALL', kind: 'GOODS' })
  const states = new Map<string, string>()
  for (const { rewardId } of listed.ok ? listed.value.rewards : []) {
    const parcel = await customer.call(queryPrizeParcel, { rewardId })
    if (parcel.ok) states.set(parcel.value.state, rewardId)
  }
  const [parcel, openParcel] = [states.get('SHIPPED'), states.get('ASKED')]
  if (parcel === undefined || openParcel === undefined) throw new Error('nothing that was won is on its way')
  return { parcel, openParcel }
}

/** Which of the seeded applications each is. */
const APPROVALS: Readonly<
  Record<SampleApproval, { readonly kind: string; readonly state: string; readonly outcome?: string }>
> = {
  payroll: { kind: 'PAYROLL', state: 'SUBMITTED' },
  doneApproval: { kind: 'PAYROLL', state: 'EXECUTED' },
  failedApproval: { kind: 'ORG_OUT', state: 'FAILED' },
  returnedApproval: { kind: 'PAYROLL', state: 'RETURNED' },
  arrivedApproval: { kind: 'ORG_OUT', state: 'EXECUTED', outcome: '已到账' },
  unansweredApproval: { kind: 'ORG_OUT', state: 'EXECUTED', outcome: '处理中' },
  refusedApproval: { kind: 'ORG_OUT', state: 'EXECUTED', outcome: '未成功' },
  sentBackApproval: { kind: 'ORG_OUT', state: 'EXECUTED', outcome: '已退汇' },
  draftApproval: { kind: 'ORG_OUT', state: 'DRAFT' },
}

async function approvalsOf(customer: TestCustomer): Promise<Samples['approvals']> {
  const listed = await customer.call(queryApprovals, { list: 'MINE' })
  const all = listed.ok ? listed.value.approvals : []
  const numberOf = (name: SampleApproval): string => {
    const { kind, state, outcome } = APPROVALS[name]
    const found = all.find((one) => one.kind === kind && one.state === state && one.outcome?.name === outcome)
    if (!found) throw new Error(`the customer has no ${name}`)
    return found.approvalId
  }
  return {
    payroll: numberOf('payroll'),
    doneApproval: numberOf('doneApproval'),
    failedApproval: numberOf('failedApproval'),
    returnedApproval: numberOf('returnedApproval'),
    arrivedApproval: numberOf('arrivedApproval'),
    unansweredApproval: numberOf('unansweredApproval'),
    refusedApproval: numberOf('refusedApproval'),
    sentBackApproval: numberOf('sentBackApproval'),
    draftApproval: numberOf('draftApproval'),
  }
}

/** Signs somebody in for whom samples are made. */
type Persons = (
  person: 'member' | 'holder' | 'transferring' | 'complainant' | 'payee' | 'preparing' | 'rewarded',
) => Promise<{ readonly app: TestCustomer }>

/**
 * Buys of every family that is sold and withdraws as the member, so that every page has something real to show. What the
 * member can't have any more, others have.
 */
export async function makeSamples(persons: Persons): Promise<Samples> {
  const [customer, holder, sender] = [
    (await persons('member')).app,
    (await persons('holder')).app,
    (await persons('transferring')).app,
  ]
  const before = await openHoldings(customer)
  const numberOf = (code: string): string => {
    const found = before.find(({ prodType }) => prodType === code)
    if (!found) throw new Error(`the customer holds nothing of ${code}`)
    return found.seqNo
  }
  const purchase = async (code: string) => (await buy(customer, await preparePurchase(customer, code))).orderId
  const deposit = { bought: await purchase(DEPOSIT), redeemed: await redeem(customer, numberOf(WITHDRAWN)) }
  const wealth = { bought: await purchase(WEALTH), redeemed: await redeem(customer, numberOf(WEALTH), SOME_SHARES) }
  for (const code of await cheapest(customer)) await purchase(code)
  const holdings = new Map<FamilyKey, { seqNo: string; by: 'member' | 'holder' }>()
  const held = [
    ...(await openHoldings(customer)).map((one) => ({ ...one, by: 'member' as const })),
    ...(await openHoldings(holder)).map((one) => ({ ...one, by: 'holder' as const })),
  ]
  for (const { prodType, seqNo, by } of held) {
    const family = familyOf(prodType)
    if (family && !holdings.has(family)) holdings.set(family, { seqNo, by })
  }
  return {
    holdings,
    orders: { deposit, wealth },
    message: await aMessage(customer),
    record: await aRecord(customer),
    transfers: await transfersOf(sender),
    statement: await aStatement(customer),
    caseNo: await anAnsweredCase((await persons('complainant')).app),
    mallOrder: await aSentOrder(customer),
    // A brand without draws has nothing to send.
    parcels:
      begins('lotteryEnabled') === '1'
        ? await parcelsOf((await persons('rewarded')).app)
        : { parcel: '', openParcel: '' },
    relation: await aRelation(customer),
    payout: await aPaidPayout((await persons('payee')).app),
    approvals: await approvalsOf((await persons('preparing')).app),
  }
}
