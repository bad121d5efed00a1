import { and, desc, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { drawn as drawnSchema, prizeParcel, taskChances } from '@/contract/draw/drawFields'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Chance } from '@/domain/draw/chances'
import { maskDelivery } from '@/domain/points/mall'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import type { KeyPage } from '@sandbox/kernel/db/keyset'
import type { Queryable } from '@sandbox/kernel/db'
import { draws } from './tables'
import type { DrawRow, ParcelRow } from './tables'

/** A draw as who drew it reads it. */
export const wireDraw = (
  { drawId, chanceNo, drawn, hit, prizeKey, rewardId, at }: DrawRow,
  { prizes }: CampaignDefinition,
): v.InferOutput<typeof drawnSchema> => ({
  ...{ drawId, chanceNo, number: drawn, hit, prizeKey, at },
  prizeName: prizes.find((prize) => prize.prizeKey === prizeKey)?.name ?? '',
  ...(rewardId !== null && { rewardId }),
})

/** How many chances each task has given. */
export const wireChances = (
  { tasks }: CampaignDefinition,
  all: readonly Chance[],
): v.InferOutput<typeof taskChances>[] =>
  tasks.map(({ taskKey }) => ({ taskKey, got: all.filter((one) => one.taskKey === taskKey).length }))

/** A page of a customer's draws in a campaign, the latest first; or one of them. */
export async function pageOfDraws(
  on: Queryable,
  customerId: string,
  {
    actId,
    drawId,
    after,
  }: { readonly actId: string; readonly drawId?: string | undefined; readonly after?: string | undefined },
): Promise<KeyPage<DrawRow>> {
  const own = and(eq(draws.customerId, customerId), eq(draws.actId, actId))
  const found = await on
    .select()
    .from(draws)
    .where(
      and(
        own,
        drawId === undefined ? undefined : eq(draws.drawId, drawId),
        after === undefined ? undefined : comesAfter([draws.number], and(own, eq(draws.drawId, after))),
      ),
    )
    .orderBy(desc(draws.number))
    .limit(PAGE + 1)
  return pageOf(found)
}

/** A parcel with where it goes, masked. */
export const wireParcel = (row: ParcelRow): v.InferOutput<typeof prizeParcel> => {
  const { rewardId, name, state, delivery, carrier, parcelNo, grantedAt, shippedAt, endedAt } = row
  return {
    ...{ rewardId, name, state, grantedAt },
    ...(delivery && { delivery: maskDelivery(delivery) }),
    ...(carrier !== null && { carrier }),
    ...(parcelNo !== null && { parcelNo }),
    ...(shippedAt !== null && { shippedAt }),
    ...(endedAt !== null && { endedAt }),
  }
}
