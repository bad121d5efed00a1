import { asc, eq } from 'drizzle-orm'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { dayOfInstant } from '@/domain/dates/instant'
import { chancesOf, openChances } from '@/domain/draw/chances'
import type { Chance } from '@/domain/draw/chances'
import { DRAW_AGE, inTurn, NO_PRIZE, prizeOf } from '@/domain/draw/draw'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { ageOn, parseIdCard } from '@/domain/validation/idCard'
import { award, countedOccasions, lockCampaign, numberFor, participationOf } from '@sandbox/business/campaign'
import type { Campaign, Participation } from '@sandbox/business/campaign'
import { throughGate } from '@sandbox/kernel/admissionQueue'
import type { Through } from '@sandbox/kernel/admissionQueue'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { readFlag } from '@sandbox/kernel/flags'
import type { Bank, Customer } from '@sandbox/kernel/scope'
import { hasLeft, lockCustomer } from '@sandbox/kernel/session/customers'
import { draws } from './tables'
import type { DrawRow } from './tables'

export interface Drawing {
  readonly drawId: string
  readonly customer: Pick<Customer, 'id' | 'idCardNo'>
  readonly actId: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

export const areDrawsOff = async (on: Queryable): Promise<boolean> => (await readFlag(on, 'lotteryEnabled')) !== '1'

/** Every chance of a participation, used ones included. */
export const allChances = async (on: Queryable, { definition, row }: Campaign, mine: Participation) =>
  chancesOf(definition.tasks, await countedOccasions(on, mine, row.endAt))

/** The chances of a participation that draws have used. */
export const usedChances = (on: Queryable, mine: Participation): Promise<readonly Chance[]> =>
  on
    .select({ taskKey: draws.taskKey, period: draws.period })
    .from(draws)
    .where(eq(draws.participant, mine.number))
    .orderBy(asc(draws.number))

/** The draw that an id made. */
export async function drawBy(on: Queryable, drawId: string): Promise<DrawRow | undefined> {
  const [row] = await on.select().from(draws).where(eq(draws.drawId, drawId))
  return row
}

function isTooYoung({ idCardNo }: Drawing['customer'], now: number): boolean {
  const card = parseIdCard(idCardNo ?? '')
  return !card.ok || ageOn(card.value.birth, dayOfInstant(now)) < DRAW_AGE
}

/** Promises the first prize in turn that is left; what was promised, or NONE. */
async function take(tx: Tx, campaign: Campaign, mine: Participation, turn: readonly string[], at: Turn) {
  for (const prizeKey of turn) {
    const prize = campaign.definition.prizes.find((one) => one.prizeKey === prizeKey)
    if (!prize) throw new Error(`${campaign.definition.actId} has no prize ${prizeKey}`)
    const rewardId = await award(tx, campaign, mine, { prize, period: `${at.chanceNo}`, now: at.now })
    if (rewardId !== undefined) return { prizeKey, rewardId }
  }
  return { prizeKey: NO_PRIZE, rewardId: null }
}

interface Turn {
  readonly chanceNo: number
  readonly now: number
}

const fallbackOf = ({ draw, actId }: CampaignDefinition): string => {
  if (!draw) throw new Error(`${actId} draws nothing`)
  return draw.fallback
}

/**
 * Uses the next chance of a customer: the number, what it stands for, and the promise of that or of what its share falls to. The
 * campaign's row is locked, so its draws happen one after the other. Fails, with nothing written, with AccountMissing for who has left meanwhile, CampaignUnknown,
 * CampaignNotRunning, DrawsOff, UnderAge, NoChanceLeft, and ClientIdReused for an id that drew elsewhere; an id that has
 * drawn here gives the same draw again.
 */
export async function drawOnce(tx: Tx, { drawId, customer, actId, now }: Drawing): Promise<Result<DrawRow, BankError>> {
  await lockCustomer(tx, customer.id)
  if (await hasLeft(tx, customer.id)) return fail(bankError('AccountMissing'))
  const campaign = await lockCampaign(tx, actId, now)
  const before = await drawBy(tx, drawId)
  if (before)
    return before.customerId === customer.id && before.actId === actId ? ok(before) : fail(bankError('ClientIdReused'))
  if (campaign?.definition.kind !== 'DRAW' || campaign.closed) return fail(bankError('CampaignUnknown'))
  if (campaign.state !== 'RUNNING') return fail(bankError('CampaignNotRunning'))
  if (await areDrawsOff(tx)) return fail(bankError('DrawsOff'))
  if (isTooYoung(customer, now)) return fail(bankError('UnderAge'))
  const mine = await participationOf(tx, customer.id, actId)
  if (!mine) return fail(bankError('NoChanceLeft'))
  const used = await usedChances(tx, mine)
  const [chance] = openChances(await allChances(tx, campaign, mine), used)
  if (!chance) return fail(bankError('NoChanceLeft'))
  const chanceNo = used.length + 1
  const drawn = await numberFor(tx, actId, mine.number, chanceNo)
  const { definition } = campaign
  const hit = prizeOf(drawn, definition.prizes)
  const got = await take(tx, campaign, mine, inTurn(hit, fallbackOf(definition)), { chanceNo, now })
  const [row] = await tx
    .insert(draws)
    .values({
      drawId,
      actId,
      customerId: customer.id,
      participant: mine.number,
      chanceNo,
      ...chance,
      drawn,
      hit,
      ...got,
      at: now,
    })
    .returning()
  if (!row) throw new Error('an inserted draw was not returned')
  return ok(row)
}

/** One try of a draw: a crowd waits in the queue rather than fill the database with waiting transactions. */
export const drawInCrowd = ({ db }: Pick<Bank, 'db'>, drawing: Drawing): Promise<Through<Result<DrawRow, BankError>>> =>
  throughGate(db, { itemId: `draw ${drawing.actId}`, customerId: drawing.customer.id }, () =>
    db.transaction((tx) => drawOnce(tx, drawing)),
  )
