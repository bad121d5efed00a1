import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { queryPhoneChange } from '@/contract/phone/queryPhoneChange'
import type { ResponseOf } from '@/contract/call'
import { askedInReview, awaitedCode, isOpenPhoneState, mayAskReview, namedIn } from '@/domain/phone/change'
import type { PhoneMethod, PhoneOwner } from '@/domain/phone/change'
import { refusedAs } from '@/features/identity/refusedAs'
import { refusalPlace } from '@/features/order/refusal'
import type { RefusalPlace } from '@/features/order/refusal'
import { sayRefusal } from '@/features/order/refusals'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { confirm, tell } from '@/session/overlay'
import { dispatch, session } from '@/session/session'
import { useCall } from '@/session/useCall'

export type PhoneStanding = ResponseOf<typeof queryPhoneChange>
export type PhoneChange = NonNullable<PhoneStanding['change']>

/** The number on record, and the change as far as it has come. */
export const usePhoneStanding = () => useCall(queryPhoneChange, {})

/** A change that is done is known at once wherever the number on record is shown. */
export function noteDone({ state, newNo }: PhoneChange): void {
  const { visitor } = session()
  if (state === 'DONE' && visitor) dispatch({ type: 'visitorKnown', visitor: { ...visitor, registerMobileNo: newNo } })
}

/** Where a change begins: for a first number, and for who isn't signed in, it is another page. */
export const beginning = (change?: Pick<PhoneChange, 'purpose' | 'method'>): Link => {
  if (change?.purpose === 'FIRST') return link('/setMyPhoneNumber')
  const signedIn = session().visitor?.signedIn === true
  return change?.method === 'RECOVER' || !signedIn ? link('/VerifyPhoneNumberCs') : link('/ChangePhone')
}

/** Whether papers come next, once the new number is proved. */
export const handsInPapers = (method: PhoneMethod, owner: PhoneOwner): boolean =>
  mayAskReview(method, owner) && askedInReview(method, owner).papers

/** Whether nobody is signed in who has a number to sign in with: then there is one way only. */
export const isEarly = ({ mobileNo, methods }: PhoneStanding): boolean =>
  mobileNo !== undefined && methods.includes('RECOVER')

/** The page of a change's next step. */
export function nextStep(change: PhoneChange): Link {
  const { state, method, newNo, changeId, owner = 'unavailable' } = change
  if (!isOpenPhoneState(state)) return beginning(change)
  // What was approved too early for the last code shows there from when it is taken.
  if (state === 'REVIEW' || (state === 'OWNER_CHECKED' && change.readyAt !== undefined))
    return link('/VerifyPhoneNumberCs')
  if (state === 'NEW_PROVED')
    return handsInPapers(method, owner) ? link('/VerifyPhoneNumberCs') : link('/realUserPhone')
  if (awaitedCode(state, method) === 'new' && newNo === undefined && namedIn(state, method)) return link('/newPhone')
  return link('/VerifyPhoneCode', { changeId })
}

/** Says why a step wasn't taken, with the way on. */
export async function sayPhoneRefusal(error: CallError, change?: PhoneChange): Promise<void> {
  const name = refusedAs(error)
  // The card in hand is the lost one; a new one is recorded first where that can be done.
  if (name === 'IdCardLost' && change?.method !== 'RECOVER') {
    if (await confirm({ text: error.message, yes: '更新身份证' })) go('/SettingIdCard')
    return
  }
  if (name === 'FaceMissing') {
    if (await confirm({ text: error.message, yes: '去刷脸' })) go('/ChangePhoneTwo', {}, { replace: true })
    return
  }
  const place = refusalPlace(error)
  if (WITH_WAY_ON.has(place) && (await sayRefusal(place, error))) return
  await tell({ text: error.message })
  if (name === 'PhoneChangeExpired' || name === 'PhoneChangeWaiting') go(beginning(change), { replace: true })
}

/** What stands against a change, each with a page that shows it. */
const WITH_WAY_ON = new Set<RefusalPlace>(['locked', 'frozen', 'lost', 'closing'])

/** Asks before an application that a person decides about is withdrawn by beginning anew. */
export const mayBegin = async (change: PhoneChange | undefined): Promise<boolean> =>
  change?.recordNo === undefined ||
  !isOpenPhoneState(change.state) ||
  confirm({
    text:
      change.state === 'REVIEW' ? '重新办理将撤回正在审核的申请，是否继续？' : '重新办理将放弃已通过的审核，是否继续？',
    yes: '继续办理',
  })
