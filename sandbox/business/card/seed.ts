import { yuan } from '@/domain/money/fen'
import type { Seed } from '@sandbox/kernel/seed'
import { readCard } from './cards'
import { boundCards } from './tables'

/** Binds the cards that named customers have. */
export const seedCards: Seed = {
  name: 'cards',
  on: 'opening',
  after: ['people'],
  async run(tx, { people, opening }) {
    for (const { key, customerId, mobileNo, cardNo: typed } of people) {
      if (typed === undefined) continue
      const card = readCard(typed)
      if (!card.ok) throw new Error(`the seed's card of ${key} is refused: ${card.error.name}`)
      const { cardNo, bankName } = card.value
      const limits = { singleLimit: yuan(50_000), dayLimit: yuan(200_000) }
      const facts = { cardNo, bankName, bankCode: cardNo.slice(0, 6), mobileNo, isDefault: true, boundAt: opening }
      await tx.insert(boundCards).values({ id: `card-${key}`, customerId, ...facts, ...limits })
    }
  },
}
