import { getInfo } from './getInfo'
import { queryAgreementOffers } from './queryAgreementOffers'
import { queryInvitations } from './queryInvitations'
import { queryProductDetail } from './queryProductDetail'
import { queryProducts } from './queryProducts'
import { redeemAgreementCode } from './redeemAgreementCode'

/** The calls of `product`; the app imports single calls instead, to stay small. */
export const productCalls = {
  getInfo,
  queryAgreementOffers,
  queryInvitations,
  queryProductDetail,
  queryProducts,
  redeemAgreementCode,
}
