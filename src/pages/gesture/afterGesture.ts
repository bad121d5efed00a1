import { familyRoute } from '@/products/entrance'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

/** Sources whose customers come for the wealth product (specification §4): a mini-program, or the bank's app. */
const TO_WEALTH = ['minip', 'app']

/**
 * Where a source's customers go once the gesture is right; undefined: to where they were going.
 * @param from the route's query (specification §2); `common` is every other link
 */
export const afterGesture = (from: string | undefined): Link | undefined =>
  from !== undefined && TO_WEALTH.includes(from) ? link(familyRoute('wealth', 'Index')) : undefined
