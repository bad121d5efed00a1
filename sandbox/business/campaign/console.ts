import { and, asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { FRAUD_RULES } from '@/domain/campaign/fraud'
import { SMS_LOOKS } from '@/domain/campaign/link'
import { campaignStateAt } from '@/domain/campaign/machine'
import { dayOfInstant } from '@/domain/dates/instant'
import { isMobile } from '@/domain/validation/mobile'
import { chooseCampaignSms } from '@sandbox/business/message'
import { recordEvent } from '@sandbox/kernel/audit'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { handIn } from './approvalRule'
import { draftOf, DRAFTS } from './campaigns'
import { clear, revoke } from './claim'
import { sendText } from './links'
import { moveCampaign } from './publish'
import { campaignPrizes, campaignRewards, campaigns, participations } from './tables'

const id = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))
const mobileNo = v.pipe(v.string(), v.check(isMobile))
const LISTED = 50

/** The campaign desk: hands data files in, pauses and stops, and looks at suspected joinings. */
export const campaignConsole = {
  views: {
    async campaigns({ db, businessNow }) {
      const now = await businessNow()
      const rows = await db.drizzle.select().from(campaigns).orderBy(campaigns.actId)
      const prizes = await db.drizzle.select().from(campaignPrizes)
      const known = rows.map((row) => ({
        actId: row.actId,
        title: (row.definition ?? row.pending)?.title ?? '',
        state: campaignStateAt(row, now),
        waits: row.pending !== null,
        ...{ budget: row.budget, reserved: row.reserved, granted: row.granted, joined: row.joined },
        prizes: prizes
          .filter(({ actId }) => actId === row.actId)
          .map(({ prizeKey, stock, taken }) => ({ prizeKey, stock, taken })),
      }))
      const drafts = Object.keys(DRAFTS)
        .filter((actId) => !rows.some((row) => row.actId === actId))
        .map((actId) => ({ actId, title: draftOf(actId, dayOfInstant(now))?.title ?? '', state: 'DRAFT' as const }))
      return [...known, ...drafts]
    },
    // What is granted by itself first stands first: a list of the latest would never show what waits longest.
    suspectedJoins: ({ db }) =>
      db.drizzle
        .select({
          rewardId: campaignRewards.rewardId,
          actId: campaignRewards.actId,
          customerId: campaignRewards.customerId,
          name: campaignRewards.name,
          state: campaignRewards.state,
          suspected: participations.suspected,
          heldUntil: campaignRewards.heldUntil,
        })
        .from(campaignRewards)
        .innerJoin(
          participations,
          and(
            eq(participations.customerId, campaignRewards.customerId),
            eq(participations.actId, campaignRewards.actId),
          ),
        )
        .where(eq(campaignRewards.state, 'CLAIMED'))
        .orderBy(asc(campaignRewards.heldUntil), asc(campaignRewards.number))
        .limit(LISTED),
  },
  actions: {
    handInCampaign: consoleAction(
      v.strictObject({ actId: id, clerk: id }),
      async ({ db, capabilities, businessNow }, { actId, clerk }) => {
        const now = await businessNow()
        const [known] = await db.drizzle.select().from(campaigns).where(eq(campaigns.actId, actId))
        const definition = draftOf(actId, dayOfInstant(now), known?.definition?.startAt)
        if (!definition) return { done: false, message: '没有这个活动的数据文件' }
        const begun = await db.transaction((tx) => handIn(tx, capabilities, { definition, clerk, now }))
        return begun.ok
          ? { done: true, approvalId: begun.value.approvalId, payloadHash: begun.value.payloadHash }
          : { done: false, message: begun.error }
      },
    ),
    agreeToCampaignSms: consoleAction(v.strictObject({ mobileNo, clerk: id }), async ({ db, businessNow }, given) => {
      const now = await businessNow()
      await db.transaction(async (tx) => {
        await chooseCampaignSms(tx, { mobileNo: given.mobileNo, wanted: true, now })
        await recordEvent(tx, now, 'campaignSmsAgreed', { detail: { clerk: given.clerk } })
      })
      return { done: true }
    }),
    sendCampaignSms: consoleAction(
      v.strictObject({ variant: v.picklist(SMS_LOOKS), mobileNo }),
      async ({ db, businessNow, publicOrigin: origin = '' }, given) => {
        const now = await businessNow()
        const token = await db.transaction((tx) => sendText(tx, { ...given, origin, now }))
        return token === undefined ? { done: false, message: '该号码未同意接收，或已停止接收' } : { done: true, token }
      },
    ),
    moveCampaign: consoleAction(
      v.strictObject({ actId: id, action: v.picklist(['pause', 'resume', 'cancel']), clerk: id }),
      async ({ db, businessNow }, { actId, action: trigger, clerk }) => {
        const now = await businessNow()
        const state = await db.transaction((tx) => moveCampaign(tx, { actId, trigger, clerk, now }))
        return { done: state !== undefined, ...(state !== undefined && { state }) }
      },
    ),
    revokeReward: consoleAction(
      v.strictObject({ rewardId: id, rule: v.picklist(FRAUD_RULES), clerk: id }),
      async ({ db, businessNow }, given) => {
        const now = await businessNow()
        return { done: await db.transaction((tx) => revoke(tx, { ...given, now })) }
      },
    ),
    clearParticipation: consoleAction(
      v.strictObject({ actId: id, customerId: id, clerk: id }),
      async ({ db, capabilities, businessNow }, given) => {
        const now = await businessNow()
        return { done: await db.transaction((tx) => clear(tx, capabilities, { ...given, now })) }
      },
    ),
  },
} satisfies ConsolePart
