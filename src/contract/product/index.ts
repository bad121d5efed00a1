// The calls of this capability; the app imports single calls instead, to stay small.
export { getInfo } from './getInfo'
export { queryAgreementOffers } from './queryAgreementOffers'
export { queryInvitations } from './queryInvitations'
export { queryProductDetail } from './queryProductDetail'
export { queryProducts } from './queryProducts'
export { redeemAgreementCode } from './redeemAgreementCode'
