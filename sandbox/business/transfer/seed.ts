import { DAY_MS } from '@/domain/dates/day'
import { fen, yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import type { TransferDirection, TransferFailure, TransferSpeed } from '@/domain/transfer/machine'
import { cardsOf } from '@sandbox/business/card'
import { eq } from 'drizzle-orm'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import type { Seed } from '@sandbox/kernel/seed'
import { beginTransfer, followUp, moveTransfer } from './machine'
import { transfers } from './tables'
import type { Transfer } from './tables'
import { transferIn } from './transfers'

/** Brings the money in that a customer's account shall show today beyond what is left there. */
export const seedMoney: Seed = {
  name: 'money',
  after: ['records', 'subAccounts', 'orgApprovals', 'special', 'campaigns'],
  async run(tx, { people }) {
    const now = await bankNow(tx)
    for (const { key, customerId, money, registration } of people) {
      if (registration === 'none') continue
      const missing = money - (await balanceOf(tx, wallet(customerId)))
      const moved = missing > 0 ? await transferIn(tx, { customerId, amount: fen(missing), now }) : undefined
      if (moved?.ok === false) throw new Error(`the seed's ${key} top-up was refused: ${moved.error.name}`)
    }
  },
}

/** One transfer and how far it has come. `later`: the network is asked tomorrow, so that it is found like this today. */
interface SeededTransfer {
  readonly direction: TransferDirection
  /** Whole yuan. */
  readonly amount: number
  readonly memo: string
  readonly speed?: TransferSpeed
  readonly answers?: readonly ('cancelled' | 'unanswered' | 'accepted' | 'later')[]
  readonly failure?: TransferFailure
  readonly followed?: { readonly trigger: 'returned' | 'reversed'; readonly reason: string }
}

/** A transfer in every state there is; what goes out and what comes in are the same in the end. */
const EVERY_STATE: readonly SeededTransfer[] = [
  { direction: 'IN', amount: 3_200, memo: '工资转入', answers: ['accepted'] },
  { direction: 'IN', amount: 410, memo: '生活费', failure: 'balance' },
  {
    direction: 'IN',
    amount: 620,
    memo: '奖金',
    answers: ['accepted'],
    followed: { trigger: 'reversed', reason: '付款银行重复记账' },
  },
  { direction: 'IN', amount: 730, memo: '报销款', answers: ['unanswered', 'later'] },
  { direction: 'IN', amount: 840, memo: '差旅款', answers: ['later'] },
  { direction: 'OUT', amount: 1_100, memo: '房租', answers: ['accepted'] },
  { direction: 'OUT', amount: 150, memo: '物业费', failure: 'closed' },
  { direction: 'OUT', amount: 260, memo: '学费', speed: 'NEXT_DAY', answers: ['cancelled'] },
  {
    direction: 'OUT',
    amount: 370,
    memo: '装修款',
    answers: ['accepted'],
    followed: { trigger: 'returned', reason: '收款账户状态异常' },
  },
  { direction: 'OUT', amount: 700, memo: '保险费', answers: ['unanswered', 'later'] },
  { direction: 'OUT', amount: 600, memo: '体检费', answers: ['later'] },
  { direction: 'OUT', amount: 800, memo: '旅行备用', speed: 'NEXT_DAY' },
]

/** Gives a customer who shows transfers one in every state. */
export const seedTransfers: Seed = {
  name: 'transfers',
  after: ['money'],
  async run(tx, { people }) {
    const now = await bankNow(tx)
    for (const { customerId, shows } of people) {
      if (shows !== 'transfers') continue
      const [card] = await cardsOf(tx, customerId)
      if (!card) throw new Error(`${customerId} shows transfers and has no card`)
      for (const one of EVERY_STATE) await seedTransfer(tx, { customerId, cardId: card.id, now }, one)
    }
  },
}

async function seedTransfer(
  tx: Tx,
  { customerId, cardId, now }: { readonly customerId: string; readonly cardId: string; readonly now: number },
  { direction, amount, memo, speed = 'REALTIME', answers = [], failure, followed }: SeededTransfer,
): Promise<void> {
  const money: Fen = yuan(amount)
  const begun = await beginTransfer(tx, { customerId, direction, cardId, amount: money, speed, memo, now })
  if (!begun.ok) throw new Error(`the seed's ${memo} was refused: ${begun.error.name}`)
  let transfer: Transfer = begun.value
  const move = async (trigger: 'cancelled' | 'unanswered' | 'accepted' | 'refused'): Promise<void> => {
    transfer = (await moveTransfer(tx, transfer, { trigger, failure, now })) ?? transfer
  }
  for (const answer of answers) if (answer !== 'later') await move(answer)
  if (failure) await move('refused')
  if (followed) await followUp(tx, transfer, { ...followed, now })
  if (!answers.includes('later')) return
  await tx
    .update(transfers)
    .set({ nextAskAt: now + DAY_MS })
    .where(eq(transfers.orderNo, transfer.orderNo))
}
