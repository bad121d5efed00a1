// A handler for each call of this capability.
export { buyProduct } from './buyProduct'
export { previewBuy } from './previewBuy'
export { previewRedeem } from './previewRedeem'
export { queryObstacles } from './queryObstacles'
export { queryOperation } from './queryOperation'
export { redeemProduct } from './redeemProduct'
