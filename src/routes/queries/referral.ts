import * as v from 'valibot'

/** What isn't as it should be is as if it weren't there. */
const optional = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

const code = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,64}$/))

/**
 * `view` is the row's; `inviteCode` an invitation's, `relationId` one of the customer's own; `posterId` and `actId` name a
 * poster and a campaign, `type` what a code is of and `voucherId` the voucher.
 */
export const inviteQuery = v.object({
  view: v.picklist([
    'invite',
    'people',
    'team',
    'member',
    'posters',
    'clerkPosters',
    'campaignPosters',
    'poster',
    'code',
  ]),
  inviteCode: optional(code),
  relationId: optional(code),
  posterId: optional(code),
  actId: optional(code),
  type: v.fallback(v.optional(v.picklist(['official', 'invite', 'voucher']), 'official'), 'official'),
  voucherId: optional(v.pipe(v.string(), v.regex(/^[0-9a-zA-Z-]{1,40}$/))),
})

/** `view` is the row's; `inviteCode` an invitation's, `actId` a campaign on the poster that it came by. */
export const invitedQuery = v.object({
  view: v.picklist(['welcome', 'bind']),
  inviteCode: optional(code),
  actId: optional(code),
})

/** `view` is the row's; `settlementId` a settlement of the customer's own. */
export const staffQuery = v.object({
  view: v.picklist([
    'desk',
    'promote',
    'customers',
    'results',
    'settlements',
    'kol',
    'kolApply',
    'shop',
    'person',
    'sent',
  ]),
  settlementId: optional(code),
})

/** `view` is the row's; `saverId` the staff number of whose shop or card it is (specification §3). */
export const openReferralQuery = v.object({
  view: v.picklist(['shop', 'card', 'vip', 'rights']),
  saverId: optional(code),
})
