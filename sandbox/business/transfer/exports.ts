import { asc, eq } from 'drizzle-orm'
import { provinceNames } from '@/domain/limits/provinces'
import { maskCard } from '@/domain/masks/mask'
import { reversalShortText, transferReason } from '@/domain/transfer/machine'
import { cardNameOf } from '@sandbox/business/card'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { shortOf } from './facts'
import { transferLimits, transfers } from './tables'

const all: ExportSection = {
  tables: [transfers],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(transfers)
      .where(eq(transfers.customerId, customerId))
      .orderBy(asc(transfers.orderNo))
      .limit(MAX_EXPORTED)
    const cards = new Map<string, Awaited<ReturnType<typeof cardNameOf>>>()
    for (const { cardId } of rows)
      if (cardId !== null && !cards.has(cardId)) cards.set(cardId, await cardNameOf(on, cardId))
    return rows.map((row) => {
      const { orderNo, direction, state, amount, memo, createdAt, cardId, failure, reason } = row
      const short = shortOf(row)
      const card = cards.get(cardId ?? '')
      const why = transferReason({ failure: failure ?? undefined, reason: reason ?? undefined })
      const how = card && { bankName: card.bankName, cardNo: maskCard(card.cardNo) }
      return {
        orderNo,
        direction,
        state,
        amount,
        memo,
        at: createdAt,
        ...how,
        note: short ? [why ?? [], reversalShortText(short)].flat().join('，') : why,
      }
    })
  },
}

const limits: ExportSection = {
  tables: [transferLimits],
  async read(on, { customerId }) {
    const rows = await on.select().from(transferLimits).where(eq(transferLimits.customerId, customerId))
    return rows.map(({ customerId: _self, coolingUntil, provinces, ...own }) => ({
      ...own,
      provinces: provinces === null ? null : provinceNames(provinces.split(',')),
      coolingUntil: coolingUntil === 0 ? null : coolingUntil,
    }))
  },
}

export const transferExports = { transfers: all, transferLimits: limits }
