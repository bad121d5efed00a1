import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { queryPhoneChange } from '@/contract/phone/queryPhoneChange'
import type { ResponseOf } from '@/contract/call'
import { awaitedCode, isOpenPhoneState, namedIn } from '@/domain/phone/change'
import { refusedAs } from '@/features/identity/refusedAs'
import { sayLocked } from '@/features/order/refusals'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { confirm, tell } from '@/session/overlay'
import { useCall } from '@/session/useCall'

export type PhoneStanding = ResponseOf<typeof queryPhoneChange>
export type PhoneChange = NonNullable<PhoneStanding['change']>

/** The number on record, and the change as far as it has come. */
export const usePhoneStanding = () => useCall(queryPhoneChange, {})

/** Where a change begins: for a first number it is another page than for another one. */
export const beginning = (change?: Pick<PhoneChange, 'purpose'>): Link =>
  change?.purpose === 'FIRST' ? link('/setMyPhoneNumber') : link('/ChangePhone')

/** The page of a change's next step. */
export function nextStep(change: PhoneChange): Link {
  const { state, method, newNo, changeId } = change
  if (!isOpenPhoneState(state)) return beginning(change)
  if (state === 'REVIEW') return link('/VerifyPhoneNumberCs')
  if (state === 'NEW_PROVED') return method === 'REVIEW' ? link('/VerifyPhoneNumberCs') : link('/realUserPhone')
  if (awaitedCode(state, method) === 'new' && newNo === undefined && namedIn(state, method)) return link('/newPhone')
  return link('/VerifyPhoneCode', { changeId })
}

/** Says why a step wasn't taken, with the way on. */
export async function sayPhoneRefusal(error: CallError, change?: PhoneChange): Promise<void> {
  const name = refusedAs(error)
  if (name === 'PasswordLocked') return sayLocked(error.message)
  if (name === 'AccountFrozen') {
    if (await confirm({ text: error.message, yes: '查看冻结与处理中' })) go('/FrozenAmountLists')
    return
  }
  await tell({ text: error.message })
  if (name === 'PhoneChangeExpired') go(beginning(change), { replace: true })
}

/** Asks before an application that a person decides about is withdrawn by beginning anew. */
export const mayBegin = async (change: PhoneChange | undefined): Promise<boolean> =>
  change?.recordNo === undefined ||
  !isOpenPhoneState(change.state) ||
  confirm({
    text:
      change.state === 'REVIEW' ? '重新办理将撤回正在审核的申请，是否继续？' : '重新办理将放弃已通过的审核，是否继续？',
    yes: '继续办理',
  })
