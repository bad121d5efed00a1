import * as v from 'valibot'
import { LIMIT_SPANS, TASK_TRIGGERS } from '@/domain/campaign/campaign'
import { FRAUD_RULES } from '@/domain/campaign/fraud'
import { REWARD_KINDS, REWARD_STATES } from '@/domain/campaign/reward'
import { FAMILIES } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { code, day, fenAmount, instant, line, termType, text } from '../fields'
import { campaignPicture } from './campaignSummary'

const lines = v.array(text)
const family = /*#__PURE__*/ v.picklist(/*#__PURE__*/ Object.keys(FAMILIES) as FamilyKey[])
const count = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Where a page's button leads: the app knows the page. */
const aim = /*#__PURE__*/ v.variant('to', [
  /*#__PURE__*/ v.object({ to: v.literal('JOIN') }),
  /*#__PURE__*/ v.object({ to: v.literal('OPEN_ACCOUNT') }),
  /*#__PURE__*/ v.object({ to: v.literal('PRODUCT'), family }),
  /*#__PURE__*/ v.object({ to: v.literal('BUY'), family }),
  /*#__PURE__*/ v.object({ to: v.literal('SHELF'), list: v.picklist(['deposits', 'wealth']) }),
  /*#__PURE__*/ v.object({ to: v.literal('PROMOTIONS') }),
  /*#__PURE__*/ v.object({ to: v.literal('RISK_TEST') }),
  /*#__PURE__*/ v.object({ to: v.literal('HELP') }),
  /*#__PURE__*/ v.object({ to: v.literal('ADVISER') }),
])

/** A piece of a campaign's page; figures of products aren't in it but read with the products. */
export const campaignBlock = /*#__PURE__*/ v.variant('block', [
  /*#__PURE__*/ v.object({ block: v.literal('HERO'), title: line, text, picture: campaignPicture }),
  /*#__PURE__*/ v.object({
    block: v.literal('PRODUCTS'),
    title: line,
    families: v.array(family),
    /** The terms that are compared; undefined: the families' first products. */
    terms: v.optional(v.array(v.object({ term: count, termType }))),
  }),
  /*#__PURE__*/ v.object({ block: v.literal('STEPS'), title: line, lines }),
  /*#__PURE__*/ v.object({
    block: v.literal('POINTS'),
    title: line,
    items: v.array(v.object({ title: line, text })),
  }),
  /*#__PURE__*/ v.object({ block: v.literal('TEXT'), title: line, lines }),
  /*#__PURE__*/ v.object({ block: v.literal('FILES'), title: line, family }),
  /*#__PURE__*/ v.object({ block: v.literal('BANK'), title: line }),
  /*#__PURE__*/ v.object({ block: v.literal('WEALTH'), title: line }),
  /*#__PURE__*/ v.object({ block: v.literal('CTA'), label: line, aim }),
])

export const campaignTask = /*#__PURE__*/ v.object({
  taskKey: code,
  title: line,
  trigger: v.picklist(TASK_TRIGGERS),
  /** Which thing it is about, such as a quiz's id; undefined for any. */
  about: v.optional(code),
  /** `chance` where it gives a chance to draw. */
  prizeKey: code,
  most: count,
  /** How many times of one day or week count; undefined: all. */
  within: v.optional(v.object({ per: v.picklist(LIMIT_SPANS), most: count })),
  /** How often it has to be done for its one reward; undefined: once. */
  after: v.optional(count),
})

export const campaignPrize = /*#__PURE__*/ v.object({
  prizeKey: code,
  kind: v.picklist(REWARD_KINDS),
  name: line,
  /** Points, or fen before tax; 0 for things without an amount. */
  amount: count,
  /** Withheld when it is granted, fen. */
  tax: fenAmount,
  /** What one costs, fen. */
  value: fenAmount,
  stock: count,
  /** How many can still be promised. */
  left: count,
  /** Chance of a draw in ppm. */
  odds: v.optional(count),
  /** Of a packet whose pieces are shared by chance: fen of all together, of the smallest and of the largest. */
  shares: v.optional(v.object({ sum: fenAmount, least: fenAmount, most: fenAmount })),
})

/** How packets are shared by chance: see docs/decisions/campaign.md. */
export const campaignPackets = /*#__PURE__*/ v.object({
  /** SM3 of the seed, hex. */
  commitment: code,
  /** Hex; only of a campaign that is archived. */
  seed: v.optional(code),
})

/** How a draw is fair: see docs/decisions/draw.md. */
export const campaignDraw = /*#__PURE__*/ v.object({
  /** The prize to which the share of one that is used up falls, or NONE. */
  fallback: code,
  /** SM3 of the seed, hex. */
  commitment: code,
  /** Hex; only of a campaign that is archived. */
  seed: v.optional(code),
  /** Of prizes above 500 yuan, masked, the latest first. */
  winners: v.array(v.object({ name: line, prize: line, day })),
})

/** A customer's reward. */
export const reward = /*#__PURE__*/ v.object({
  rewardId: code,
  actId: code,
  /** The campaign's. */
  title: line,
  taskKey: code,
  /** What it was earned by; of a draw nothing, for it was won. */
  task: v.optional(line),
  kind: v.picklist(REWARD_KINDS),
  name: line,
  /** Points, or fen before tax. */
  amount: count,
  tax: fenAmount,
  /** What comes to its owner: points, or fen after tax. */
  net: count,
  state: v.picklist(REWARD_STATES),
  /** Which piece of a packet that is shared by chance. */
  shareNo: v.optional(count),
  claimUntil: instant,
  earnedAt: instant,
  grantedAt: v.optional(instant),
  /** Of one that is being looked at: the last day, YYYYMMDD. */
  heldUntil: v.optional(code),
  /** Of one that was taken back: why. */
  revokedBy: v.optional(v.picklist(FRAUD_RULES)),
})

/** A customer's place in a campaign. */
export const standing = /*#__PURE__*/ v.object({
  joined: v.optional(v.object({ at: instant, rulesVersion: count })),
  /** Why they may not join, in Chinese; undefined when they may or have. */
  refusal: v.optional(line),
  /**
   * Of one who has joined: how often each task was done, and how many rewards that brought; of what is offered to choose from,
   * whether it was had for now, which may be this month; of a task with a limit, how often this day or week.
   */
  tasks: v.array(
    v.object({
      taskKey: code,
      /** How often it was done. */
      done: count,
      promised: count,
      had: v.optional(v.boolean()),
      /** Of what was had: what became of the reward, which may be looked at first, or taken back. */
      reward: v.optional(v.picklist(REWARD_STATES)),
      /** How often within the span that its rule names. */
      inSpan: v.optional(count),
    }),
  ),
})

export const withdrawal = /*#__PURE__*/ v.object({
  orderNo: code,
  amount: fenAmount,
  /** Of red packets, afterwards. */
  balance: fenAmount,
  at: instant,
})
