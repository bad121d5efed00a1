import { buyProduct } from './buyProduct'
import { previewBuy } from './previewBuy'
import { previewRedeem } from './previewRedeem'
import { queryObstacles } from './queryObstacles'
import { queryOperation } from './queryOperation'
import { redeemProduct } from './redeemProduct'

/** The calls of `order`; the app imports single calls instead, to stay small. */
export const orderCalls = { buyProduct, previewBuy, previewRedeem, queryObstacles, queryOperation, redeemProduct }
