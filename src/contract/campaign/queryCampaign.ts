import * as v from 'valibot'
import { defineCall } from '../call'
import { code, instant, line, text } from '../fields'
import { campaignBlock, campaignDraw, campaignPackets, campaignPrize, campaignTask } from './campaignFields'
import { campaignSummary } from './campaignSummary'

export const queryCampaign = /*#__PURE__*/ defineCall({
  name: 'queryCampaign',
  method: 'GET',
  path: '/api/wechatbank/config/queryCampaign',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: ['campaign'],
  summary:
    'A campaign as anybody may read it: its page, who may join, rules, tasks, prizes with what is left of them (ours). Nothing of a person.',
  request: /*#__PURE__*/ v.strictObject({
    actId: code,
    /** Which look of its page; always the same one for a phone unless given. */
    variant: v.optional(code),
    /** The token of a text message's link; empty where there was none. */
    link: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    /** The bank's time. */
    at: instant,
    campaign: campaignSummary,
    /** Not shown now: a kind of marketing that is off. */
    closed: v.boolean(),
    /** Whether the link no longer leads here; only where one was named. */
    linkOver: v.optional(v.boolean()),
    variant: code,
    blocks: v.array(campaignBlock),
    organiser: line,
    contact: code,
    claimUntil: instant,
    /** Who may join, in Chinese. */
    audience: v.array(line),
    rulesVersion: v.pipe(v.number(), v.safeInteger()),
    rules: v.array(text),
    tasks: v.array(campaignTask),
    prizes: v.array(campaignPrize),
    /** Of a draw. */
    draw: v.optional(campaignDraw),
    /** Of packets that are shared by chance. */
    packets: v.optional(campaignPackets),
    /** How many may still join; undefined where no number is fixed. */
    placesLeft: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  }),
  errors: ['CampaignUnknown'],
  sample: { actId: 'deposit' },
})
