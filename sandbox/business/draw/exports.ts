import { asc, eq } from 'drizzle-orm'
import { maskPhone } from '@/domain/masks/mask'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { findCampaign } from '@sandbox/business/campaign'
import type { Campaign } from '@sandbox/business/campaign'
import { draws, prizeParcels } from './tables'

const drawsOf: ExportSection = {
  tables: [draws],
  async read(on, { customerId, now }) {
    const rows = await on
      .select()
      .from(draws)
      .where(eq(draws.customerId, customerId))
      .orderBy(asc(draws.number))
      .limit(MAX_EXPORTED)
    const known = new Map<string, Campaign | undefined>()
    for (const { actId } of rows) if (!known.has(actId)) known.set(actId, await findCampaign(on, actId, now))
    return rows.map(({ actId, chanceNo, participant, drawn, prizeKey, at }) => {
      const { definition } = known.get(actId) ?? {}
      const prize = definition?.prizes.find((one) => one.prizeKey === prizeKey)?.name ?? '未中奖'
      return { title: definition?.title ?? '', participant, chanceNo, drawn, prize, at }
    })
  },
}

const parcels: ExportSection = {
  tables: [prizeParcels],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(prizeParcels)
      .where(eq(prizeParcels.customerId, customerId))
      .orderBy(asc(prizeParcels.grantedAt))
      .limit(MAX_EXPORTED)
    return rows.map(({ delivery, name, state, carrier, parcelNo, grantedAt, shippedAt, endedAt }) => ({
      ...{ name, state, carrier, parcelNo, grantedAt, shippedAt, endedAt },
      recipient: delivery?.name ?? null,
      recipientMobileNo: delivery ? maskPhone(delivery.mobileNo) : null,
      address: delivery ? `${delivery.region} ${delivery.street}` : null,
    }))
  },
}

export const drawExports = { draws: drawsOf, prizeParcels: parcels }
