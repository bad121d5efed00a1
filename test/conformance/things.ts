import { CALLS } from '@/contract/calls'
import type { Call } from '@/contract/call'
import type { App } from './app'
import { success } from './check'
import type { Member } from './check'
import type { Thing } from './customers'
import { newClientId, purchaseOf } from './orders'

type Item = Readonly<Record<string, unknown>>
type Find = (member: Member, productType: string) => Promise<string | undefined>

/** A list of an answer; empty where the bank refuses. */
export async function itemsOf(app: App, call: Call, request: object, list: string): Promise<readonly Item[]> {
  const { code, fields } = await app.call(call, request)
  return code === 0 ? (fields[list] as readonly Item[]) : []
}

const listed =
  (call: Call, request: object, list: string, id: string, fits: (item: Item) => boolean = () => true): Find =>
  async ({ app }) => {
    const found = (await itemsOf(app, call, request, list)).find(fits)?.[id]
    return found === undefined ? undefined : String(found)
  }

/** Picks what the items of a list tell only when they are asked about one by one. */
async function pictureOf({ app }: Member): Promise<string | undefined> {
  for (const { caseNo } of await itemsOf(app, CALLS.queryCases, {}, 'cases')) {
    const steps = await itemsOf(app, CALLS.queryCase, { caseNo }, 'steps')
    const [picture] = steps.flatMap(({ pictures }) => (pictures ?? []) as readonly Item[])
    if (picture) return String(picture.pictureId)
  }
  return undefined
}

async function parcelOf({ app }: Member): Promise<string | undefined> {
  const won = await itemsOf(app, CALLS.queryRewards, { list: 'ALL', kind: 'GOODS' }, 'rewards')
  for (const { rewardId } of won)
    if ((await app.call(CALLS.queryPrizeParcel, { rewardId })).code === 0) return String(rewardId)
  return undefined
}

/** Where the bank tells of a customer's things; of what isn't here the customers file does, or nobody. */
const FOUND: Partial<Record<Thing, Find>> = {
  deposit: listed(CALLS.queryHoldings, { productTypes: [], state: 'open' }, 'holdings', 'seqNo', isDeposit),
  card: listed(CALLS.queryBoundCards, {}, 'cards', 'cardId'),
  message: listed(CALLS.queryMessages, {}, 'messages', 'id'),
  login: listed(CALLS.queryLoginRecords, {}, 'records', 'id'),
  case: listed(CALLS.queryCases, {}, 'cases', 'caseNo'),
  casePicture: pictureOf,
  statement: listed(CALLS.queryStatements, {}, 'statements', 'statementId', ({ state }) => state === 'READY'),
  record: listed(CALLS.queryWalletRecords, { type: 'all' }, 'records', 'recordId'),
  familyGrant: listed(CALLS.queryFamilyCards, {}, 'given', 'grantId'),
  subAccount: listed(CALLS.querySubAccounts, { class: 'III' }, 'accounts', 'acctId', ({ state }) => state === 'ACTIVE'),
  approval: listed(CALLS.queryApprovals, { list: 'MINE' }, 'approvals', 'approvalId'),
  org: listed(CALLS.queryOrgs, {}, 'orgs', 'orgId'),
  mallOrder: listed(CALLS.queryMallOrders, {}, 'orders', 'orderNo'),
  activityOrder: listed(CALLS.queryWithdrawals, {}, 'withdrawals', 'orderNo'),
  parcel: parcelOf,
  paidPayout: listed(CALLS.querySpecial, { list: 'PAID' }, 'payouts', 'itemId'),
  relation: listed(CALLS.queryTeam, {}, 'invited', 'relationId'),
  settlement: listed(CALLS.querySettlements, {}, 'settlements', 'settlementId'),
  voucher: listed(CALLS.queryVouchers, { state: 'ISSUED' }, 'vouchers', 'voucherId'),
  async helpCode({ app }) {
    const { code, fields } = await app.call(CALLS.askHelp, { actId: 'weekHelp' })
    return code === 0 ? String(fields.helpCode) : undefined
  },
  /** Of an order that is made for it. */
  async clientId({ app, customer }, productType) {
    const order = await purchaseOf(app, customer, productType)
    success(await app.call(CALLS.buyProduct, order), 'a purchase')
    return order.clientId
  },
  async transfer(member, productType) {
    const cardId = await thingOf(member, 'card', productType)
    if (cardId === undefined) return undefined
    const order = { clientId: newClientId(), cardId, amount: 100, password: member.customer.payPassword }
    const { code, fields } = await member.app.call(CALLS.transferIn, order)
    return code === 0 ? String(fields.orderNo) : undefined
  },
}

function isDeposit({ kind }: Item): boolean {
  return kind === 'deposit'
}

/** Something of a customer's that the customers file names, or the bank's own lists tell; undefined where neither does. */
export function thingOf(member: Member, thing: Thing, productType: string): Promise<string | undefined> {
  const found =
    member.found.get(thing) ?? Promise.resolve(member.customer.things?.[thing] ?? FOUND[thing]?.(member, productType))
  member.found.set(thing, found)
  return found
}
