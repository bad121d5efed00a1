import * as v from 'valibot'
import { VOUCHER_KINDS } from '@/domain/voucher/machine'
import { defineCall } from '../call'
import { code, fenAmount, instant, line, text } from '../fields'
import { campaignSummary } from './campaignSummary'

const count = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const queryCityOffers = /*#__PURE__*/ defineCall({
  name: 'queryCityOffers',
  method: 'GET',
  path: '/api/wechatbank/config/queryCityOffers',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: ['campaign'],
  summary:
    'What a campaign offers to choose from, by city or by the address on record (specification §2, /cityCardActivitiesHomePage, /yuAgribusinessTicket; the call is ours). Nothing of a person.',
  request: /*#__PURE__*/ v.strictObject({ actId: code }),
  response: /*#__PURE__*/ v.object({
    campaign: campaignSummary,
    organiser: line,
    contact: code,
    /** Who may, in Chinese. */
    audience: v.array(line),
    rulesVersion: v.pipe(v.number(), v.safeInteger()),
    rules: v.array(text),
    /** YYYYMM, by which monthly offers count. */
    month: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    /** What all rewards together may cost, and what of it isn't promised yet, fen. */
    budget: fenAmount,
    budgetLeft: fenAmount,
    cities: v.array(v.object({ code, name: line, longitude: v.number(), latitude: v.number() })),
    offers: v.array(
      v.object({
        offerKey: code,
        kind: v.picklist(VOUCHER_KINDS),
        /** The voucher that it gives. */
        name: line,
        merchant: line,
        face: fenAmount,
        least: fenAmount,
        /** How many days it is valid, the day it is given included. */
        days: count,
        terms: v.array(text),
        /** Once a person each month; otherwise once. */
        monthly: v.boolean(),
        /** How many there are in all, by stock and budget. */
        stock: count,
        /** How many can still be promised, by stock and budget. */
        left: count,
        /** The codes of the cities it is offered in; none: everywhere. */
        cities: v.array(code),
      }),
    ),
    claimUntil: instant,
    /** The bank's time of this answer. */
    at: instant,
  }),
  errors: ['CampaignUnknown'],
  sample: { actId: 'cityCard' },
})
