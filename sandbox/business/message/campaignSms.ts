import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { sendSmsNoticeTo } from '@sandbox/kernel/session/smsNotices'
import { campaignSmsChoices } from './tables'

/** Under which text messages about campaigns stand among the kinds that a customer turns on and off. */
export const CAMPAIGN_SMS = 'campaignSms'

const isOf = (mobileNo: string) => eq(campaignSmsChoices.mobileNo, mobileNo)

/** Whoever agreed signed in did so for their own number: it isn't theirs any more once another one is on record. */
const isStillTheirs = or(
  isNull(campaignSmsChoices.customerId),
  sql`EXISTS (SELECT 1 FROM ${schema.customers} c WHERE c.id = ${campaignSmsChoices.customerId} AND c.mobile_no = ${campaignSmsChoices.mobileNo})`,
)

/** Whether the owner of a number has agreed to be told of campaigns by SMS, and not stopped it since. */
export async function wantsCampaignSms(on: Queryable, mobileNo: string): Promise<boolean> {
  const [choice] = await on
    .select({ wanted: campaignSmsChoices.wanted })
    .from(campaignSmsChoices)
    .where(and(isOf(mobileNo), isStillTheirs))
  return choice?.wanted === true
}

interface Choice {
  readonly mobileNo: string
  readonly wanted: boolean
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * What the owner of a number says: a customer signed in, or whoever agreed at a counter. Where they say no, nothing is kept that
 * a message's link could take up again: whoever was passed it on is not the owner.
 */
export async function chooseCampaignSms(
  on: Queryable,
  { mobileNo, wanted, now, customerId = null }: Choice & { readonly customerId?: string | null },
): Promise<void> {
  const kept = { customerId, wanted, changedAt: now }
  if (!wanted) await on.delete(campaignSmsChoices).where(isOf(mobileNo))
  else
    await on
      .insert(campaignSmsChoices)
      .values({ mobileNo, ...kept })
      .onConflictDoUpdate({ target: campaignSmsChoices.mobileNo, set: kept })
}

/** What whoever holds a message says of the number it was sent to. It stops, or takes that back, and agrees for nobody else. */
export const stopCampaignSms = (on: Queryable, { mobileNo, wanted, now }: Choice) =>
  on.update(campaignSmsChoices).set({ wanted, changedAt: now }).where(isOf(mobileNo))

/**
 * Sends a text about a campaign; false, and nothing sent, to a number whose owner hasn't agreed or has stopped it. The choice
 * is locked, so that nothing is sent any more once a stop was answered.
 */
export async function sendCampaignSms(tx: Tx, mobileNo: string, text: string, now: number): Promise<boolean> {
  await tx.select().from(campaignSmsChoices).where(isOf(mobileNo)).for('update')
  if (!(await wantsCampaignSms(tx, mobileNo))) return false
  await sendSmsNoticeTo(tx, mobileNo, text, now, 'campaign')
  return true
}
