import { DAY_MS } from '@/domain/dates/day'
import type { Seed, SeedPerson } from '@sandbox/kernel/seed'
import { limitsOf } from './bankList'
import { readCard } from './cards'
import { boundCards } from './tables'

interface SeededCard {
  readonly cardNo: string
  readonly role: 'FIRST' | 'ORDINARY' | 'SPECIAL'
  readonly alias?: string
}

/** Beside the card of who shows cards: as many as can be bound, without limits and with small ones, and a special one. */
const MORE: readonly SeededCard[] = [
  { cardNo: '6217000000000020002', role: 'ORDINARY', alias: '工资卡' },
  { cardNo: '6222020000000021006', role: 'ORDINARY' },
  { cardNo: '6226960000000026008', role: 'ORDINARY', alias: '给爸妈转账专用卡' },
  { cardNo: '6225800000000002203', role: 'ORDINARY' },
  { cardNo: '6210980000000024003', role: 'SPECIAL', alias: '社保卡' },
]

const cardsFor = ({ cardNo, shows }: SeedPerson): readonly SeededCard[] => [
  ...(cardNo === undefined ? [] : [{ cardNo, role: 'FIRST' } as const]),
  ...(shows === 'cards' ? MORE : []),
]

/** Binds the cards that named customers have. */
export const seedCards: Seed = {
  name: 'cards',
  on: 'opening',
  after: ['people'],
  async run(tx, { people, opening }) {
    for (const person of people) {
      const { key, customerId, mobileNo } = person
      for (const [index, { cardNo: typed, role, alias }] of cardsFor(person).entries()) {
        const card = readCard(typed)
        if (!card.ok) throw new Error(`the seed's card of ${key} is refused: ${card.error.name}`)
        const { cardNo, bankName } = card.value
        const id = index === 0 ? `card-${key}` : `card-${key}-${index + 1}`
        const facts = { cardNo, bankName, bankCode: cardNo.slice(0, 6), mobileNo, role, alias, isDefault: index === 0 }
        const boundAt = opening + index * DAY_MS
        await tx.insert(boundCards).values({ id, customerId, ...facts, ...limitsOf(bankName), boundAt })
      }
    }
  },
}
