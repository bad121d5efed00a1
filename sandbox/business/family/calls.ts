import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import * as calls from '@/contract/family'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { areGrantLimits, FAMILY, GRANT_MACHINES, isOpenGrant, raisesLimits } from '@/domain/family/grant'
import { maskName } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { asObstacles } from '@sandbox/kernel/orders/obstacles'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { payingRefusal } from '@sandbox/kernel/session/access'
import { countToday, usedUpToday } from '@sandbox/kernel/session/dailyCounts'
import type { DailyCount } from '@sandbox/kernel/session/dailyCounts'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import type { Stretched } from '@sandbox/kernel/session/credentials'
import { checkPayPassword, givePayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import {
  answer,
  CHANGES_A_DAY,
  give,
  givenBy,
  LIMITS_REFUSED,
  lockGrant,
  moveGrant,
  ownerRefusal,
  receivedBy,
  setGrant,
} from './grants'
import { familyGrants, familySpendings } from './tables'
import type { FamilyGrant } from './tables'
import { notifyFamilyCard } from './notify'
import { wireGiven, wireReceived } from './wire'

export const queryFamilyCards = accountHandler(calls.queryFamilyCards, async ({ bank, customer, today }) => {
  const on = bank.db.drizzle
  return ok({
    given: await wireGiven(on, await givenBy(on, customer.id), today),
    received: await wireReceived(on, await receivedBy(on, customer.id), today),
    most: FAMILY.mostGiven,
  })
})

/**
 * The password comes before whether there is such a customer, and tries are counted: nobody finds out so who is a customer
 * of the bank.
 */
const giving = accountHandler(calls.giveFamilyCard, async (scope, { password, ...asked }) => {
  const { bank, customer, session, now, today } = scope
  const { db } = bank
  if (!areGrantLimits(asked)) return fail(LIMITS_REFUSED)
  // One's own standing, and what one has given and received, cost no guess.
  const own = await giveObstacle(db.drizzle, customer.id, today)
  if (own) return fail(own)
  const known = await givePayPassword(scope, customer.id, password)
  if (!known.ok) return known
  if (!(await countToday(db.drizzle, triesOf(customer.id, today), CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  return db.transaction(async (tx) => {
    const given = await give(tx, { ...asked, ownerId: customer.id }, now)
    if (!given.ok) return given
    const { id: grantId, memberId } = given.value
    await recordEvent(tx, now, 'familyCardGiven', {
      customerId: customer.id,
      sessionId: session.id,
      detail: { grantId },
    })
    const body = `${maskName(customer.realName ?? '')}向您赠送了亲情卡，请在${FAMILY.daysToAnswer}天内确认是否接受。`
    await notifyFamilyCard(tx, memberId, { title: '收到亲情卡', body, now })
    const [wire] = await wireGiven(tx, [given.value], today)
    if (!wire) throw new Error('a grant was not told')
    return ok(wire)
  })
})

const triesOf = (subject: string, day: Day): DailyCount => ({ subject, kind: 'family', day })

const giveObstacle = async (on: Queryable, customerId: string, today: Day): Promise<BankError | undefined> =>
  (await ownerRefusal(on, customerId, today)) ?? usedUpToday(on, triesOf(customerId, today), CHECKS_A_DAY)

export const giveFamilyCard: typeof giving = {
  ...giving,
  obstacles: asObstacles((on, { customer, today }) => giveObstacle(on, customer.id, today)),
}

export const answerFamilyCard = accountHandler(
  calls.answerFamilyCard,
  ({ bank, customer, session, now, today }, { grantId, accept }) =>
    bank.db.transaction(async (tx) => {
      const answered = await answer(tx, customer.id, { grantId, accept, now })
      if (!answered.ok) return answered
      const kind = accept ? 'familyCardAccepted' : 'familyCardDeclined'
      await recordEvent(tx, now, kind, { customerId: customer.id, sessionId: session.id, detail: { grantId } })
      const done = accept ? '已接受' : '谢绝了'
      const body = `${maskName(customer.realName ?? '')}${done}您赠送的亲情卡。`
      await notifyFamilyCard(tx, answered.value.ownerId, { title: accept ? '亲情卡已接受' : '亲情卡被谢绝', body, now })
      const [wire] = await wireReceived(tx, [answered.value], today)
      if (!wire) throw new Error('a grant was not told')
      return ok(wire)
    }),
)

type Request = RequestOf<typeof calls.changeFamilyCard>

const TRIGGERS = { pause: 'paused', resume: 'resumed', end: 'ended' } as const
const TITLES = {
  limits: '亲情卡额度已调整',
  pause: '亲情卡已暂停',
  resume: '亲情卡已恢复',
  end: '亲情卡已停用',
} as const

const changing = accountHandler(calls.changeFamilyCard, async (scope, request) => {
  const { customer, session, now, today } = scope
  const { grantId, action } = request
  const given = { password: request.password, ahead: await stretchPayPassword(scope, customer.id, request.password) }
  return scope.bank.db.transaction(async (tx) => {
    const grant = await lockGrant(tx, grantId)
    const by = grant?.ownerId === customer.id ? 'owner' : grant?.memberId === customer.id ? 'member' : undefined
    if (!grant || !by) return fail(bankError('GrantUnknown'))
    const done =
      action === 'limits'
        ? await changeLimits(tx, scope, by === 'owner' ? grant : undefined, { ...request, ...given })
        : await turn(tx, scope, grant, { trigger: TRIGGERS[action], by, ...given })
    if (!done.ok) return done
    const detail = { grantId, action }
    await recordEvent(tx, now, 'familyCardChanged', { customerId: customer.id, sessionId: session.id, detail })
    // Who hasn't accepted has nothing yet that could change for them, and nothing is told that stays as it was.
    if (grant.state === 'INVITED' || isDeepStrictEqual(limitsOf(done.value), limitsOf(grant))) return ok({})
    const count = { subject: customer.id, kind: 'familyChange', day: today } as const
    // Pausing and ending are always possible, and come again only after something that is counted.
    const counts = action === 'limits' || action === 'resume'
    if (counts && !(await countToday(tx, count, CHANGES_A_DAY))) return fail(bankError('TooManyTries'))
    const other = by === 'owner' ? grant.memberId : grant.ownerId
    const whose = by === 'owner' ? '向您赠送的亲情卡' : '受赠的亲情卡'
    const body = `${maskName(customer.realName ?? '')}${whose}：${TITLES[action].slice('亲情卡'.length)}。`
    await notifyFamilyCard(tx, other, { title: TITLES[action], body, now })
    return ok({})
  })
})

const limitsOf = ({ monthLimit, single, state }: FamilyGrant) => ({ monthLimit, single, state })

/** They stand against what gives the other more; less can be given at any time. */
export const changeFamilyCard: typeof changing = {
  ...changing,
  obstacles: asObstacles((on, { customer, today }) => payingRefusal(on, customer.id, today)),
}

/** What gives the other more takes what giving took: an account in order, and the payment password. */
async function mayGiveMore(
  tx: Tx,
  scope: AccountScope,
  { password, ahead }: GivenPassword,
): Promise<Result<unknown, BankError>> {
  const standing = await payingRefusal(tx, scope.customer.id, scope.today)
  if (standing) return fail(standing)
  if (password === undefined) return fail(bankError('StepUpMissing', '恢复使用或提高额度需要输入支付密码'))
  return checkPayPassword(tx, scope, scope.customer.id, password, ahead)
}

interface GivenPassword {
  readonly password?: string | undefined
  readonly ahead: Stretched | undefined
}

interface Turn extends GivenPassword {
  readonly trigger: (typeof TRIGGERS)[keyof typeof TRIGGERS]
  readonly by: 'owner' | 'member'
}

/** Pauses and ends at once, resumes by the password, which isn't asked where the table has no such way. */
async function turn(
  tx: Tx,
  scope: AccountScope,
  grant: FamilyGrant,
  { trigger, by, ...given }: Turn,
): Promise<Result<FamilyGrant, BankError>> {
  if (trigger === 'resumed' && GRANT_MACHINES[by].after(grant.state, trigger)) {
    const may = await mayGiveMore(tx, scope, given)
    if (!may.ok) return may
  }
  return moveGrant(tx, grant, { trigger, by, now: scope.now })
}

/** Lower at once, higher by the password. */
async function changeLimits(
  tx: Tx,
  scope: AccountScope,
  grant: FamilyGrant | undefined,
  { monthLimit, single, ...given }: Request & GivenPassword,
): Promise<Result<FamilyGrant, BankError>> {
  if (!grant) return fail(bankError('GrantUnknown'))
  if (!isOpenGrant(grant.state)) return fail(bankError('GrantChanged'))
  const limits = { monthLimit: monthLimit ?? grant.monthLimit, single: single ?? grant.single }
  if (!areGrantLimits(limits)) return fail(LIMITS_REFUSED)
  if (raisesLimits(grant, limits)) {
    const may = await mayGiveMore(tx, scope, given)
    if (!may.ok) return may
  }
  return ok(await setGrant(tx, grant.id, { ...limits, changedAt: scope.now }))
}

/** For whoever gave the card alone. */
export const queryFamilySpendings = accountHandler(
  calls.queryFamilySpendings,
  async ({ bank, customer }, { grantId, after }) => {
    const on = bank.db.drizzle
    const [grant] = await on
      .select({ id: familyGrants.id })
      .from(familyGrants)
      .where(and(eq(familyGrants.id, grantId), eq(familyGrants.ownerId, customer.id)))
    if (!grant) return fail(bankError('GrantUnknown'))
    const found = await on
      .select()
      .from(familySpendings)
      .where(
        and(eq(familySpendings.grantId, grantId), after === undefined ? undefined : lt(familySpendings.orderNo, after)),
      )
      .orderBy(desc(familySpendings.orderNo))
      .limit(PAGE + 1)
    const { rows, more } = pageOf(found)
    const spendings = rows.map(({ orderNo, merchant, amount, refunded, at }) => ({
      orderNo,
      merchant,
      amount,
      refunded,
      at,
    }))
    return ok({ spendings, more })
  },
)
