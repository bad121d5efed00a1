import { queryMyShop } from './queryMyShop'
import { queryShop } from './queryShop'
import { saveShop } from './saveShop'
import { setShopOpen } from './setShopOpen'

/** The calls of `shop`; the app imports single calls instead, to stay small. */
export const shopCalls = { queryMyShop, queryShop, saveShop, setShopOpen }
