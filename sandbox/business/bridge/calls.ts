import { and, eq, ne, sql } from 'drizzle-orm'
import * as calls from '@/contract/bridge'
import { authStateAt } from '@/domain/authorisations/machine'
import type { Gift } from '@/domain/bridge/gifts'
import { stationNoOf } from '@/domain/bridge/stations'
import { TARGET_KEYS } from '@/domain/bridge/targets'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { ELECTRONIC, electronicRefusal, payMerchant } from '@sandbox/business/subaccount'
import { advisoryLock } from '@sandbox/kernel/db/advisoryLock'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { accountHandler, publicHandler, sessionHandler } from '@sandbox/kernel/scope'
import { endPartnerOrder, findPartnerOrder, lockWaitingOrder, partnerOf, wireAuthorisation } from './authorisations'
import { cacheOwner, MAX_KEYS } from './cache'
import { givenBy, hasAgreed, isUp, neededConsent } from './crossings'
import { openWay } from './openWay'
import { askForOrder, notifyPartners } from './partnerOrders'
import { APP_RELEASE, isServed, LINK_DAYS, SERVICE_HOURS } from './published'
import { findStation } from './stations'
import { cacheValues } from './tables'

export const queryBridges = publicHandler(calls.queryBridges, async ({ bank, now }) => {
  const { partners } = bank.services
  const bridges = []
  for (const bridge of TARGET_KEYS) {
    const open = await isUp(bank.db.drizzle, bridge)
    bridges.push({ bridge, open, site: partners.siteOf(bridge), appId: partners.appIdOf(bridge) })
  }
  return ok({
    bridges,
    service: { hours: SERVICE_HOURS.said, open: isServed(now) },
    app: { ...APP_RELEASE, updated: dayOfInstant(APP_RELEASE.updated) },
  })
})

export const queryBridge = accountHandler(calls.queryBridge, async (scope, crossing) => {
  const { bridge } = crossing
  const { services, db } = scope.bank
  const given = await givenBy(db.drizzle, scope, crossing)
  if (!given.ok) return given
  const version = neededConsent(bridge, given.value)
  return ok({
    open: await isUp(db.drizzle, bridge),
    agreed: await hasAgreed(db.drizzle, scope, bridge, version),
    version: version ?? '',
    gives: (Object.entries(given.value) as [Gift, string][]).map(([gift, value]) => ({ gift, value })),
    site: services.partners.siteOf(bridge),
  })
})

export const queryMiniLink = publicHandler(calls.queryMiniLink, async ({ bank, today }, { to = '/' }) => {
  if (!(await isUp(bank.db.drizzle, 'mini'))) return fail(bankError('BridgeTargetDown'))
  const link = await bank.services.wechat.urlLink(bank.db.drizzle, to, LINK_DAYS)
  return link.ok ? ok({ link: link.value, until: addDays(today, LINK_DAYS) }) : fail(bankError('ServiceUnavailable'))
})

export const getAuthToken = accountHandler(calls.getAuthToken, (scope, { bridge, topic }) =>
  openWay(scope, { bridge, ...(topic !== undefined && { id: topic }) }),
)

export const getDepositToken = accountHandler(calls.getDepositToken, (scope, { productType }) =>
  openWay(scope, { bridge: 'deposit', id: productType }),
)

export const getLoanToken = accountHandler(calls.getLoanToken, (scope, { selector, voucherNo }) =>
  openWay(scope, { bridge: 'loan', id: selector, ...(voucherNo !== undefined && { voucherNo }) }),
)

export const getKingdeeToken = accountHandler(calls.getKingdeeToken, (scope, { orgId }) =>
  openWay(scope, { bridge: 'kingdee', ...(orgId !== undefined && { id: orgId }) }),
)

export const getGestureSyncToken = accountHandler(calls.getGestureSyncToken, (scope) =>
  openWay(scope, { bridge: 'mobileBank' }),
)

/** The only partner whose orders are paid here (specification §2, /goodGoOutOrder). */
const PARTNER = 'goodGo'

export const fetchPartnerOrder = accountHandler(
  calls.fetchPartnerOrder,
  async ({ bank, customer, now }, { partnerNo }) => {
    const { db, services } = bank
    if (!(await isUp(db.drizzle, PARTNER))) return fail(bankError('BridgeTargetDown'))
    const order = await services.partners.orderOf(db.drizzle, PARTNER, partnerNo)
    if (order === 'unavailable') return fail(bankError('BridgeTargetDown'))
    // Another customer's order is as unknown as one that isn't there.
    if (order === 'unknown' || order.clientNo !== customer.clientNo) return fail(bankError('PartnerOrderUnknown'))
    const found = { partner: PARTNER, partnerNo, customerId: customer.id, order, now }
    const asked = await db.transaction((tx) => askForOrder(tx, found))
    return asked.ok ? ok({ authId: asked.value.authId }) : asked
  },
)

export const queryAuthorisation = accountHandler(
  calls.queryAuthorisation,
  async ({ bank, customer, now }, { authId }) => {
    const order = await findPartnerOrder(bank.db.drizzle, customer.id, authId)
    if (!order) return fail(bankError('AuthUnknown'))
    const available = await balanceOf(bank.db.drizzle, wallet(customer.id))
    return ok({ ...wireAuthorisation(order, now), available })
  },
)

/** The order's row decides between a paying, a declining and another paying: whoever has it first wins. */
const pay = moneyHandler(calls.authorise, {
  // The order is known whole, so its amount too.
  async obstacleRule(on, { customer, now }, { authId }) {
    const customerId = customer.id
    const order = authId === undefined ? undefined : await findPartnerOrder(on, customerId, authId)
    if (!order || authStateAt(order, now) !== 'WAITING') return undefined
    return electronicRefusal(on, { customerId, amount: order.amount, now })
  },
  async work(tx, { customer, now }, { authId, amount, clientId }) {
    const customerId = customer.id
    const waiting = await lockWaitingOrder(tx, { customerId, authId, now })
    if (!waiting.ok) return waiting
    const order = waiting.value
    // What was shown is what is paid.
    if (order.amount !== amount) return fail(bankError('AmountInvalid'))
    const merchant = partnerOf(order.partner)?.name
    if (merchant === undefined) return fail(bankError('AuthUnknown'))
    const paid = await payMerchant(tx, { customerId, acctId: ELECTRONIC, amount, merchant, clientId, now })
    if (!paid.ok) return paid
    const ended = await endPartnerOrder(tx, order, 'authorised', { now, orderNo: paid.value.orderNo })
    return ok(wireAuthorisation(ended, now))
  },
})

/** The partner hears of it once the payment stands; if it can't now, within a minute. */
export const authorise: typeof pay = {
  ...pay,
  async handle(scope, request) {
    const paid = await pay.handle(scope, request)
    if (paid.ok) scope.bank.later(() => notifyPartners(scope.bank))
    return paid
  },
}

export const declineAuthorisation = accountHandler(
  calls.declineAuthorisation,
  async ({ bank, customer, now }, { authId }) =>
    bank.db.transaction(async (tx) => {
      const waiting = await lockWaitingOrder(tx, { customerId: customer.id, authId, now })
      if (!waiting.ok) return waiting
      return ok(wireAuthorisation(await endPartnerOrder(tx, waiting.value, 'declined', { now }), now))
    }),
)

export const checkStation = publicHandler(calls.checkStation, async ({ bank, today }, { stationNo }) => {
  const known = stationNoOf(stationNo)
  const found = known === undefined ? undefined : await findStation(bank.db.drizzle, known)
  if (!found) return ok({ state: 'UNKNOWN' })
  const { name, branch, clerk, hours, phone, endedOn } = found
  const station = { name, branch, clerk, hours, phone }
  if (endedOn === null || endedOn > today) return ok({ state: 'GENUINE', station })
  return ok({ state: 'ENDED', station: { ...station, endedOn } })
})

export const setValue = sessionHandler(calls.setValue, async ({ bank, session }, { key, value }) => {
  const owner = cacheOwner(session)
  return bank.db.transaction(async (tx) => {
    await advisoryLock(tx, `cache ${owner}`)
    const [others] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(cacheValues)
      .where(and(eq(cacheValues.owner, owner), ne(cacheValues.key, key)))
    if ((others?.count ?? 0) >= MAX_KEYS) return fail(bankError('InvalidRequest'))
    await tx
      .insert(cacheValues)
      .values({ owner, key, value })
      .onConflictDoUpdate({ target: [cacheValues.owner, cacheValues.key], set: { value } })
    return ok({})
  })
})

export const getCacheValue = sessionHandler(calls.getCacheValue, async ({ bank, session }, { key }) => {
  const [kept] = await bank.db.drizzle
    .select({ value: cacheValues.value })
    .from(cacheValues)
    .where(and(eq(cacheValues.owner, cacheOwner(session)), eq(cacheValues.key, key)))
  return ok({ value: kept?.value ?? '' })
})
