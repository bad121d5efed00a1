import { eq } from 'drizzle-orm'
import { AUTH_MS } from '@/domain/authorisations/machine'
import { yuan } from '@/domain/money/fen'
import { ELECTRONIC, payMerchant } from '@sandbox/business/subaccount'
import { transferIn } from '@sandbox/business/transfer'
import { consentKind, consentVersionOf } from '@/domain/bridge/bridges'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Seed } from '@sandbox/kernel/seed'
import { giveConsent } from '@sandbox/kernel/session/consent'
import { bridgeOpenings } from './tables'
import { askToPay, endPartnerOrder, partnerOf } from './authorisations'

const HOUR = 60 * 60_000

/** Whom the orders ask. */
const PAYER = 'hangyuan'

/** How each of them ended; one that nobody answered lapsed. A waiting one lasts five minutes: the console makes it. */
const ENDED = [
  { no: 'paid', partner: 'demoLife', purpose: '上月电费', amount: yuan(126), ago: 30 * HOUR, end: 'authorised' },
  { no: 'declined', partner: 'demoShop', purpose: '图书一套', amount: yuan(89), ago: 8 * HOUR, end: 'declined' },
  { no: 'lapsed', partner: 'demoShop', purpose: '台灯一件', amount: yuan(159), ago: 3 * HOUR, end: undefined },
] as const

/** Partner orders that were paid, declined, and left to lapse. */
export const seedPartnerOrders: Seed = {
  name: 'partnerOrders',
  after: ['money', 'transfers', 'freezes', 'familyCards'],
  async run(tx, { people }) {
    const customerId = people.find(({ key }) => key === PAYER)?.customerId
    if (customerId === undefined) throw new Error(`nobody has the key ${PAYER}`)
    const bank = await bankNow(tx)
    for (const { no, partner, purpose, amount, ago, end } of ENDED) {
      const now = bank - ago
      const host = partner === 'demoLife' ? 'life.example.com' : 'shop.example.com'
      const asked = await askToPay(tx, {
        authId: `demo-${no}`,
        ...{ partner, partnerNo: no, customerId, purpose, amount, now },
        returnTo: `https://${host}/orders/${no}`,
      })
      if (!asked.ok) throw new Error(`the seed's partner order was refused: ${asked.error.name}`)
      const at = now + AUTH_MS / 2
      if (end === 'declined') await endPartnerOrder(tx, asked.value, end, { now: at })
      if (end !== 'authorised') continue
      // As much as they spend comes first, so that their money stays what the list of customers says.
      const brought = await transferIn(tx, { customerId, amount, now: at })
      const paid = await payMerchant(tx, {
        customerId,
        acctId: ELECTRONIC,
        amount,
        merchant: partnerOf(partner)?.name ?? partner,
        now: at,
      })
      if (!brought.ok || !paid.ok) throw new Error('the seed could not pay a partner')
      await endPartnerOrder(tx, asked.value, end, { now: at, orderNo: paid.value.orderNo })
    }
  },
}

/** Who has been across before. */
const CROSSED = 'hangyuan'

/** A consent that stands, and what was handed on by it and taken. */
export const seedBridges: Seed = {
  name: 'bridges',
  async run(tx, { people }) {
    const person = people.find(({ key }) => key === CROSSED)
    if (!person) return
    const { customerId, openId } = person
    const now = (await bankNow(tx)) - 30 * HOUR
    const consentVersion = consentVersionOf('yzt')
    await giveConsent(tx, { openId, customerId }, consentKind('yzt'), consentVersion, now)
    const [customer] = await tx.select().from(schema.customers).where(eq(schema.customers.id, customerId))
    const given = { clientNo: customer?.clientNo ?? '' }
    const opening = { id: 'demo-yzt', customerId, bridge: 'yzt', given, consentVersion, openedAt: now } as const
    await tx.insert(bridgeOpenings).values({ ...opening, redeemedAt: now + 2_000 })
  },
}
