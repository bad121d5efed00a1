// The calls of this capability; the app imports single calls instead, to stay small.
export { buyProduct } from './buyProduct'
export { previewBuy } from './previewBuy'
export { previewRedeem } from './previewRedeem'
export { queryObstacles } from './queryObstacles'
export { queryOperation } from './queryOperation'
export { redeemProduct } from './redeemProduct'
