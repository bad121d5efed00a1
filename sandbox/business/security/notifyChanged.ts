import { randomUUID } from 'node:crypto'
import { BRAND } from '@/domain/brand'
import type { Queryable } from '@sandbox/kernel/db'
import type { Scope } from '@sandbox/kernel/scope'
import { sendSmsNotice } from '@sandbox/kernel/session/smsNotices'
import { sendMessages } from '../message'

const ABOUT = { credentials: 'security', paySecurity: 'paySecurity' } as const

/**
 * Tells a customer by message and SMS that something they sign in or pay with was changed, so that a customer who didn't
 * change it learns of it, also on a phone that was signed out by it.
 * @param done what was done, in Chinese, as it follows 您的
 */
export const notifyChanged = (on: Queryable, customerId: string, done: string, at: Pick<Scope, 'now' | 'realNow'>) =>
  tell(on, customerId, { kind: 'credentials', done }, at)

/** As `notifyChanged`, of a setting that protects the customer's money. */
export const notifySecurityChanged = (
  on: Queryable,
  customerId: string,
  done: string,
  at: Pick<Scope, 'now' | 'realNow'>,
) => tell(on, customerId, { kind: 'paySecurity', done }, at)

async function tell(
  on: Queryable,
  customerId: string,
  { kind, done }: { readonly kind: 'credentials' | 'paySecurity'; readonly done: string },
  { now, realNow }: Pick<Scope, 'now' | 'realNow'>,
): Promise<void> {
  const body = `您的${done}。如非本人操作，请立即致电${BRAND.hotline}。`
  const source = `${kind} ${randomUUID()}`
  await sendMessages(on, [{ customerId, kind, title: done, body, source, about: { subject: ABOUT[kind] }, at: now }])
  await sendSmsNotice(on, customerId, body, realNow)
}
