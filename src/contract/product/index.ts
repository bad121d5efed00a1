import { getInfo } from './getInfo'
import { queryInvitations } from './queryInvitations'
import { queryProductDetail } from './queryProductDetail'
import { queryProducts } from './queryProducts'

/** The calls of `product`; the app imports single calls instead, to stay small. */
export const productCalls = { getInfo, queryInvitations, queryProductDetail, queryProducts }
