import { randomUUID } from 'node:crypto'
import { BRAND } from '@/domain/brand'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import { lastFour } from '@/domain/masks/mask'
import { formatAmount } from '@/domain/money/format'
import type { Fen } from '@/domain/money/fen'
import { sendMessages } from '@sandbox/business/message'
import type { Queryable } from '@sandbox/kernel/db'
import type { SubAccount } from './tables'

/** Which account, as a sentence calls it. */
export const calledSub = ({ class: accountClass, acctNo }: Pick<SubAccount, 'class' | 'acctNo'>): string =>
  `${CLASS_FACTS[accountClass].name}（尾号${lastFour(acctNo)}）`

const tell = (on: Queryable, sub: SubAccount, title: string, body: string, now: number): Promise<void> =>
  sendMessages(on, [
    {
      ...{ customerId: sub.customerId, kind: 'subAccount', title, body, source: `sub ${randomUUID()}`, at: now },
      about: { subject: 'subAccounts' },
    },
  ])

/** Tells a customer that an account is in another state now: who didn't do it must hear of it. */
export const notifyState = (on: Queryable, sub: SubAccount, done: string, now: number): Promise<void> =>
  tell(on, sub, done, `您的${calledSub(sub)}${done}。如非本人操作，请立即致电${BRAND.hotline}。`, now)

/** Tells a customer of money that was sent back whole, and why. */
export const notifySentBack = (
  on: Queryable,
  sub: SubAccount,
  { amount, why, now }: { readonly amount: Fen; readonly why: string; readonly now: number },
): Promise<void> =>
  tell(on, sub, '转入已全额退回', `他人向您的${calledSub(sub)}转入的${formatAmount(amount)}元已全额退回：${why}。`, now)
