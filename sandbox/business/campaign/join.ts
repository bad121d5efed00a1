import { and, count, eq, gt, gte, ne, sql } from 'drizzle-orm'
import { CONDITION_SENTENCES, missedCondition } from '@/domain/campaign/eligibility'
import { isJoinable, variantOf } from '@/domain/campaign/campaign'
import { FRAUD, suspicionsOf } from '@/domain/campaign/fraud'
import type { FraudRule } from '@/domain/campaign/fraud'
import { settledSource, sourceOf } from '@/domain/channels/channels'
import { daysBetween } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { parseIdCard } from '@/domain/validation/idCard'
import { hadAccount } from '@sandbox/business/closure'
import { profileOf } from '@sandbox/business/identity'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { Account, Customer } from '@sandbox/kernel/scope'
import { countedAddress } from '@sandbox/kernel/session/addresses'
import { hasLeft, lockCustomer } from '@sandbox/kernel/session/customers'
import { catchUp, earn } from './earn'
import { lockCampaign, prizesLeft } from './find'
import type { Campaign } from './find'
import { addressHash, deviceHash, openIdHash, personHash } from './hashes'
import { campaigns, participations } from './tables'
import type { Participation } from './tables'

/** Who joins, from what. */
export interface Joining {
  readonly customer: Customer
  readonly account: Pick<Account, 'openedAt'>
  readonly actId: string
  /** The rules that were read. */
  readonly rulesVersion: number
  readonly variant?: string | undefined
  /** What the link said about who brought the customer; what isn't well-formed is left out, and the staff's channel for who isn't staff. */
  readonly source?: Readonly<Record<string, string | undefined>> | undefined
  readonly openId: string
  /** The phone's lasting id; undefined when it has none. */
  readonly cookieId: string | undefined
  /** The network address it came from; undefined where nobody's call brought it. */
  readonly address?: string | undefined
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** A customer's participation; undefined for none. */
export async function participationOf(
  on: Queryable,
  customerId: string,
  actId: string,
): Promise<Participation | undefined> {
  const [mine] = await on
    .select()
    .from(participations)
    .where(and(eq(participations.customerId, customerId), eq(participations.actId, actId)))
  return mine
}

const openedDay = ({ account, now }: Joining) => dayOfInstant(account.openedAt ?? now)

const personOf = ({ customer }: Joining): string => personHash(customer.idCardNo ?? customer.id)

/** Why nobody may take part now by the rules that were read; undefined when they may. */
function notNow({ definition, state }: Campaign, { rulesVersion }: Joining): BankError | undefined {
  if (state !== 'RUNNING' || !isJoinable(definition)) return bankError('CampaignNotRunning')
  return definition.rules.version === rulesVersion ? undefined : bankError('CampaignRulesChanged')
}

/** Why somebody who has joined may take nothing more now; undefined when they may. */
export const heldBack = async (on: Queryable, campaign: Campaign, joining: Joining): Promise<BankError | undefined> =>
  notNow(campaign, joining) ?? (await notEligible(on, campaign, joining))

/** Why somebody who hasn't joined may not join now; undefined when they may. */
export async function refusalOf(on: Queryable, campaign: Campaign, joining: Joining): Promise<BankError | undefined> {
  const { row } = campaign
  const closed = notNow(campaign, joining)
  if (closed) return closed
  const samePerson = and(eq(participations.actId, row.actId), eq(participations.personHash, personOf(joining)))
  if ((await on.$count(participations, samePerson)) > 0) return bankError('PersonJoined')
  const missed = await notEligible(on, campaign, joining)
  if (missed) return missed
  if (row.places !== null && row.joined >= row.places) return bankError('PlacesTaken')
  const left = [...(await prizesLeft(on, row.actId)).values()]
  return left.every((count) => count <= 0) ? bankError('RewardBudgetUsedUp') : undefined
}

async function notEligible(on: Queryable, { definition: { audience } }: Campaign, joining: Joining) {
  const today = dayOfInstant(joining.now)
  const { customer } = joining
  const card = parseIdCard(customer.idCardNo ?? '')
  const applicant = {
    daysSinceOpening: daysBetween(openedDay(joining), today),
    birth: card.ok ? card.value.birth : undefined,
    staff: customer.staff,
    // What is kept of former customers is asked only where it decides.
    returning: audience.newWithinDays !== undefined && (await hadAccount(on, customer.idCardNo ?? '')),
    county: profileOf(customer).personal?.region,
  }
  const missed = missedCondition(audience, applicant, today)
  return missed && bankError('NotEligible', CONDITION_SENTENCES[missed])
}

const countOf = async (tx: Tx, where: ReturnType<typeof and>): Promise<number> =>
  (await tx.select({ found: count() }).from(participations).where(where))[0]?.found ?? 0

async function suspicions(tx: Tx, { definition }: Campaign, joining: Joining): Promise<readonly FraudRule[]> {
  const { customer, actId, openId, now } = joining
  const others = and(eq(participations.actId, actId), ne(participations.customerId, customer.id))
  const { device, address } = whereFrom(joining)
  const onDevice = device === null ? sql`false` : eq(participations.deviceHash, device)
  const atAddress = address === null ? sql`false` : eq(participations.addressHash, address)
  const today = gte(participations.joinedAt, instantOf(dayOfInstant(now)))
  const lately = gt(participations.joinedAt, now - FRAUD.sameAddress.within)
  const counts = {
    sameDevice: await countOf(tx, and(others, onDevice)),
    sameOpenId: await countOf(tx, and(others, eq(participations.openIdHash, openIdHash(openId)))),
    sameAddress: await countOf(tx, and(others, atAddress, lately)),
    manyJoins: 1 + (await countOf(tx, and(onDevice, today))),
    newNumber: now - customer.registeredAt < FRAUD.newNumber.within ? 1 : 0,
  }
  return suspicionsOf(counts, definition.audience)
}

/** The phone and the network address of a joining, as they are kept. */
const whereFrom = ({ actId, cookieId, address }: Joining) => ({
  device: cookieId === undefined ? null : deviceHash(cookieId),
  address: address === undefined ? null : addressHash(actId, countedAddress(address)),
})

/** Takes a place where a campaign has so many; false when there is none left. */
async function takePlace(tx: Tx, actId: string): Promise<boolean> {
  const [taken] = await tx
    .update(campaigns)
    .set({ joined: sql`${campaigns.joined} + 1` })
    .where(
      and(eq(campaigns.actId, actId), sql`(${campaigns.places} IS NULL OR ${campaigns.joined} < ${campaigns.places})`),
    )
    .returning({ joined: campaigns.joined })
  return taken !== undefined
}

/**
 * Joins a campaign and promises what was earned already; who has joined stays joined. Fails with CampaignUnknown,
 * CampaignNotRunning, CampaignRulesChanged, PersonJoined (the ID card under another account), NotEligible, PlacesTaken,
 * RewardBudgetUsedUp (none of any prize is left).
 */
export async function join(tx: Tx, joining: Joining): Promise<Result<Participation, BankError>> {
  const { customer, actId, now } = joining
  await lockCustomer(tx, customer.id)
  if (await hasLeft(tx, customer.id)) return fail(bankError('AccountMissing'))
  const campaign = await lockCampaign(tx, actId, now)
  if (!campaign || campaign.closed) return fail(bankError('CampaignUnknown'))
  const before = await participationOf(tx, customer.id, actId)
  if (before) return ok(before)
  const refusal = await refusalOf(tx, campaign, joining)
  if (refusal) return fail(refusal)
  const suspected = await suspicions(tx, campaign, joining)
  if (!(await takePlace(tx, actId))) return fail(bankError('PlacesTaken'))
  const mine = await keep(tx, campaign, joining, suspected)
  await earn(tx, campaign, mine, { trigger: 'joined', about: '' }, now)
  await catchUp(tx, campaign, mine, now)
  return ok(mine)
}

async function keep(
  tx: Tx,
  { definition, row }: Campaign,
  joining: Joining,
  suspected: readonly FraudRule[],
): Promise<Participation> {
  const { customer, actId, openId, now, source = {} } = joining
  const { device, address } = whereFrom(joining)
  const { variant } = variantOf(definition.variants, joining.variant, undefined)
  // First steps of a newcomer count from the account on, others' from the campaign's beginning.
  const countsFrom = definition.audience.newWithinDays === undefined ? row.startAt : instantOf(openedDay(joining))
  const [mine] = await tx
    .insert(participations)
    .values({
      ...{
        actId,
        customerId: customer.id,
        personHash: personOf(joining),
        variant,
        suspected,
        countsFrom,
        joinedAt: now,
      },
      ...{ deviceHash: device, openIdHash: openIdHash(openId), addressHash: address },
      rulesVersion: definition.rules.version,
      source: settledSource(sourceOf({ ...source }) ?? {}, customer.staff),
    })
    .returning()
  if (!mine) throw new Error('an inserted participation was not returned')
  const detail = { actId, rulesVersion: mine.rulesVersion, suspected }
  await recordEvent(tx, now, 'campaignJoined', { customerId: customer.id, detail })
  return mine
}
