import { randomUUID } from 'node:crypto'
import { BRAND } from '@/domain/brand'
import type { Queryable } from '@sandbox/kernel/db'
import type { Scope } from '@sandbox/kernel/scope'
import { sendSmsNotice } from '@sandbox/kernel/session/smsNotices'
import { sendMessages } from '../message'

/**
 * Tells a customer by message and SMS that something they sign in or pay with was changed, so that a customer who didn't
 * change it learns of it, also on a phone that was signed out by it.
 * @param done what was done, in Chinese, as it follows 您的
 */
export async function tellChanged(
  on: Queryable,
  customerId: string,
  done: string,
  { now, realNow }: Pick<Scope, 'now' | 'realNow'>,
): Promise<void> {
  const body = `您的${done}。如非本人操作，请立即致电${BRAND.hotline}。`
  const source = `credentials ${randomUUID()}`
  await sendMessages(on, [
    { customerId, kind: 'credentials', title: done, body, source, about: { subject: 'security' }, at: now },
  ])
  await sendSmsNotice(on, customerId, body, realNow)
}
