// A handler for each call of this capability.
export { queryMyShop } from './queryMyShop'
export { queryShop } from './queryShop'
export { saveShop } from './saveShop'
export { setShopOpen } from './setShopOpen'
