import { asc, eq } from 'drizzle-orm'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import {
  activityWithdrawals,
  campaignOccasions,
  campaignRewards,
  campaigns,
  helpAsks,
  helps,
  participations,
} from './tables'

const joined: ExportSection = {
  tables: [participations],
  async read(on, { customerId }) {
    const rows = await on
      .select({ mine: participations, definition: campaigns.definition })
      .from(participations)
      .innerJoin(campaigns, eq(campaigns.actId, participations.actId))
      .where(eq(participations.customerId, customerId))
      .orderBy(asc(participations.number))
      .limit(MAX_EXPORTED)
    return rows.map(({ mine, definition }) => ({
      ...{ title: definition?.title ?? '', rulesVersion: mine.rulesVersion, joinedAt: mine.joinedAt },
      ...{ source: mine.source },
    }))
  },
}

const rewards: ExportSection = {
  tables: [campaignRewards],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(campaignRewards)
      .where(eq(campaignRewards.customerId, customerId))
      .orderBy(asc(campaignRewards.number))
      .limit(MAX_EXPORTED)
    return rows.map((row) => ({
      ...{ name: row.name, kind: row.kind, amount: row.amount, tax: row.tax, state: row.state },
      ...{ earnedAt: row.earnedAt, claimUntil: row.claimUntil, grantedAt: row.grantedAt },
    }))
  },
}

/** Both sides of a help, each without the other's name: whom somebody helped is the other's to tell. */
const helpLinks: ExportSection = {
  tables: [helpAsks],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(helpAsks)
      .where(eq(helpAsks.customerId, customerId))
      .orderBy(asc(helpAsks.madeAt))
      .limit(MAX_EXPORTED)
    return rows.map(({ code, week, madeAt }) => ({ code, week, madeAt }))
  },
}

const helped: ExportSection = {
  tables: [helps],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(helps)
      .where(eq(helps.helperId, customerId))
      .orderBy(asc(helps.number))
      .limit(MAX_EXPORTED)
    return rows.map(({ code, week, helpedAt }) => ({ code, week, helpedAt }))
  },
}

const withdrawals: ExportSection = {
  tables: [activityWithdrawals],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(activityWithdrawals)
      .where(eq(activityWithdrawals.customerId, customerId))
      .orderBy(asc(activityWithdrawals.orderNo))
      .limit(MAX_EXPORTED)
    return rows.map(({ orderNo, amount, at }) => ({ orderNo, amount, at }))
  },
}

const steps: ExportSection = {
  tables: [campaignOccasions],
  async read(on, { customerId }) {
    const rows = await on
      .select()
      .from(campaignOccasions)
      .where(eq(campaignOccasions.customerId, customerId))
      .orderBy(asc(campaignOccasions.at))
      .limit(MAX_EXPORTED)
    return rows.map(({ occasion, at }) => ({ occasion, at }))
  },
}

export const campaignExports = {
  campaigns: joined,
  campaignRewards: rewards,
  redPacketWithdrawals: withdrawals,
  campaignSteps: steps,
  helpLinks,
  helps: helped,
}
