import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { sandboxCardNetwork } from '@sandbox/host/simulators/cardNetwork'
import { bankNow } from '@sandbox/kernel/clock'
import { openDatabase } from '@sandbox/kernel/db'
import { runOnce } from '@sandbox/kernel/orders'
import type { CardNetwork } from '@sandbox/kernel/services'
import { beginTransfer } from '../machine'
import { settleOne } from '../network'
import { sendingBank } from './sending'

/**
 * Orders and sends without end, six at a time, in and out by turns, and prints each id before it asks. Once `most` are asked,
 * what is sent never gets an answer, whether it has arrived by then or not, and `held` is printed.
 */
async function main(url = '', customerId = '', cardId = '', most = ''): Promise<void> {
  const db = await openDatabase({ url, poolSize: 8 })
  let asked = 0
  const holding = async (): Promise<void> => {
    await sleep(5)
    if (asked < Number(most)) return
    console.log('held')
    await new Promise(() => undefined)
  }
  /** A network that takes its time on the way there and back. */
  const slow: CardNetwork = {
    ...sandboxCardNetwork,
    async send(on, now, payment) {
      await holding()
      const answer = await sandboxCardNetwork.send(on, now, payment)
      await holding()
      return answer
    },
  }
  const transfer = async (direction: 'IN' | 'OUT'): Promise<void> => {
    const clientId = randomBytes(16).toString('hex')
    console.log(`asked ${clientId}`)
    asked += 1
    const order = { customerId, cardId, direction, amount: fen(1_234), speed: 'REALTIME', clientId } as const
    const call = { clientId, customerId, call: 'transfer', bodyHash: direction }
    const taken = await runOnce(db, call, async (tx) => {
      const begun = await beginTransfer(tx, { ...order, now: await bankNow(tx) })
      return begun.ok ? ok({ orderNo: begun.value.orderNo }) : begun
    })
    if (taken.ok) await settleOne(sendingBank(db, slow), taken.value.orderNo)
  }
  const withoutEnd = async (): Promise<void> => {
    for (;;) {
      await transfer('IN')
      await transfer('OUT')
    }
  }
  await Promise.all(Array.from({ length: 6 }, withoutEnd))
}

void main(...process.argv.slice(2))
