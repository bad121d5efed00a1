import { addFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { outgoingMoney } from '@sandbox/business/transfer'
import { listWealth } from '@sandbox/business/wealth'
import type { Queryable } from '@sandbox/kernel/db'
import { balanceOf } from '@sandbox/kernel/ledger'

/** Money that isn't settled, in fen (docs/decisions/totals.md); every page that shows it has it from here. */
export interface OnItsWay {
  /** 处理中: on its way out to cards, in the electronic account's total. */
  readonly outgoing: Fen
  /** 正在路上的理财: on its way into wealth shares or out of them, counted with the shares. */
  readonly ofShares: Fen
}

export async function moneyOnItsWay(on: Queryable, customerId: string): Promise<OnItsWay> {
  const positions = await listWealth(on, customerId)
  return {
    outgoing: await balanceOf(on, outgoingMoney(customerId)),
    ofShares: addFen(...positions.flatMap(({ subscribing, redeeming }) => [subscribing, redeeming])),
  }
}
