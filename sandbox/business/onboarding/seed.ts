import { addDays } from '@/domain/dates/day'
import { RECEIVING_BANK } from '@/domain/receivingBank'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed, SeedPerson, SeedWorld } from '@sandbox/kernel/seed'

const LONG_VALID_DAYS = 3_650
/** So the card that the simulator's reader shows, of last month, is a later one. */
const CARD_TERM_DAYS = 7_300

/** Registers every named customer with what they can sign in with, and opens their accounts. No money moves here. */
export const seedPeople: Seed = {
  name: 'people',
  on: 'opening',
  async run(tx, world) {
    for (const [index, person] of world.people.entries()) {
      if (person.registration !== 'none') await seedCustomer(tx, person, String(index + 1).padStart(4, '0'), world)
      await seedIdentities(tx, person, world.opening)
    }
  },
}

async function seedCustomer(
  tx: Tx,
  person: SeedPerson,
  number: string,
  { today, opening, secrets }: SeedWorld,
): Promise<void> {
  const { customerId } = person
  const idCardUntil = addDays(today, person.idCardDays ?? LONG_VALID_DAYS)
  await tx.insert(schema.customers).values({
    id: customerId,
    clientNo: `C2026${number}`,
    marketNo: `M${number}`,
    mobileNo: person.mobileNo,
    realName: person.name,
    idCardNo: person.idCardNo,
    idCardFrom: addDays(idCardUntil, -CARD_TERM_DAYS),
    idCardUntil,
    registeredAt: opening,
    staff: person.staff ?? false,
  })
  await tx.insert(schema.accounts).values({
    customerId,
    acctNo: `${RECEIVING_BANK.accountPrefix}0000${number}`,
    ...person.account,
    openedAt: opening,
  })
  const kinds = person.gesture === 'unset' ? (['payment'] as const) : (['payment', 'gesture'] as const)
  for (const kind of kinds) {
    await tx.insert(schema.credentials).values({ customerId, kind, ...secrets[kind], changedAt: opening })
  }
}

/** A person registered elsewhere has the customer under another of their open ids. */
async function seedIdentities(
  tx: Tx,
  { key, openId, customerId, registration }: SeedPerson,
  now: number,
): Promise<void> {
  const own = { openId, unionId: `union-${key}`, createdAt: now }
  if (registration === undefined) {
    await tx.insert(schema.wechatIdentities).values({ ...own, customerId })
    return
  }
  await tx.insert(schema.wechatIdentities).values(own)
  if (registration === 'elsewhere') {
    const other = { ...own, openId: `other-channel-${key}`, customerId }
    await tx.insert(schema.wechatIdentities).values(other)
  }
}
