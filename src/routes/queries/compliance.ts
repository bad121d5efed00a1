import * as v from 'valibot'
import { TEXT_KINDS } from '@/domain/legal/kinds'
import { isProductCode } from '@/domain/product/families'
import { FAMILY_ROLES, familyRouteName } from '../families'
import { pageOf } from '../appRoutes'

/**
 * `fromUrl` is 1 when the message box led here (specification §2); `doc` chooses the document (ours); `both` lets the
 * reader switch between policy and agreement; `changes` shows in place of a text what changed in it since the reader agreed
 * (ours).
 */
export const policyQuery = v.object({
  fromUrl: v.optional(v.pipe(v.string(), v.maxLength(8))),
  doc: v.optional(v.picklist(['privacy', 'service', 'face', 'manager']), 'privacy'),
  variant: v.optional(v.picklist(['one', 'both']), 'one'),
  changes: v.optional(v.picklist(TEXT_KINDS)),
})

/** Only product pages: a link must not send a customer to another page after the risk test. */
const isProductRoute = (name: string): boolean => {
  const page = pageOf(name)
  return page !== undefined && FAMILY_ROLES.some((role) => page === pageOf(familyRouteName('Product', role)))
}

/** Query of the risk test's pages: the product page that led here, and its product. */
export const originQuery = v.object({
  from: v.optional(v.pipe(v.string(), v.check(isProductRoute))),
  productType: v.optional(v.pipe(v.string(), v.check(isProductCode))),
})

export const privacyCentreQuery = v.object({ view: v.optional(v.picklist(['consents', 'data']), 'consents') })

/** `view=checks` says how to check the bank (ours). */
export const aboutQuery = v.object({
  subject: v.picklist(['app', 'bank']),
  view: v.optional(v.picklist(['about', 'checks']), 'about'),
})
