import * as v from 'valibot'
import { isProductCode } from '@/domain/products/families'
import type { Query } from '@/routes/link'
import { findRoute } from '@/routes/table'

/** Product pages only: a link must not send a customer who has just been tested anywhere else. */
const isProductRoute = (name: string): boolean => findRoute(name)?.family !== undefined

/** Query of the risk test's pages: the product page that led here, with its product. */
export const originQuery = /*#__PURE__*/ v.object({
  from: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.pipe(v.string(), /*#__PURE__*/ v.check(isProductRoute))),
  productType: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.pipe(v.string(), /*#__PURE__*/ v.check(isProductCode))),
})

export interface Origin {
  readonly from?: string | undefined
  readonly productType?: string | undefined
}

/** The origin for the next page of the test. */
export const originAsQuery = ({ from, productType }: Origin): Query => ({ from, productType })
