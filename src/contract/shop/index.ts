// The calls of this capability; the app imports single calls instead, to stay small.
export { queryMyShop } from './queryMyShop'
export { queryShop } from './queryShop'
export { saveShop } from './saveShop'
export { setShopOpen } from './setShopOpen'
