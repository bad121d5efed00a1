import * as v from 'valibot'
import { CONSENT_BRIDGES } from '@/domain/bridge/bridges'
import { namedRoute } from '@/domain/bridge/arrival'

/** What isn't as it should be is as if it weren't there. */
const optional = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

const id = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,64}$/))

/** A route of our own by its name; anything that could be read as an address isn't one. */
const to = optional(
  v.pipe(
    v.string(),
    v.check((text) => namedRoute(text) !== undefined),
  ),
)

/** `bridge` is the row's; `left` marks a page that has led out already. */
const crossed = {
  bridge: v.picklist(CONSENT_BRIDGES),
  left: optional(v.literal('1')),
}

/** A partner: `id` is an enterprise of the customer's. */
export const leaveQuery = v.object({ ...crossed, id: optional(id) })

/** A deposit by its code. */
export const depositLeaveQuery = v.object({
  productType: optional(v.pipe(v.string(), v.regex(/^[0-9A-Z]{3,12}$/))),
  left: crossed.left,
})

/** A loan app by its selector (specification §9), with a voucher. */
export const loanLeaveQuery = v.object({
  ...crossed,
  selector: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^(\d|10)$/)), '0'), '0'),
  voucherId: optional(v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,32}$/))),
})

/** `as`: the customer number goes along. */
export const serviceQuery = v.object({
  topic: optional(id),
  as: optional(v.literal('me')),
  left: optional(v.literal('1')),
})

/** Everything else in the address goes along to the named route; what `to` may be, the page says. */
export const arrivalQuery = v.looseObject({
  way: v.picklist(['app', 'middle']),
  to: v.optional(v.string()),
})

/** What is explained is the row's; `to` is where the reader wants to go. */
export const guideQuery = v.object({
  guide: v.picklist(['app', 'browser', 'browserSteps', 'weChat', 'addMini']),
  to,
})

/** The page of the mini-program that is opened. */
export const miniQuery = v.object({ way: v.picklist(['home', 'page', 'link']), to })

/** The partner's number of an order. */
export const partnerOrderQuery = v.object({ id: optional(id) })

/** The code of a station, as it was scanned. */
export const stationQuery = v.object({ code: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined) })
