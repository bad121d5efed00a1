import { randomUUID } from 'node:crypto'
import { BRAND } from '@/domain/brand'
import type { Queryable } from '@sandbox/kernel/db'
import { sendMessages } from '../message'

/**
 * Tells a customer that something one signs in or pays with is another now: who didn't do it must hear of it.
 * @param done what was done, as a sentence goes on after 您的
 * @param now by the bank's clock, epoch ms
 */
export const tellChanged = (on: Queryable, customerId: string, done: string, now: number): Promise<void> =>
  sendMessages(on, [
    {
      customerId,
      kind: 'credentials',
      title: done,
      body: `您的${done}。如非本人操作，请立即致电${BRAND.hotline}。`,
      source: `credentials ${randomUUID()}`,
      about: { subject: 'security' },
      at: now,
    },
  ])
