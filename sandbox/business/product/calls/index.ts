// A handler for each call of this capability.
export { getInfo } from './getInfo'
export { queryAgreementOffers } from './queryAgreementOffers'
export { queryInvitations } from './queryInvitations'
export { queryProductDetail } from './queryProductDetail'
export { queryProducts } from './queryProducts'
export { redeemAgreementCode } from './redeemAgreementCode'
