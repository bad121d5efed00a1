import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import * as calls from '@/contract/referral'
import { bankError } from '@/domain/errors/catalogue'
import { OPEN_SERVED } from '@/domain/referral/served'
import { fail, ok } from '@/domain/result'
import { accountHandler, publicHandler, sessionHandler } from '@sandbox/kernel/scope'
import { countedAddress } from '@sandbox/kernel/session/addresses'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { bookAny } from './advisers'
import { book, cancel, pageOfServed, settle } from './appointments'
import { applyAsEligible, eligibilityOf } from './eligibility'
import { bind, endOwn, inviteOf, readInvite, relationOf, wireOwn } from './graph'
import {
  applyAsMarketer,
  CHECKS_OF_ADDRESS,
  firstAdviser,
  isKolEnabled,
  marketerBySalesId,
  marketerOf,
  promotionBarOf,
} from './marketers'
import { postersFor } from './posters'
import { served } from './tables'
import type { Eligibility } from './tables'
import { memberOf, performanceOf, teamOf } from './team'
import { tierOn } from './tiers'

export const queryInvite = publicHandler(calls.queryInvite, ({ bank, now, today }, { inviteCode }) =>
  readInvite(bank.db.drizzle, inviteCode, { now, today }),
)

/** Codes can't be tried out at will: so many a day and person. */
export const bindInviter = sessionHandler(calls.bindInviter, async (scope, { inviteCode }) => {
  const { bank, session, now, today, realNow, web } = scope
  const { openId, customerId } = session
  const count = { subject: openId, kind: 'referral', day: today } as const
  if (!(await countToday(bank.db.drizzle, count, CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  const invitee = { openId, customerId, cookieId: web.cookieId }
  return bank.db.transaction(async (tx) => {
    const bound = await bind(tx, inviteCode, invitee, { now, today, realNow })
    return bound.ok ? ok(await wireOwn(tx, bound.value, today)) : bound
  })
})

export const queryInviter = sessionHandler(calls.queryInviter, async ({ bank, session, today }) => {
  const on = bank.db.drizzle
  const one = await relationOf(on, session)
  return ok(one ? { relation: await wireOwn(on, one, today) } : {})
})

export const endRelation = sessionHandler(calls.endRelation, ({ bank, session, now, today }) =>
  bank.db.transaction(async (tx) => {
    const ended = await endOwn(tx, session, now)
    return ended.ok ? ok(await wireOwn(tx, ended.value, today)) : ended
  }),
)

export const makeInvite = accountHandler(
  calls.makeInvite,
  ({ bank, customer, now, today, realNow, web: { cookieId } }) =>
    bank.db.transaction(async (tx) => {
      await lockCustomer(tx, customer.id)
      const barred = await promotionBarOf(tx, customer.id, today)
      return barred ? fail(barred) : ok(await inviteOf(tx, customer.id, { now, today, realNow }, cookieId))
    }),
)

export const queryPosters = accountHandler(calls.queryPosters, ({ bank, customer, now, today }, { actId }) =>
  postersFor(bank.db.drizzle, customer, actId, { now, today }),
)

export const checkMarketer = publicHandler(calls.checkMarketer, async ({ bank, today, web }, { salesId }) => {
  const on = bank.db.drizzle
  const subject = createHash('sha256').update(countedAddress(web.address)).digest('hex')
  if (!(await countToday(on, { subject, kind: 'marketer', day: today }, CHECKS_OF_ADDRESS)))
    return fail(bankError('TooManyTries'))
  const found = await marketerBySalesId(on, salesId.trim().toUpperCase(), today)
  if (!found || found.standing === 'APPLIED') return ok({ state: 'UNKNOWN' as const })
  const { marketer, standing, name } = found
  return ok({ state: standing, marketer: { name, kind: marketer.kind, branch: marketer.branch } })
})

export const applyMarketer = accountHandler(calls.applyMarketer, (scope, { promised: _, ...application }) =>
  scope.bank.db.transaction((tx) => applyAsMarketer(tx, scope, application)),
)

export const queryMarketer = accountHandler(calls.queryMarketer, async ({ bank, customer, today }) => {
  const on = bank.db.drizzle
  const facts = { staff: customer.staff, kolOpen: await isKolEnabled(on) }
  const found = await marketerOf(on, customer.id, today)
  if (!found) return ok(facts)
  const { marketer, standing: state, name } = found
  const { salesId, promoteId, kind, branch, licenceNo, contentAccount, until, approvalId } = marketer
  const open = and(eq(served.salesId, salesId), inArray(served.state, OPEN_SERVED))
  return ok({
    ...facts,
    marketer: {
      ...{ salesId, promoteId, kind, state, name, branch },
      ...(licenceNo !== null && { licenceNo }),
      ...(contentAccount !== null && { contentAccount }),
      ...(until !== null && { until }),
      ...(approvalId !== null && state === 'APPLIED' && { approvalId }),
      waiting: await on.$count(served, open),
      month: await performanceOf(on, customer.id, today, 0),
      lastMonth: await performanceOf(on, customer.id, today, 1),
    },
  })
})

export const queryTier = accountHandler(calls.queryTier, async ({ bank, customer, today }) =>
  ok(await tierOn(bank.db.drizzle, customer.id, today)),
)

export const queryTeam = accountHandler(calls.queryTeam, async ({ bank, customer, today }, asked) =>
  ok(await teamOf(bank.db.drizzle, customer.id, asked, today)),
)

export const queryTeamMember = accountHandler(calls.queryTeamMember, ({ bank, customer }, { relationId }) =>
  memberOf(bank.db.drizzle, customer.id, relationId),
)

export const askService = accountHandler(calls.askService, ({ bank, customer, now, today }, asked) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    return book(tx, customer.id, asked, { now, today })
  }),
)

export const bookAdviser = accountHandler(calls.bookAdviser, ({ bank, customer, now, today }, asked) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    return bookAny(tx, customer.id, asked, { now, today })
  }),
)

export const cancelService = accountHandler(calls.cancelService, ({ bank, customer, now }, { servedId }) =>
  bank.db.transaction((tx) => cancel(tx, customer.id, servedId, now)),
)

export const queryServed = accountHandler(calls.queryServed, ({ bank, customer, today }, asked) =>
  pageOfServed(bank.db.drizzle, customer.id, asked, today),
)

export const settleServed = accountHandler(calls.settleServed, ({ bank, customer, now, today }, { servedId, action }) =>
  bank.db.transaction((tx) => settle(tx, customer.id, { servedId, action }, { now, today })),
)

const DIGITS_SHOWN = 4

/** An application as its customer reads it. */
const eligibilityFacts = ({ state, institution, department, workNo, appliedAt, decidedAt }: Eligibility) => ({
  ...{ state, institution, department, appliedAt },
  workNoEnd: workNo.slice(-Math.min(DIGITS_SHOWN, workNo.length - 1)),
  ...(decidedAt === null ? {} : { decidedAt }),
})

export const queryEligibility = accountHandler(calls.queryEligibility, async ({ bank, customer, today }) => {
  const found = await eligibilityOf(bank.db.drizzle, customer.id)
  if (!found) return ok({})
  const adviser = found.state === 'ELIGIBLE' ? await firstAdviser(bank.db.drizzle, today) : undefined
  return ok({ eligibility: eligibilityFacts(found), ...(adviser && { adviser }) })
})

export const applyEligibility = accountHandler(
  calls.applyEligibility,
  (scope, { clientId, institution, department, workNo }) =>
    scope.bank.db.transaction(async (tx) => {
      const kept = await applyAsEligible(tx, scope, { clientId, institution, department, workNo })
      return kept.ok ? ok({ eligibility: eligibilityFacts(kept.value) }) : kept
    }),
)
