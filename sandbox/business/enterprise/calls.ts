import * as calls from '@/contract/enterprise'
import { kindsWrittenBy } from '@/domain/approval/kinds'
import { nextProofAt } from '@/domain/enterprise/orgCard'
import { isUscc, tidyUscc } from '@/domain/enterprise/uscc'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import { maskCard, maskName } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { actorOf, countWaiting, isBegun, registeredKinds } from '@sandbox/business/approval'
import type { ActingFor } from '@sandbox/kernel/approvals'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { countToday, usedUpToday } from '@sandbox/kernel/session/dailyCounts'
import type { DailyCount } from '@sandbox/kernel/session/dailyCounts'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { proveForApproval } from './cardApproval'
import { join } from './join'
import { membersOf } from './membersOf'
import { addOrgCard as add, orgCardsOf, orgsOf, wireOrgCard } from './orgCards'
import { closedRefusal, parties } from './people'
import { orgSessions } from './tables'

/** A code and a name can't be tried out at will: so many a day and person. */
const joining = accountHandler(calls.joinOrg, async (scope, { uscc: typed, legalName, clientId, role }) => {
  const { bank, customer, today, now } = scope
  const uscc = tidyUscc(typed)
  if (!isUscc(uscc)) return fail(bankError('OrgCodeInvalid'))
  const count = countOf('orgJoin', customer.id, today)
  const isRetry = await isBegun(bank.db.drizzle, customer.id, clientId)
  if (!isRetry && !(await countToday(bank.db.drizzle, count, CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const actor = { id: customer.id, customerId: customer.id, name: customer.realName ?? '', staff: false }
    const desk = { capabilities: bank.capabilities, actor: { ...actor, acting: undefined }, now }
    const asked = await join(tx, desk, { clientId, uscc, legalName, role })
    return asked.ok ? ok({ approvalId: asked.value.approvalId }) : asked
  })
})

const countOf = (kind: 'orgCard' | 'orgJoin', subject: string, day: Day): DailyCount => ({ subject, kind, day })

export const joinOrg: typeof joining = {
  ...joining,
  ownerObstacle: (on, { customer, today }) => usedUpToday(on, countOf('orgJoin', customer.id, today), CHECKS_A_DAY),
}

export const queryOrgs = accountHandler(calls.queryOrgs, async (scope) => {
  const on = scope.bank.db.drizzle
  const { staff } = scope.customer
  if (await closedRefusal(on)) return ok({ open: false, orgs: [], staff })
  const actor = await actorOf(scope, on)
  const orgs = await orgsOf(on, scope.customer.id)
  const acting = actor.acting && (await actingOf(scope, actor.acting, await countWaiting(on, actor, scope.now)))
  return ok({ open: true, orgs, ...(acting && { acting }), staff })
})

/** The enterprise a session acts for, with all that the pages offer. */
async function actingOf({ bank, customer }: AccountScope, { orgId, name, role }: ActingFor, waiting: number) {
  const on = bank.db.drizzle
  const registered = registeredKinds(bank.capabilities)
  const cards = await orgCardsOf(on, orgId)
  const card = cards.find(({ state }) => state === 'ACTIVE')
  const members = await membersOf(on, orgId)
  return {
    ...{ orgId, name, role, waiting },
    balance: await parties.balanceOf(on, orgId),
    kinds: kindsWrittenBy(role).filter((kind) => registered.includes(kind)),
    members: members.map(({ memberId, name: realName, role: theirs, customerId }) => ({
      ...{ memberId, role: theirs },
      name: maskName(realName ?? ''),
      self: customerId === customer.id,
    })),
    ...(card && { card: { orgCardId: card.id, bankName: card.bankName, accountNo: maskCard(card.accountNo) } }),
  }
}

export const actFor = accountHandler(calls.actFor, ({ bank, customer, session, now }, { orgId }) =>
  bank.db.transaction(async (tx) => {
    const closed = await closedRefusal(tx)
    if (closed) return fail(closed)
    // Held against whoever takes the role away meanwhile.
    await parties.lock(tx, orgId)
    if ((await parties.roleOf(tx, orgId, customer.id)) === undefined) return fail(bankError('OrgUnknown'))
    const acts = { orgId, customerId: customer.id, at: now }
    await tx
      .insert(orgSessions)
      .values({ sessionId: session.id, ...acts })
      .onConflictDoUpdate({ target: orgSessions.sessionId, set: acts })
    await recordEvent(tx, now, 'actFor', { customerId: customer.id, sessionId: session.id, detail: { orgId } })
    const acting = await parties.actingOf(tx, session)
    return acting ? ok(acting) : fail(bankError('OrgUnknown'))
  }),
)

export const queryOrgCards = accountHandler(calls.queryOrgCards, async ({ bank, customer, now }) => {
  const on = bank.db.drizzle
  const mine = await orgsOf(on, customer.id)
  const withCards = mine.map(async (org) => {
    const cards = await orgCardsOf(on, org.orgId)
    const active = cards.find(({ state }) => state === 'ACTIVE')
    const [newest] = cards
    const latest = newest && newest.state !== 'ACTIVE' && newest.state !== 'REPLACED' ? newest : undefined
    const proofFrom = nextProofAt(cards, now)
    return {
      ...org,
      ...(active && { active: wireOrgCard(active, cards, now) }),
      ...(latest && { latest: wireOrgCard(latest, cards, now) }),
      ...(proofFrom !== undefined && { proofFrom }),
    }
  })
  return ok({ orgs: await Promise.all(withCards) })
})

/** Each one pays money out: so many a day and person. */
const adding = accountHandler(calls.addOrgCard, async ({ bank, customer, session, now, today }, request) => {
  const closed = await closedRefusal(bank.db.drizzle)
  if (closed) return fail(closed)
  const count = countOf('orgCard', customer.id, today)
  if (!(await countToday(bank.db.drizzle, count, CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  return bank.db.transaction(async (tx) => {
    const added = await add(tx, customer.id, request, now)
    if (!added.ok) return added
    const detail = { orgCardId: added.value.id }
    await recordEvent(tx, now, 'orgCardAdded', { customerId: customer.id, sessionId: session.id, detail })
    return ok(wireOrgCard(added.value, await orgCardsOf(tx, request.orgId), now))
  })
})

export const addOrgCard: typeof adding = {
  ...adding,
  ownerObstacle: async (on, { customer, today }) =>
    (await closedRefusal(on)) ?? usedUpToday(on, countOf('orgCard', customer.id, today), CHECKS_A_DAY),
}

export const proveOrgCard = accountHandler(calls.proveOrgCard, ({ bank, customer, now }, request) =>
  bank.db.transaction(async (tx) => {
    const person = { id: customer.id, customerId: customer.id, name: customer.realName ?? '' }
    const desk = { capabilities: bank.capabilities, actor: { ...person, staff: false, acting: undefined }, now }
    const proved = await proveForApproval(tx, desk, request)
    if (!proved.ok) return proved
    return ok(wireOrgCard(proved.value, await orgCardsOf(tx, proved.value.orgId), now))
  }),
)
