import { desc, eq } from 'drizzle-orm'
import { BRIDGES } from '@/domain/bridge/bridges'
import { GIFT_FACTS } from '@/domain/bridge/gifts'
import type { Gift } from '@/domain/bridge/gifts'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { bridgeOpenings } from './tables'

/** What was handed on to whom, in words: of the values themselves the customer has others. */
export const bridgeOpeningsExport: ExportSection = {
  tables: [bridgeOpenings],
  async read(on, { customerId }) {
    const own = eq(bridgeOpenings.customerId, customerId)
    const rows = await on
      .select()
      .from(bridgeOpenings)
      .where(own)
      .orderBy(desc(bridgeOpenings.openedAt), desc(bridgeOpenings.id))
      .limit(MAX_EXPORTED)
    return rows.map(({ bridge, given, consentVersion, openedAt, redeemedAt }) => ({
      partner: BRIDGES[bridge].name,
      given: (Object.keys(given) as Gift[]).map((gift) => GIFT_FACTS[gift].name).join('、') || '无',
      consentVersion,
      openedAt,
      redeemedAt,
    }))
  },
}
