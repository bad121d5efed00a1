import type { RequestOf } from '@/contract/call'
import * as calls from '@/contract/campaign'
import { CAMPAIGN_STATES, isPublic } from '@/domain/campaign/machine'
import type { CampaignState } from '@/domain/campaign/machine'
import { WITHDRAWALS_A_DAY } from '@/domain/campaign/withdrawal'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { throughGate } from '@sandbox/kernel/admissionQueue'
import { balanceOf } from '@sandbox/kernel/ledger'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import { accountHandler, publicHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { activityMoney } from './accounts'
import { claim, decline, lockCampaignsOf } from './claim'
import { findCampaign, listedCampaigns, prizesLeftOf } from './find'
import { askForHelp, help, lastOfWeek, readHelp } from './help'
import { join } from './join'
import type { Joining } from './join'
import { linkOver, textsWanted } from './links'
import { isSoldOut, takeOffer, wireOffers } from './offers'
import type { RewardRow } from './tables'
import { pageOfRewards, standingOf, standingsOf, summaryOf, wireCampaign, wireRewards } from './wire'
import { pageOfWithdrawals, withdraw, withdrawalOf, withdrawnOn } from './withdraw'

/** Those that run first, then those to come, then those that are over. */
const placeOf = (state: CampaignState): number =>
  state === 'RUNNING' ? 0 : state === 'SCHEDULED' ? 1 : 2 + CAMPAIGN_STATES.indexOf(state)

export const queryCampaigns = publicHandler(calls.queryCampaigns, async ({ bank, now }) => {
  const shown = await listedCampaigns(bank.db.drizzle, now)
  const sorted = [...shown].sort((a, b) => placeOf(a.state) - placeOf(b.state))
  const left = await prizesLeftOf(
    bank.db.drizzle,
    sorted.map(({ row }) => row.actId),
  )
  return ok({ at: now, campaigns: sorted.map((one) => summaryOf(one, left(one.row.actId))) })
})

export const queryCampaign = publicHandler(
  calls.queryCampaign,
  async ({ bank, web, now }, { actId, variant, link }) => {
    const on = bank.db.drizzle
    const found = await findCampaign(on, actId, now)
    if (!found || !isPublic(found.state)) return fail(bankError('CampaignUnknown'))
    const wired = { at: now, ...(await wireCampaign(on, found, { variant, cookieId: web.cookieId })) }
    if (link === undefined) return ok(wired)
    return ok({ ...wired, linkOver: await linkOver(on, link, { actId, variant: wired.variant }, now) })
  },
)

export const queryCityOffers = publicHandler(calls.queryCityOffers, async ({ bank, now }, { actId }) => {
  const on = bank.db.drizzle
  const found = await findCampaign(on, actId, now)
  if (!found || !isPublic(found.state) || found.closed) return fail(bankError('CampaignUnknown'))
  return ok(await wireOffers(on, found, now))
})

export const queryCampaignSms = publicHandler(calls.queryCampaignSms, ({ bank }, { link }) =>
  textsWanted(bank.db.drizzle, link),
)

export const setCampaignSms = publicHandler(calls.setCampaignSms, ({ bank, now }, { link, wanted }) =>
  textsWanted(bank.db.drizzle, link, { wanted, now }),
)

export const queryMyCampaigns = accountHandler(
  calls.queryMyCampaigns,
  async ({ bank, customer, account, session, now }) => {
    const on = bank.db.drizzle
    const who = { customer, account, openId: session.openId, cookieId: undefined, now }
    return ok({ campaigns: await standingsOf(on, await listedCampaigns(on, now), who) })
  },
)

export const queryMyCampaign = accountHandler(
  calls.queryMyCampaign,
  async ({ bank, customer, account, session, now }, { actId }) => {
    const on = bank.db.drizzle
    const found = await findCampaign(on, actId, now)
    const rulesVersion = found?.definition.rules.version ?? 0
    const who = { customer, account, actId, rulesVersion, openId: session.openId, cookieId: undefined, now }
    const standing = await standingOf(on, who)
    return standing ? ok(standing) : fail(bankError('CampaignUnknown'))
  },
)

export const joinCampaign = accountHandler(
  calls.joinCampaign,
  ({ bank, web, customer, account, session, now }, request) => {
    const { source, ...asked } = request
    const joining = {
      ...asked,
      source: { ...source },
      customer,
      account,
      openId: session.openId,
      cookieId: web.cookieId,
      address: web.address,
      now,
    }
    return bank.db.transaction((tx) =>
      undoneWhenRefused(tx, async (within) => {
        const joined = await join(within, joining)
        if (!joined.ok) return joined
        const standing = await standingOf(within, joining)
        return standing ? ok(standing) : fail(bankError('CampaignUnknown'))
      }),
    )
  },
)

export const askHelp = accountHandler(calls.askHelp, async ({ bank, web, session, customer, now }, { actId }) => {
  const person = { customer, openId: session.openId, cookieId: web.cookieId, now }
  const asked = await bank.db.transaction((tx) => askForHelp(tx, actId, person))
  return asked.ok ? ok({ helpCode: asked.value.code, until: lastOfWeek(asked.value.week) }) : asked
})

export const queryHelp = publicHandler(calls.queryHelp, ({ bank, now }, { helpCode }) =>
  readHelp(bank.db.drizzle, helpCode, now),
)

export const helpFriend = accountHandler(
  calls.helpFriend,
  async ({ bank, web, session, customer, now }, { helpCode }) => {
    const person = { customer, openId: session.openId, cookieId: web.cookieId, now }
    const helped = await bank.db.transaction((tx) => undoneWhenRefused(tx, (within) => help(within, helpCode, person)))
    if (!helped.ok) return helped
    const read = await readHelp(bank.db.drizzle, helpCode, now)
    return read.ok ? ok({ name: read.value.name }) : read
  },
)

const joiningOf = (
  { customer, account, session, web, now }: AccountScope,
  { actId, rulesVersion }: RequestOf<typeof calls.claimOffer>,
): Joining => {
  const { cookieId, address } = web
  return { customer, account, actId, rulesVersion, openId: session.openId, cookieId, address, now }
}

const taking = moneyHandler(calls.claimOffer, {
  flow: 'in',
  passwordless: true,
  async work(tx, scope, request) {
    const taken = await takeOffer(tx, scope.bank.capabilities, joiningOf(scope, request), request.offerKey)
    if (!taken.ok) return taken
    const { rewardId, name, state } = taken.value
    return ok({ rewardId, name, state: state === 'GRANTED' ? state : 'CLAIMED' })
  },
})

/** The queue is before the money call: an answer that somebody has to wait is never kept under their id. */
export const claimOffer = {
  ...taking,
  ...accountHandler(calls.claimOffer, async (scope, request) => {
    const { db } = scope.bank
    const { actId, offerKey } = request
    if (await isSoldOut(db.drizzle, joiningOf(scope, request), offerKey)) return fail(bankError('RewardBudgetUsedUp'))
    const asking = { itemId: `offer ${actId}`, customerId: scope.customer.id, oneEach: false }
    const through = await throughGate(db, asking, () => taking.handle(scope, request))
    return through.queue ? ok({ rewardId: '', name: '', state: 'QUEUED', queue: through.queue }) : through.done
  }),
}

export const queryRewards = accountHandler(calls.queryRewards, async ({ bank, customer }, request) => {
  const on = bank.db.drizzle
  const { rows, more } = await pageOfRewards(on, customer.id, request)
  if (request.rewardId !== undefined && rows.length === 0) return fail(bankError('RewardUnknown'))
  return ok({ rewards: await wireRewards(on, rows), more, balance: await balanceOf(on, activityMoney(customer.id)) })
})

export const claimReward = moneyHandler(calls.claimReward, {
  flow: 'in',
  passwordless: true,
  async work(tx, { bank, customer, now }, { rewardId, amount }) {
    const claimed = await claim(tx, bank.capabilities, { customerId: customer.id, rewardId, amount, now })
    if (!claimed.ok) return claimed
    const [wired] = await wireRewards(tx, [claimed.value])
    if (!wired) throw new Error(`${rewardId} was claimed and isn't there`)
    return ok(wired)
  },
})

/**
 * Each on a savepoint of its own, with all their campaigns locked before in one order, so that two such calls lock nothing
 * crosswise. When none can be claimed the first reason is the answer.
 */
export const claimAll = moneyHandler(calls.claimAll, {
  flow: 'in',
  passwordless: true,
  async work(tx, { bank, customer, now }, { rewards }) {
    const claimed: RewardRow[] = []
    const refused: { rewardId: string; reason: BankError }[] = []
    const asked = new Map(rewards.map(({ rewardId, amount }) => [rewardId, amount]))
    for (const rewardId of await lockCampaignsOf(tx, customer.id, [...asked.keys()])) {
      const one = { rewardId, amount: asked.get(rewardId) ?? 0, customerId: customer.id, now }
      const done = await undoneWhenRefused(tx, (within) => claim(within, bank.capabilities, one))
      if (done.ok) claimed.push(done.value)
      else refused.push({ rewardId, reason: done.error })
    }
    const [first] = refused
    if (first && claimed.length === 0) return fail(first.reason)
    return ok({
      claimed: await wireRewards(tx, claimed),
      refused: refused.map(({ rewardId, reason }) => ({ rewardId, reason: reason.message })),
    })
  },
})

export const declineReward = accountHandler(calls.declineReward, ({ bank, customer, now }, { rewardId }) =>
  bank.db.transaction(async (tx) => {
    const declined = await decline(tx, { customerId: customer.id, rewardId, now })
    if (!declined.ok) return declined
    const [wired] = await wireRewards(tx, [declined.value])
    if (!wired) throw new Error(`${rewardId} was declined and isn't there`)
    return ok(wired)
  }),
)

export const withdrawActivity = moneyHandler(calls.withdrawActivity, {
  flow: 'in',
  async work(tx, { customer, now }, { clientId, amount }) {
    const done = await withdraw(tx, { customerId: customer.id, clientId, amount, now })
    if (!done.ok) return done
    const { orderNo, balance, at } = done.value
    return ok({ orderNo, amount: done.value.amount, balance, at })
  },
})

export const queryWithdrawals = accountHandler(
  calls.queryWithdrawals,
  async ({ bank, customer, today }, { orderNo, after }) => {
    const on = bank.db.drizzle
    const one = orderNo === undefined ? undefined : await withdrawalOf(on, customer.id, orderNo)
    if (orderNo !== undefined && !one) return fail(bankError('OrderUnknown'))
    const { rows, more } = one ? { rows: [one], more: false } : await pageOfWithdrawals(on, customer.id, after)
    const balance = await balanceOf(on, activityMoney(customer.id))
    const timesLeft = Math.max(0, WITHDRAWALS_A_DAY - (await withdrawnOn(on, customer.id, today)))
    return ok({
      withdrawals: rows.map((row) => ({ orderNo: row.orderNo, amount: row.amount, balance: row.balance, at: row.at })),
      more,
      balance,
      timesLeft,
    })
  },
)
