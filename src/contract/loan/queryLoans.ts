import * as v from 'valibot'
import { loanSelector } from '../bridge/bridgeFields'
import { defineCall } from '../call'
import { fenAmount, nothing, rate, text } from '../fields'

export const queryLoans = /*#__PURE__*/ defineCall({
  name: 'queryLoans',
  method: 'GET',
  path: '/api/wechatbank/loan/queryLoans',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'The loans of the separate loan apps with what has to be said of each, its annual simple rate first of all (specification §2, /loanMenu; central bank’s notice 3 of 2021; the call is ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    loans: v.array(
      v.object({
        /** The loan's own. */
        loanCode: v.pipe(v.string(), v.regex(/^[a-z]{1,32}$/)),
        /** Of the app that gives it (specification §9); one app may give several. */
        selector: loanSelector,
        name: text,
        lender: text,
        /** 年化利率（单利）, least and most. */
        rateFrom: rate,
        rateTo: rate,
        most: fenAmount,
        /** Longest term. */
        months: v.number(),
        /** Who may apply. */
        who: text,
      }),
    ),
  }),
  errors: [],
  sample: {},
})
