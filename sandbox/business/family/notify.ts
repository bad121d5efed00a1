import { randomUUID } from 'node:crypto'
import { BRAND } from '@/domain/brand'
import { sendMessages } from '@sandbox/business/message'
import type { Queryable } from '@sandbox/kernel/db'

export interface FamilyNews {
  readonly title: string
  readonly body: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
  /** What is told once only; anything by default. */
  readonly source?: string
}

/** Tells a customer what became of a family card that they gave or were given. */
export const notifyFamilyCard = (
  on: Queryable,
  customerId: string,
  { title, body, now, source = randomUUID() }: FamilyNews,
): Promise<void> =>
  sendMessages(on, [
    {
      customerId,
      kind: 'familyCard',
      title,
      body: `${body}如有疑问，请致电${BRAND.hotline}。`,
      source: `familyCard ${source}`,
      about: { subject: 'familyCards' },
      at: now,
    },
  ])
