import { createHash, randomInt, randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { bindInviter } from '@/contract/referral/bindInviter'
import type { makeInvite } from '@/contract/referral/makeInvite'
import type { queryInvite } from '@/contract/referral/queryInvite'
import { DAY_MS } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskName } from '@/domain/masks/mask'
import {
  bindingProblem,
  CODE_CHARACTERS,
  CODE_LENGTH,
  INVITE_DAYS,
  inviteCodeOf,
  isRewarded,
  openUntil,
  REFERRAL_POINTS,
  SAME_DEVICE_MS,
  RELATION_MACHINE,
} from '@/domain/referral/relation'
import type { InviterKind, RelationState, RelationTrigger, SamePerson } from '@/domain/referral/relation'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { hadAccount } from '@sandbox/business/closure'
import { recordEvent } from '@sandbox/kernel/audit'
import { rowsOf, schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { advisoryLock } from '@sandbox/kernel/db/advisoryLock'
import { readFlag } from '@sandbox/kernel/flags'
import type { DomainEventFollower } from '@sandbox/kernel/domainEvents'
import type { Session } from '@sandbox/kernel/session/sessions'
import { isPromoter, marketerOf, promotionBarOf } from './marketers'
import { invites, relations } from './tables'
import type { Invite, Relation } from './tables'

const { accounts, customers, wechatIdentities } = schema

/** The bank's time and day of a call, and the machine's time. */
interface When {
  readonly now: number
  readonly today: Day
  readonly realNow: number
}

/** Names a phone without storing what the app has on it; undefined for one that says nothing. */
export const deviceOf = (cookieId: string | undefined): string | undefined =>
  cookieId === undefined ? undefined : createHash('sha256').update(`referral ${cookieId}`).digest('hex')

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('')

/** An invitation with less left than this is replaced when it is asked for. */
export const KEEP_MS = (INVITE_DAYS / 2) * DAY_MS

const untilOf = ({ expiresAt }: Invite): Day => dayOfInstant(expiresAt - 1)

/** Keeps a new invitation. */
export async function keepInvite(
  tx: Tx,
  { inviteCode, customerId, kind, now }: Pick<Invite, 'inviteCode' | 'customerId' | 'kind'> & { readonly now: number },
): Promise<Invite> {
  const made = { inviteCode, customerId, kind, createdAt: now, expiresAt: now + INVITE_DAYS * DAY_MS }
  const [kept] = await tx.insert(invites).values(made).returning()
  if (!kept) throw new Error('an invitation was not kept')
  return kept
}

/**
 * The customer's invitation: the one there is, or a new one. Whoever may promote now invites as such, everybody else as a
 * customer. The caller holds the customer's row.
 */
export async function inviteOf(
  tx: Tx,
  customerId: string,
  { now, today, realNow }: When,
  cookieId?: string,
): Promise<ResponseOf<typeof makeInvite>> {
  const marketer = await marketerOf(tx, customerId, today)
  const kind: InviterKind = marketer?.standing === 'ACTIVE' ? marketer.marketer.kind : 'CUSTOMER'
  const [known] = await tx
    .select()
    .from(invites)
    .where(and(eq(invites.customerId, customerId), eq(invites.kind, kind), gt(invites.expiresAt, now + KEEP_MS)))
    .orderBy(desc(invites.createdAt))
    .limit(1)
  const one = known ?? (await keepInvite(tx, { inviteCode: newCode(), customerId, kind, now }))
  const device = deviceOf(cookieId)
  if (device !== undefined)
    await tx.update(invites).set({ device, deviceAt: realNow }).where(eq(invites.inviteCode, one.inviteCode))
  const points = isRewarded(kind, (await readFlag(tx, 'referralRewardEnabled')) === '1') ? REFERRAL_POINTS : 0
  return { inviteCode: one.inviteCode, kind, until: untilOf(one), points }
}

type InviterOf = ResponseOf<typeof queryInvite>['inviter']

/** Somebody who invites, as everybody may see them. */
async function wireInviter(on: Queryable, inviterId: string, kind: InviterKind, today: Day): Promise<InviterOf> {
  const [customer] = await on.select({ name: customers.realName }).from(customers).where(eq(customers.id, inviterId))
  const name = customer?.name ?? ''
  if (kind === 'CUSTOMER') return { kind, name: maskName(name) }
  const marketer = await marketerOf(on, inviterId, today)
  const place = marketer && { branch: marketer.marketer.branch, salesId: marketer.marketer.salesId }
  return { kind, name, ...place }
}

/** Whether somebody may invite now: their account is open, and a right to promote that they were given lasts, by whichever code. */
async function mayInvite(on: Queryable, { customerId, kind }: Invite, today: Day): Promise<boolean> {
  const [account] = await on
    .select({ closedAt: accounts.closedAt })
    .from(accounts)
    .where(eq(accounts.customerId, customerId))
  if (!account || account.closedAt !== null) return false
  if (kind === 'CUSTOMER') return (await promotionBarOf(on, customerId, today)) === undefined
  const now = await marketerOf(on, customerId, today)
  // Who has become another kind meanwhile is presented as that by a new code.
  return now?.standing === 'ACTIVE' && now.marketer.kind === kind
}

async function findInvite(on: Queryable, text: string): Promise<Invite | undefined> {
  const code = inviteCodeOf(text)
  if (code === undefined) return undefined
  return (await on.select().from(invites).where(eq(invites.inviteCode, code)))[0]
}

/** Who invites by a code. Fails with InviteUnknown, InviteExpired, MarketerSuspended. */
export async function readInvite(
  on: Queryable,
  text: string,
  { now, today }: Pick<When, 'now' | 'today'>,
): Promise<Result<ResponseOf<typeof queryInvite>, BankError>> {
  const invite = await findInvite(on, text)
  if (!invite) return fail(bankError('InviteUnknown'))
  if (invite.expiresAt <= now) return fail(bankError('InviteExpired'))
  if (!(await mayInvite(on, invite, today))) return fail(bankError('MarketerSuspended'))
  return ok({ inviter: await wireInviter(on, invite.customerId, invite.kind, today), until: untilOf(invite) })
}

/** A person who accepts. */
type Invitee = Pick<Session, 'openId' | 'customerId'> & { readonly cookieId?: string | undefined }

/** The relation of a person: by the open id it was accepted with, or as the customer they have become. */
export async function relationOf(
  on: Queryable,
  { openId, customerId }: Pick<Invitee, 'openId' | 'customerId'>,
): Promise<Relation | undefined> {
  const mine = customerId === undefined ? undefined : eq(relations.customerId, customerId)
  const [found] = await on
    .select()
    .from(relations)
    .where(or(eq(relations.openId, openId), mine))
    // That of the account counts before one that was accepted on another phone.
    .orderBy(sql`${relations.customerId} IS NULL`, asc(relations.number))
    .limit(1)
  return found
}

/** By what two are one person. A phone number and an ID card are one customer's alone. */
async function sameBy(tx: Tx, invite: Invite, invitee: Invitee, realNow: number): Promise<readonly SamePerson[]> {
  const { customerId: inviterId, device, deviceAt } = invite
  const same: SamePerson[] = []
  if (invitee.customerId === inviterId) same.push('customer')
  const theirs = await tx.select().from(wechatIdentities).where(eq(wechatIdentities.customerId, inviterId))
  if (theirs.some(({ openId }) => openId === invitee.openId)) same.push('openId')
  const [mine] = await tx.select().from(wechatIdentities).where(eq(wechatIdentities.openId, invitee.openId))
  const unionId = mine?.unionId ?? undefined
  if (unionId !== undefined && theirs.some((one) => one.unionId === unionId)) same.push('unionId')
  const isRecent = deviceAt !== null && realNow - deviceAt < SAME_DEVICE_MS
  if (device !== null && isRecent && device === deviceOf(invitee.cookieId)) same.push('device')
  return same
}

/** Whether a person is the inviter, who invited them, and so on. */
export async function isAncestor(on: Queryable, inviterId: string, customerId: string | undefined): Promise<boolean> {
  if (customerId === undefined) return false
  // UNION keeps nobody twice, so a ring that should not be there ends too.
  const [found] = await rowsOf<{ found: boolean }>(
    on,
    sql`WITH RECURSIVE up (id) AS (
          SELECT ${inviterId}::text
          UNION SELECT r.inviter_id FROM relations r JOIN up ON r.customer_id = up.id)
        SELECT EXISTS (SELECT FROM up WHERE id = ${customerId}) AS found`,
  )
  return found?.found === true
}

/** Whether somebody has closed an account: a person, which is an ID card, whatever customer they are now. */
async function isBack(on: Queryable, customerId: string): Promise<boolean> {
  const [person] = await on.select({ card: customers.idCardNo }).from(customers).where(eq(customers.id, customerId))
  return hadAccount(on, person?.card ?? '')
}

/** Whether somebody has, or had, an account. */
async function isCustomer(on: Queryable, customerId: string | undefined): Promise<boolean> {
  if (customerId === undefined) return false
  const theirs = await on.$count(accounts, eq(accounts.customerId, customerId))
  return theirs > 0 || (await isBack(on, customerId))
}

/** A relation as its invitee sees it. */
export async function wireOwn(on: Queryable, one: Relation, today: Day): Promise<ResponseOf<typeof bindInviter>> {
  const { state, inviteCode, boundAt, openUntil: until, effectiveAt, endedAt, inviterId, kind } = one
  return {
    ...{ state, inviteCode },
    inviter: await wireInviter(on, inviterId, kind, today),
    boundAt,
    ...(state === 'BOUND' && { openUntil: until }),
    ...(effectiveAt !== null && { effectiveAt }),
    ...(endedAt !== null && { endedAt }),
  }
}

/**
 * Accepts an invitation, once a person; the same one again is the same relation. One at a time in the whole bank, so that no
 * two of them make a ring. Fails with InviteUnknown and with what `bindingProblem` says.
 */
export async function bind(
  tx: Tx,
  text: string,
  invitee: Invitee,
  { now, today, realNow }: When,
): Promise<Result<Relation, BankError>> {
  const { openId, customerId } = invitee
  await advisoryLock(tx, 'referral')
  const invite = await findInvite(tx, text)
  if (!invite) return fail(bankError('InviteUnknown'))
  const before = await relationOf(tx, invitee)
  if (before?.inviteCode === invite.inviteCode) return ok(before)
  const problem = bindingProblem({
    same: await sameBy(tx, invite, invitee, realNow),
    customer: await isCustomer(tx, customerId),
    bound: before !== undefined,
    expired: invite.expiresAt <= now,
    inviterActive: await mayInvite(tx, invite, today),
    ancestor: await isAncestor(tx, invite.customerId, customerId),
  })
  if (problem) return fail(bankError(problem))
  const [made] = await tx
    .insert(relations)
    .values({
      relationId: `R${randomUUID().replace(/-/g, '')}`,
      ...{ openId, inviterId: invite.customerId, inviteCode: invite.inviteCode, kind: invite.kind },
      ...{ customerId: customerId ?? null, state: 'BOUND', boundAt: now, openUntil: openUntil(today) },
    })
    .returning()
  if (!made) throw new Error('a relation was not kept')
  await note(tx, made, 'bind', now)
  return ok(made)
}

const note = (tx: Tx, { relationId, inviterId, customerId, state, kind }: Relation, step: string, now: number) =>
  recordEvent(tx, now, 'referral', {
    ...(customerId !== null && { customerId }),
    detail: { relationId, inviterId, kind, step, state },
  })

/** Takes a relation where a trigger leads; undefined where it leads nowhere. The caller holds its row or the turn. */
export async function moveRelation(
  tx: Tx,
  one: Relation,
  trigger: RelationTrigger,
  now: number,
  set: Partial<Relation> = {},
): Promise<Relation | undefined> {
  const state: RelationState | undefined = RELATION_MACHINE.after(one.state, trigger)
  if (state === undefined) return undefined
  const ended = state === 'EFFECTIVE' ? {} : { endedAt: now }
  const [moved] = await tx
    .update(relations)
    .set({ ...set, ...ended, state })
    .where(and(eq(relations.relationId, one.relationId), eq(relations.state, one.state)))
    .returning()
  if (moved) await note(tx, moved, trigger, now)
  return moved
}

/** Ends the relation of an invitee; ended before, it stays as it is. Fails with RelationUnknown. */
export async function endOwn(tx: Tx, invitee: Invitee, now: number): Promise<Result<Relation, BankError>> {
  await advisoryLock(tx, 'referral')
  const one = await relationOf(tx, invitee)
  if (!one) return fail(bankError('RelationUnknown'))
  return ok((await moveRelation(tx, one, 'end', now)) ?? one)
}

/**
 * Makes the relation of somebody who has just opened an account effective, told twice or once. The one that was accepted
 * first counts, also where it has ended; others of the same person, and one whose inviter turns out to be the same person,
 * come to nothing.
 */
export const followAccounts: DomainEventFollower = async (tx, { occasion, customerId, now }) => {
  if (occasion !== 'accountOpened') return
  await advisoryLock(tx, 'referral')
  const theirs = tx
    .select({ openId: wechatIdentities.openId })
    .from(wechatIdentities)
    .where(eq(wechatIdentities.customerId, customerId))
  const all = await tx
    .select()
    .from(relations)
    .where(or(eq(relations.customerId, customerId), inArray(relations.openId, theirs)))
    .orderBy(asc(relations.number))
  if (all.some(({ effectiveAt }) => effectiveAt !== null)) return
  // Who accepted first is the one inviter there ever is, also where that came to an end before the account.
  const [first, ...rest] = all
  for (const one of rest) await moveRelation(tx, one, 'annul', now)
  if (first?.state !== 'BOUND') return
  // One row has the customer, so the others give it up, whatever became of them.
  const others = rest.map(({ relationId }) => relationId)
  await tx.update(relations).set({ customerId: null }).where(inArray(relations.relationId, others))
  await becomeEffective(tx, first, customerId, now)
}

/** The caller has the turn. */
async function becomeEffective(tx: Tx, one: Relation, customerId: string, now: number): Promise<void> {
  const { inviterId, kind, openUntil: until } = one
  // The day's end that lets it lapse may not have run yet.
  if (dayOfInstant(now) > until) return void (await moveRelation(tx, one, 'lapse', now))
  // Who closed an account is no new customer by opening another: the ID card tells, which mostly wasn't known when they accepted.
  if ((await isBack(tx, customerId)) || (await isAncestor(tx, inviterId, customerId))) {
    return void (await moveRelation(tx, one, 'annul', now))
  }
  // Who invited as a customer may promote for the bank by now, and is given nothing then.
  const isOn = (await readFlag(tx, 'referralRewardEnabled')) === '1'
  const due = isRewarded(kind, isOn) && !(await isPromoter(tx, inviterId, dayOfInstant(now)))
  await moveRelation(tx, one, 'open', now, { customerId, effectiveAt: now, ...(due && { reward: 'DUE' }) })
}

/** What ends with an account: its customer's relations to both sides, and their invitations. */
export async function endOf(tx: Tx, customerId: string, now: number): Promise<void> {
  await advisoryLock(tx, 'referral')
  const open = inArray(relations.state, ['BOUND', 'EFFECTIVE'])
  const theirs = or(eq(relations.customerId, customerId), eq(relations.inviterId, customerId))
  for (const one of await tx.select().from(relations).where(and(open, theirs))) await moveRelation(tx, one, 'end', now)
  await tx
    .update(invites)
    .set({ expiresAt: sql`greatest(${invites.createdAt} + 1, least(${invites.expiresAt}, ${now}))` })
    .where(eq(invites.customerId, customerId))
}
