import { isDeepStrictEqual } from 'node:util'
import { changeFamilyCard as call } from '@/contract/family/changeFamilyCard'
import type { RequestOf } from '@/contract/call'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { areGrantLimits, GRANT_MACHINES, isOpenGrant, raisesLimits } from '@/domain/family/grant'
import { maskName } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Tx } from '@sandbox/kernel/db'
import { recordEvent } from '@sandbox/kernel/audit'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { keptBy } from '@sandbox/kernel/orders/obstacles'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { payingRefusal } from '@sandbox/kernel/session/access'
import type { Stretched } from '@sandbox/kernel/session/credentials'
import { checkPayPassword, stretchPayPassword } from '@sandbox/kernel/session/payPassword'
import { LIMITS_REFUSED, lockGrant, moveGrant, setGrant } from '../grants'
import type { FamilyGrant } from '../tables'
import { tellOfFamilyCard } from '../tell'

type Request = RequestOf<typeof call>

const TRIGGERS = { pause: 'paused', resume: 'resumed', end: 'ended' } as const
const TITLES = {
  limits: '亲情卡额度已调整',
  pause: '亲情卡已暂停',
  resume: '亲情卡已恢复',
  end: '亲情卡已停用',
} as const

const changing = accountHandler(call, async (scope, request) => {
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
    await tellOfFamilyCard(tx, other, { title: TITLES[action], body, now })
    return ok({})
  })
})

/** Of which others are told (ours). */
export const CHANGES_A_DAY = 20

const limitsOf = ({ monthLimit, single, state }: FamilyGrant) => ({ monthLimit, single, state })

/** They stand against what gives the other more; less can be given at any time. */
export const changeFamilyCard: typeof changing = {
  ...changing,
  obstacles: keptBy((on, { customer, today }) => payingRefusal(on, customer.id, today)),
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
