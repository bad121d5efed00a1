import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryHelp } from '@/contract/campaign/queryHelp'
import { helpProblem } from '@/domain/campaign/help'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { mondayOf } from '@/domain/dates/week'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskName } from '@/domain/masks/mask'
import { CODE_CHARACTERS, CODE_LENGTH, inviteCodeOf } from '@/domain/referral/relation'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { advisoryLock } from '@sandbox/kernel/db/advisoryLock'
import type { Customer } from '@sandbox/kernel/scope'
import { hasLeft, lockCustomer } from '@sandbox/kernel/session/customers'
import { followOccasion } from './earn'
import { findCampaign } from './find'
import type { Campaign } from './find'
import { deviceHash, openIdHash, personHash } from './hashes'
import { participationOf } from './join'
import { helpAsks, helps } from './tables'
import type { HelpAsk } from './tables'

/** Somebody who asks for help, or helps, from what. */
export interface HelpPerson {
  readonly customer: Customer
  readonly openId: string
  /** The phone's lasting id; undefined when it has none. */
  readonly cookieId: string | undefined
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

const hashesOf = ({ customer, openId, cookieId }: HelpPerson) => ({
  personHash: personHash(customer.idCardNo ?? customer.id),
  openIdHash: openIdHash(openId),
  deviceHash: cookieId === undefined ? null : deviceHash(cookieId),
})

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('')

const weekOf = (now: number): Day => mondayOf(dayOfInstant(now))

/** The last day of a week. */
export const lastOfWeek = (week: Day): Day => addDays(week, 6)

/** How often a week help counts in a campaign; 0 for one of another kind. */
const mostAWeek = ({ definition: { kind, tasks } }: Campaign): number =>
  kind === 'HELP' ? Math.max(...tasks.map(({ within, most }) => Math.min(within?.most ?? most, most))) : 0

const isRunning = (campaign: Campaign | undefined): campaign is Campaign =>
  campaign?.definition.kind === 'HELP' && campaign.state === 'RUNNING' && !campaign.closed

/**
 * This week's link of somebody who has joined, the same however often it is asked for. Fails with CampaignUnknown,
 * CampaignNotRunning, NotEligible for who hasn't joined.
 */
export async function askForHelp(tx: Tx, actId: string, person: HelpPerson): Promise<Result<HelpAsk, BankError>> {
  const { customer, now } = person
  const campaign = await findCampaign(tx, actId, now)
  if (campaign?.definition.kind !== 'HELP' || campaign.closed) return fail(bankError('CampaignUnknown'))
  if (!isRunning(campaign)) return fail(bankError('CampaignNotRunning'))
  if (!(await participationOf(tx, customer.id, actId)))
    return fail(bankError('NotEligible', '请先参加活动，再请好友助力'))
  const week = weekOf(now)
  const isIt = and(eq(helpAsks.actId, actId), eq(helpAsks.customerId, customer.id), eq(helpAsks.week, week))
  await tx
    .insert(helpAsks)
    .values({ code: newCode(), actId, customerId: customer.id, week, ...hashesOf(person), madeAt: now })
    .onConflictDoNothing()
  const [kept] = await tx.select().from(helpAsks).where(isIt)
  if (!kept) throw new Error(`${actId} has no link for ${customer.id}`)
  return ok(kept)
}

async function askBy(on: Queryable, text: string): Promise<HelpAsk | undefined> {
  const code = inviteCodeOf(text)
  if (code === undefined) return undefined
  return (await on.select().from(helpAsks).where(eq(helpAsks.code, code)))[0]
}

const helpsOf = (on: Queryable, { code }: HelpAsk): Promise<number> => on.$count(helps, eq(helps.code, code))

/**
 * Who asks with a link, as anybody who has it may read it. Fails with HelpUnknown, also while friends' help is closed and where
 * who asked has left.
 */
export async function readHelp(
  on: Queryable,
  text: string,
  now: number,
): Promise<Result<ResponseOf<typeof queryHelp>, BankError>> {
  const ask = await askBy(on, text)
  const campaign = ask && (await findCampaign(on, ask.actId, now))
  if (!ask || !campaign || campaign.closed || (await hasLeft(on, ask.customerId))) return fail(bankError('HelpUnknown'))
  const { customers } = schema
  const [asker] = await on.select({ name: customers.realName }).from(customers).where(eq(customers.id, ask.customerId))
  const had = await helpsOf(on, ask)
  const isOpen = isRunning(campaign) && ask.week === weekOf(now)
  return ok({
    ...{ actId: ask.actId, title: campaign.definition.title, name: maskName(asker?.name ?? '') },
    ...{ until: lastOfWeek(ask.week), had, most: mostAWeek(campaign) },
    state: !isOpen ? 'OVER' : had >= mostAWeek(campaign) ? 'COMPLETE' : 'OPEN',
  })
}

/**
 * Helps who asks with a link, once a person and week; the same link again is the same help. One at a time in the whole bank, so
 * that no two help each other at once. Fails with AccountMissing for who has left meanwhile, HelpUnknown, also where who asked
 * has left, and with what `helpProblem` says.
 */
export async function help(tx: Tx, text: string, person: HelpPerson): Promise<Result<HelpAsk, BankError>> {
  const { customer, now } = person
  await advisoryLock(tx, 'help')
  const ask = await askBy(tx, text)
  const campaign = ask && (await findCampaign(tx, ask.actId, now))
  if (!ask || !campaign || campaign.closed) return fail(bankError('HelpUnknown'))
  for (const id of [customer.id, ask.customerId].sort()) await lockCustomer(tx, id)
  if (await hasLeft(tx, customer.id)) return fail(bankError('AccountMissing'))
  if (await hasLeft(tx, ask.customerId)) return fail(bankError('HelpUnknown'))
  const { actId, week, code } = ask
  const mine = hashesOf(person)
  const ofWeek = and(eq(helps.actId, actId), eq(helps.week, week))
  const [before] = await tx
    .select()
    .from(helps)
    .where(and(ofWeek, eq(helps.helperHash, mine.personHash)))
  if (before?.code === code) return ok(ask)
  const back = and(ofWeek, eq(helps.helperHash, ask.personHash), eq(helpAsks.personHash, mine.personHash))
  const problem = helpProblem({
    open: isRunning(campaign) && week === weekOf(now),
    same:
      ask.customerId === customer.id ||
      ask.personHash === mine.personHash ||
      ask.openIdHash === mine.openIdHash ||
      (ask.deviceHash !== null && ask.deviceHash === mine.deviceHash),
    helpedOther: before !== undefined,
    mutual:
      (await tx.select({ code: helps.code }).from(helps).innerJoin(helpAsks, eq(helpAsks.code, helps.code)).where(back))
        .length > 0,
    had: await helpsOf(tx, ask),
    most: mostAWeek(campaign),
  })
  if (problem) return fail(bankError(problem))
  const [made] = await tx
    .insert(helps)
    .values({ code, actId, week, helperId: customer.id, helperHash: mine.personHash, helpedAt: now })
    .returning()
  if (!made) throw new Error('a help was not kept')
  await recordEvent(tx, now, 'campaignHelped', { customerId: customer.id, detail: { actId, code } })
  await followOccasion(tx, { occasion: 'helped', customerId: ask.customerId, about: `${actId} ${made.number}`, now })
  return ok(ask)
}
