import { and, eq } from 'drizzle-orm'
import { PARCEL_MACHINE } from '@/domain/draw/parcel'
import type { ParcelTrigger } from '@/domain/draw/parcel'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { deliveryProblems, tidyDelivery } from '@/domain/points/mall'
import type { Delivery } from '@/domain/points/mall'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { payPrizeTax } from '@sandbox/business/campaign'
import { sendMessages } from '@sandbox/business/message'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { RewardGivers } from '@sandbox/kernel/rewards'
import { prizeParcels } from './tables'
import type { ParcelRow } from './tables'

/** Things that can be won, by the name campaigns give them, as their parcels are called. */
const PRIZE_GOODS: Readonly<Record<string, string>> = {
  fryer: '空气炸锅',
  thermos: '保温杯',
  tote: '帆布袋',
}

/** Things that were won: claimed first, and sent once their winner has said where to. The bank pays their tax. */
export const goodsGiver: RewardGivers = {
  GOODS: {
    knows: (prize) => Object.hasOwn(PRIZE_GOODS, prize),
    async give(tx, grant) {
      const { customerId, rewardId, prize, now } = grant
      const name = PRIZE_GOODS[prize]
      if (name === undefined) return fail(bankError('RewardUnknown'))
      const paid = await payPrizeTax(tx, grant)
      if (!paid.ok) return paid
      await tx.insert(prizeParcels).values({ rewardId, customerId, name, state: 'ASKED', grantedAt: now })
      return ok(undefined)
    },
  },
}

/** A customer's own parcel; undefined for another's, or none. */
export async function parcelOf(on: Queryable, customerId: string, rewardId: string): Promise<ParcelRow | undefined> {
  const isOwn = and(eq(prizeParcels.rewardId, rewardId), eq(prizeParcels.customerId, customerId))
  return (await on.select().from(prizeParcels).where(isOwn))[0]
}

/** Moves a parcel as the table says; undefined where the trigger leads nowhere. */
export async function moveParcel(
  tx: Tx,
  rewardId: string,
  trigger: ParcelTrigger,
  facts: Partial<Pick<ParcelRow, 'delivery' | 'carrier' | 'parcelNo' | 'shippedAt' | 'endedAt'>>,
): Promise<ParcelRow | undefined> {
  const isIt = eq(prizeParcels.rewardId, rewardId)
  const [row] = await tx.select().from(prizeParcels).where(isIt).for('no key update')
  const state = row && PARCEL_MACHINE.after(row.state, trigger)
  if (state === undefined) return undefined
  const [moved] = await tx
    .update(prizeParcels)
    .set({ ...facts, state })
    .where(isIt)
    .returning()
  return moved
}

export interface Addressing {
  readonly customerId: string
  readonly rewardId: string
  readonly delivery: Delivery
  readonly agreed: boolean
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Keeps where a parcel goes, and that its winner agreed to that being passed on. Fails with ParcelUnknown, DeliveryInvalid, DeliveryConsentMissing, ParcelClosed. */
export async function addressParcel(
  tx: Tx,
  { customerId, rewardId, delivery, agreed, now }: Addressing,
): Promise<Result<ParcelRow, BankError>> {
  if (!(await parcelOf(tx, customerId, rewardId))) return fail(bankError('ParcelUnknown'))
  const [problem] = Object.values(deliveryProblems(delivery))
  if (problem !== undefined) return fail(bankError('DeliveryInvalid', problem))
  if (!agreed) return fail(bankError('DeliveryConsentMissing'))
  const moved = await moveParcel(tx, rewardId, 'address', { delivery: tidyDelivery(delivery) })
  if (!moved) return fail(bankError('ParcelClosed'))
  await recordEvent(tx, now, 'deliveryAgreed', { customerId, detail: { rewardId } })
  return ok(moved)
}

/** Where a prize is sent, in full, for who writes the label; who looked is recorded. Undefined for one that doesn't wait to be sent. */
export async function recipientOfPrize(
  tx: Tx,
  rewardId: string,
  clerk: string,
  now: number,
): Promise<Delivery | undefined> {
  const waits = and(eq(prizeParcels.rewardId, rewardId), eq(prizeParcels.state, 'ORDERED'))
  const [row] = await tx.select().from(prizeParcels).where(waits)
  if (!row?.delivery) return undefined
  await recordEvent(tx, now, 'recipientShown', { customerId: row.customerId, detail: { rewardId, clerk } })
  return row.delivery
}

/** The winner has the parcel. Fails with ParcelUnknown, ParcelClosed. */
export async function receiveParcel(
  tx: Tx,
  { customerId, rewardId, now }: Pick<Addressing, 'customerId' | 'rewardId' | 'now'>,
): Promise<Result<ParcelRow, BankError>> {
  if (!(await parcelOf(tx, customerId, rewardId))) return fail(bankError('ParcelUnknown'))
  const moved = await moveParcel(tx, rewardId, 'receive', { endedAt: now })
  return moved ? ok(moved) : fail(bankError('ParcelClosed'))
}

/** Sends a parcel and tells its winner; false for one that doesn't wait for it. */
export async function shipParcel(
  tx: Tx,
  rewardId: string,
  parcel: { readonly carrier: string; readonly parcelNo: string },
  now: number,
): Promise<boolean> {
  const sent = await moveParcel(tx, rewardId, 'ship', { ...parcel, shippedAt: now })
  if (!sent) return false
  await sendMessages(tx, [
    {
      ...{ customerId: sent.customerId, kind: 'prizeShipped', title: '奖品已发货', at: now },
      body: `您获得的“${sent.name}”已由${parcel.carrier}寄出，运单号${parcel.parcelNo}。`,
      source: `prizeShipped:${rewardId}`,
      about: { subject: 'rewards' },
    },
  ])
  return true
}
