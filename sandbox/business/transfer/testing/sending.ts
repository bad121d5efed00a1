import { randomUUID } from 'node:crypto'
import { chooseOutcome } from '@sandbox/host/simulators/choices'
import type { SimulatorOutcome } from '@sandbox/host/simulators/choices'
import { sandboxCardNetwork } from '@sandbox/host/simulators/cardNetwork'
import type { JobBank } from '@sandbox/kernel/scope'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import type { CardNetwork, Services } from '@sandbox/kernel/services'
import { boundCards } from '@sandbox/business/card/tables'
import { withLuhn } from '@sandbox/business/onboarding/testing/applicant'

/** What it takes to send transfers: the simulator's network, or another, and the bank's clock. */
export const sendingBank = (
  db: Database,
  card: CardNetwork = sandboxCardNetwork,
  businessNow = () => bankNow(db.drizzle),
): JobBank => ({ db, services: { card } as Services, capabilities: [], businessNow, realNow: machineNow })

/** The same database, at which the bank fails once, in the first transaction, when its work is done. */
export function failingOnce(db: Database): Database {
  let failed = false
  const transaction: Database['transaction'] = (work) =>
    db.transaction(async (tx) => {
      const done = await work(tx)
      if (failed) return done
      failed = true
      throw new Error('broken')
    })
  return { ...db, transaction }
}

export interface Sender {
  readonly customerId: string
  readonly cardId: string
}

/** A customer with a bound card without limits, and this much money in fen. */
export async function openSender(db: Database, money: number): Promise<Sender> {
  const customerId = await openCustomer(db, money)
  const cardId = randomUUID()
  const cardNo = withLuhn(`622848${String(machineNow()).slice(-12)}`)
  const facts = { bankCode: '622848', bankName: '农业银行', mobileNo: '17000000099', boundAt: 0 }
  await db.drizzle.insert(boundCards).values({ id: cardId, customerId, cardNo, ...facts })
  await db.drizzle.insert(schema.wechatIdentities).values({ openId: customerId, customerId, createdAt: 0 })
  return { customerId, cardId }
}

/** What the simulator answers to this customer's next transfer. */
export const answerNext = (db: Database, { customerId }: Sender, outcome: SimulatorOutcome<'nextTransfer'>) =>
  chooseOutcome(db.drizzle, customerId, 'nextTransfer', outcome)
