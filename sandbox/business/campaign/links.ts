import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isLinkOver, SMS_PAGES, smsText } from '@/domain/campaign/link'
import type { SmsLook } from '@/domain/campaign/link'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { sendCampaignSms, stopCampaignSms, wantsCampaignSms } from '@sandbox/business/message'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { campaignLinks } from './tables'

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz'
export const LENGTH = 12

const newToken = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

interface Look {
  readonly actId: string
  readonly variant: string
}

/** A text message about one look of the pages that such messages lead to. */
export interface TextMessage {
  readonly variant: SmsLook
  readonly mobileNo: string
  /** The address that customers use; '' where any that reaches the bank is. */
  readonly origin: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
  /** Its token; a new one unless given. */
  readonly token?: string
}

/**
 * Sends a text message with a link of its own, by which its receiver also stops such messages; the link's token, or undefined,
 * and nothing kept, for a number whose owner hasn't agreed or has stopped them.
 */
export async function sendText(
  tx: Tx,
  { variant, mobileNo, origin, now, token = newToken() }: TextMessage,
): Promise<string | undefined> {
  if (!(await sendCampaignSms(tx, mobileNo, smsText(variant, origin, token), now))) return undefined
  await tx.insert(campaignLinks).values({ token, actId: SMS_PAGES.actId, variant, mobileNo, madeAt: now })
  return token
}

const linkOf = async (on: Queryable, token: string) =>
  (await on.select().from(campaignLinks).where(eq(campaignLinks.token, token)))[0]

/** Whether a link no longer leads to this look; one that the bank didn't make for it never did. */
export async function linkOver(on: Queryable, token: string, { actId, variant }: Look, now: number): Promise<boolean> {
  const found = await linkOf(on, token)
  const isIts = found?.actId === actId && found.variant === variant
  return isLinkOver(isIts ? found.madeAt : undefined, now)
}

/**
 * Whether the number that a message was sent to still gets others, and where it says so, from now on. However old the message
 * is. Fails with SmsLinkUnknown.
 */
export async function textsWanted(
  on: Queryable,
  token: string,
  said?: { readonly wanted: boolean; readonly now: number },
): Promise<Result<{ readonly wanted: boolean }, BankError>> {
  const mobileNo = (await linkOf(on, token))?.mobileNo
  if (typeof mobileNo !== 'string') return fail(bankError('SmsLinkUnknown'))
  if (said) await stopCampaignSms(on, { mobileNo, ...said })
  return ok({ wanted: await wantsCampaignSms(on, mobileNo) })
}
