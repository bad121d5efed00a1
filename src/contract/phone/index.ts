import { checkPhoneOwner } from './checkPhoneOwner'
import { confirmPhone } from './confirmPhone'
import { nameNewPhone } from './nameNewPhone'
import { provePhone } from './provePhone'
import { queryPhoneChange } from './queryPhoneChange'
import { requestPhoneReview } from './requestPhoneReview'
import { setCardPhone } from './setCardPhone'
import { startPhoneChange } from './startPhoneChange'

/** The calls of `phone`; the app imports single calls instead, to stay small. */
export const phoneCalls = {
  checkPhoneOwner,
  confirmPhone,
  nameNewPhone,
  provePhone,
  queryPhoneChange,
  requestPhoneReview,
  setCardPhone,
  startPhoneChange,
}
