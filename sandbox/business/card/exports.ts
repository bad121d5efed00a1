import { eq } from 'drizzle-orm'
import { maskCard, maskPhone } from '@/domain/masks/mask'
import type { ExportSection } from '@sandbox/kernel/capability'
import { boundCards } from './tables'

export const cardsExport: ExportSection = {
  tables: [boundCards],
  async read(on, { customerId }) {
    const rows = await on.select().from(boundCards).where(eq(boundCards.customerId, customerId))
    return rows.map(({ cardNo, bankCode: _prefix, mobileNo, ...rest }) => ({
      ...rest,
      cardNo: maskCard(cardNo),
      mobileNo: maskPhone(mobileNo),
    }))
  },
}
