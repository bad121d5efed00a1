import { randomUUID } from 'node:crypto'
import { BRAND } from '@/domain/brand'
import type { Queryable } from '@sandbox/kernel/db'
import { sendMessages } from '../message'

/**
 * Tells a customer that something they sign in or pay with was changed, so that a customer who didn't change it learns of
 * it.
 * @param done what was done, in Chinese, as it follows 您的
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
