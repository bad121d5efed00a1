import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryCityOffers } from '@/contract/campaign/queryCityOffers'
import { audienceLines } from '@/domain/campaign/eligibility'
import { offerPeriod } from '@/domain/campaign/offers'
import { dayOfInstant } from '@/domain/dates/instant'
import { monthOf } from '@/domain/dates/month'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { fail } from '@/domain/result'
import type { Result } from '@/domain/result'
import { VOUCHER_PRIZES } from '@sandbox/business/voucher'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { claim } from './claim'
import { earn } from './earn'
import { findCampaign, lockCampaign, prizesLeft } from './find'
import type { Campaign } from './find'
import { heldBack, join } from './join'
import type { Joining } from './join'
import { campaignRewards } from './tables'
import type { Participation, RewardRow } from './tables'
import { summaryOf } from './wire'

type Wired = ResponseOf<typeof queryCityOffers>

const isOffer = ({ trigger }: { readonly trigger: string }): boolean => trigger === 'chosen'

/** What a campaign offers to choose from, as anybody reads it. */
export async function wireOffers(on: Queryable, campaign: Campaign, now: number): Promise<Wired> {
  const { definition, row } = campaign
  const left = await prizesLeft(on, row.actId)
  const budgetLeft = row.budget - row.reserved - row.granted
  return {
    campaign: summaryOf(campaign, left),
    organiser: definition.organiser,
    contact: definition.contact,
    audience: [...audienceLines(definition.audience)],
    rulesVersion: definition.rules.version,
    rules: [...definition.rules.text],
    month: monthOf(dayOfInstant(now)),
    budget: row.budget,
    budgetLeft: fen(budgetLeft),
    cities: (definition.cities ?? []).map((city) => ({ ...city })),
    offers: definition.tasks.filter(isOffer).flatMap(({ taskKey, prizeKey, most, cities = [] }) => {
      const prize = definition.prizes.find((one) => one.prizeKey === prizeKey)
      const voucher = prize && VOUCHER_PRIZES[prize.prize]
      if (!prize || !voucher) return []
      const { kind, name, merchant, face, least, days, terms } = voucher
      const within = (budget: number): number => (prize.value > 0 ? Math.floor(budget / prize.value) : Infinity)
      return [
        {
          ...{ offerKey: taskKey, kind, name, merchant, face, least, days, terms: [...terms], cities: [...cities] },
          ...{ monthly: most > 1, stock: Math.min(prize.stock, within(row.budget)) },
          left: Math.min(left.get(prizeKey) ?? 0, within(budgetLeft)),
        },
      ]
    }),
    claimUntil: row.claimUntil,
    at: now,
  }
}

/**
 * Whether nothing is left of an offer, for somebody who has had nothing of its campaign: said without a transaction, to
 * however many ask. Who had something may ask again for what they got.
 */
export async function isSoldOut(on: Queryable, { customer, actId, now }: Joining, offerKey: string): Promise<boolean> {
  const campaign = await findCampaign(on, actId, now)
  const prizeKey = campaign?.definition.tasks.find(({ taskKey }) => taskKey === offerKey)?.prizeKey
  if (campaign?.definition.kind !== 'SECKILL' || campaign.state !== 'RUNNING' || prizeKey === undefined) return false
  if (((await prizesLeft(on, actId)).get(prizeKey) ?? 0) > 0) return false
  const theirs = and(eq(campaignRewards.actId, actId), eq(campaignRewards.customerId, customer.id))
  return (await on.$count(campaignRewards, theirs)) === 0
}

/** What somebody has had of an offer in a period, under whatever account. */
async function hadOf(
  tx: Tx,
  { actId, personHash }: Participation,
  taskKey: string,
  period: string,
): Promise<RewardRow | undefined> {
  const { actId: of, personHash: person, taskKey: task, period: when } = campaignRewards
  const [row] = await tx
    .select()
    .from(campaignRewards)
    .where(and(eq(of, actId), eq(person, personHash), eq(task, taskKey), eq(when, period)))
  return row
}

/**
 * Takes something that a campaign offers: joins, promises it and claims it, all or nothing. Who may is looked at each time,
 * because an address may have changed since they joined. Fails with OfferUnknown, OfferTaken, RewardBudgetUsedUp, and as
 * joining and claiming do.
 */
export async function takeOffer(
  tx: Tx,
  capabilities: readonly Capability[],
  joining: Joining,
  offerKey: string,
): Promise<Result<RewardRow, BankError>> {
  const { actId, customer, now } = joining
  const joined = await join(tx, joining)
  if (!joined.ok) return joined
  const campaign = await lockCampaign(tx, actId, now)
  if (!campaign) return fail(bankError('CampaignUnknown'))
  const refusal = await heldBack(tx, campaign, joining)
  if (refusal) return fail(refusal)
  const task = campaign.definition.tasks.find((one) => one.taskKey === offerKey && isOffer(one))
  if (!task) return fail(bankError('OfferUnknown'))
  const period = offerPeriod(task.most, dayOfInstant(now))
  const mine = joined.value
  if (await hadOf(tx, mine, offerKey, period)) return fail(bankError('OfferTaken'))
  await earn(tx, campaign, mine, { trigger: 'chosen', about: period, taskKey: offerKey }, now)
  const promised = await hadOf(tx, mine, offerKey, period)
  if (!promised) return fail(bankError('RewardBudgetUsedUp'))
  const { rewardId, amount, tax } = promised
  return claim(tx, capabilities, { customerId: customer.id, rewardId, amount: amount - tax, now })
}
