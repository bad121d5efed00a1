import { randomUUID } from 'node:crypto'
import { BRAND } from '@/domain/brand'
import { sendMessages } from '@sandbox/business/message'
import type { Queryable } from '@sandbox/kernel/db'

/** Tells a customer what became of a family card that they gave or were given. */
export const tellOfFamilyCard = (
  on: Queryable,
  customerId: string,
  { title, body, now }: { readonly title: string; readonly body: string; readonly now: number },
): Promise<void> =>
  sendMessages(on, [
    {
      customerId,
      kind: 'familyCard',
      title,
      body: `${body}如有疑问，请致电${BRAND.hotline}。`,
      source: `familyCard ${randomUUID()}`,
      about: { subject: 'familyCards' },
      at: now,
    },
  ])
