import { changeFamilyCard as call } from '@/contract/family/changeFamilyCard'
import type { RequestOf } from '@/contract/call'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { areGrantLimits, isOpenGrant, raisesLimits } from '@/domain/family/grant'
import { maskName } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Tx } from '@sandbox/kernel/db'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import { checkPayPassword } from '@sandbox/kernel/session/payPassword'
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

export const changeFamilyCard = accountHandler(call, (scope, request) =>
  scope.bank.db.transaction(async (tx) => {
    const { customer, session, now } = scope
    const { grantId, action } = request
    const grant = await lockGrant(tx, grantId)
    const by = grant?.ownerId === customer.id ? 'owner' : grant?.memberId === customer.id ? 'member' : undefined
    if (!grant || !by) return fail(bankError('GrantUnknown'))
    const done =
      action === 'limits'
        ? await changeLimits(tx, scope, by === 'owner' ? grant : undefined, request)
        : await moveGrant(tx, grant, { trigger: TRIGGERS[action], by, now })
    if (!done.ok) return done
    const detail = { grantId, action }
    await recordEvent(tx, now, 'familyCardChanged', { customerId: customer.id, sessionId: session.id, detail })
    const other = by === 'owner' ? grant.memberId : grant.ownerId
    const whose = by === 'owner' ? '向您赠送的亲情卡' : '受赠的亲情卡'
    const body = `${maskName(customer.realName ?? '')}${whose}：${TITLES[action].slice('亲情卡'.length)}。`
    await tellOfFamilyCard(tx, other, { title: TITLES[action], body, now })
    return ok({})
  }),
)

/** Lower at once, higher by the password. */
async function changeLimits(
  tx: Tx,
  scope: AccountScope,
  grant: FamilyGrant | undefined,
  { monthLimit, single, password }: Request,
): Promise<Result<FamilyGrant, BankError>> {
  if (!grant) return fail(bankError('GrantUnknown'))
  if (!isOpenGrant(grant.state)) return fail(bankError('GrantChanged'))
  const limits = { monthLimit: monthLimit ?? grant.monthLimit, single: single ?? grant.single }
  if (!areGrantLimits(limits)) return fail(LIMITS_REFUSED)
  if (raisesLimits(grant, limits)) {
    if (password === undefined) return fail(bankError('StepUpMissing', '提高额度需要输入支付密码'))
    const known = await checkPayPassword(tx, scope, scope.customer.id, password)
    if (!known.ok) return known
  }
  return ok(await setGrant(tx, grant.id, { ...limits, changedAt: scope.now }))
}
