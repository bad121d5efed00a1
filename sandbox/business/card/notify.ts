import { BRAND } from '@/domain/brand'
import { lastFour } from '@/domain/masks/mask'
import { sendMessages } from '@sandbox/business/message'
import type { Queryable } from '@sandbox/kernel/db'
import type { BoundCard } from './cards'
import type { MESSAGES } from './kinds'

/** What a customer is told of a change to their cards. */
interface Told {
  readonly kind: keyof typeof MESSAGES
  readonly title: string
  /** What became of the card, as a sentence goes on after its name. */
  readonly done: string
  /** By the bank's clock, epoch ms. */
  readonly now: number
}

/** Tells a customer what was done with a card of theirs: who didn't do it must hear of it. */
export const notifyCard = (on: Queryable, card: BoundCard, { kind, title, done, now }: Told): Promise<void> =>
  sendMessages(on, [
    {
      customerId: card.customerId,
      kind,
      title,
      body: `${card.bankName}尾号${lastFour(card.cardNo)}的银行卡${done}。如非本人操作，请立即致电${BRAND.hotline}。`,
      source: `${kind} ${card.id} ${now}`,
      about: { subject: 'cards' },
      at: now,
    },
  ])
