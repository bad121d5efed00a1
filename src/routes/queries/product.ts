import * as v from 'valibot'
import { isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { MATURITY_INSTRUCTIONS } from '@/domain/maturity/instruction'
import { isProductCode } from '@/domain/product/families'
import { ROUTE_FAMILIES } from '../families'
import type { RouteFamily } from '../families'

const family = v.picklist(Object.keys(ROUTE_FAMILIES) as RouteFamily[])

/** Query of a family's pages about one product code; the page refuses a code of another family. */
export const productQuery = v.object({
  family,
  productType: v.optional(v.pipe(v.string(), v.check(isProductCode))),
})

/** As `productQuery`; a buying page may have terms that an adviser agreed on with the customer. */
export const buyQuery = v.object({
  ...productQuery.entries,
  offerId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
})

/** What lets a customer in: an adviser's code, or a certified institution; the row says which. */
export const entitledQuery = v.object({ view: v.picklist(['code', 'office']) })

const seqNo = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,40}$/))

/** Query of a family's pages about one holding. */
export const familyHoldingQuery = v.object({ family, seqNo })

/** A deposit whose instruction is set, and which one is chosen at first; what is none is left out. */
export const redepositQuery = v.object({
  seqNo,
  instruction: v.fallback(v.optional(v.picklist(MATURITY_INSTRUCTIONS)), undefined),
})

const orderId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

/** Query of a family's result pages: only the order's client id, so that no amount is in an address. */
export const familyOrderQuery = v.object({ family, orderId })

/** Query of the result page of any order. */
export const orderQuery = v.object({ orderId })

/** A family's holdings, or with `scope` the deposits of all families, which customers call theirs. */
export const holdListQuery = v.object({ family, scope: v.optional(v.literal('all')) })

export const productListQuery = v.object({
  list: v.picklist(['full', 'deposits', 'wealth', 'onSale', 'affordable']),
})

/** Codes of the products that are compared, two or three. */
export const COMPARED_CODES = /^[0-9A-Z]{3,12}(,[0-9A-Z]{3,12}){0,2}$/

export const compareQuery = v.object({ codes: v.optional(v.pipe(v.string(), v.regex(COMPARED_CODES))) })

/** The calendar's page: which part, and of the income's sources which month; what is neither shows its beginning. */
export const calendarQuery = v.object({
  view: v.fallback(v.optional(v.picklist(['calendar', 'income']), 'calendar'), 'calendar'),
  month: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.check(isMonth),
        v.transform((text) => text as Month),
      ),
    ),
    undefined,
  ),
})
