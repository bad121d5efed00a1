// A handler for each call of this capability.
export { checkPhoneOwner } from './checkPhoneOwner'
export { confirmPhone } from './confirmPhone'
export { nameNewPhone } from './nameNewPhone'
export { provePhone } from './provePhone'
export { queryPhoneChange } from './queryPhoneChange'
export { requestPhoneReview } from './requestPhoneReview'
export { setCardPhone } from './setCardPhone'
export { startPhoneChange } from './startPhoneChange'
