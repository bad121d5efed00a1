import { char, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { FraudRule } from '@/domain/campaign/fraud'
import { FRAUD_RULES } from '@/domain/campaign/fraud'
import { CAMPAIGN_STATES } from '@/domain/campaign/machine'
import { ZERO_FEN } from '@/domain/money/fen'
import { REWARD_KINDS, REWARD_STATES } from '@/domain/campaign/reward'
import type { OrderSource } from '@/domain/channels/channels'
import type { DomainEvent } from '@sandbox/kernel/domainEvents'
import { dayColumn, fenColumn, instantColumn, serialColumn } from '@sandbox/kernel/db/schema/columns'

export const campaigns = pgTable('campaigns', {
  actId: text().primaryKey(),
  state: text({ enum: CAMPAIGN_STATES }).notNull(),
  definition: jsonb().$type<CampaignDefinition>(),
  pending: jsonb().$type<CampaignDefinition>(),
  approvalId: text(),
  startAt: instantColumn().notNull(),
  endAt: instantColumn().notNull(),
  claimUntil: instantColumn().notNull(),
  budget: fenColumn().notNull(),
  reserved: fenColumn().notNull().default(ZERO_FEN),
  granted: fenColumn().notNull().default(ZERO_FEN),
  places: integer(),
  joined: integer().notNull().default(0),
  changedAt: instantColumn().notNull(),
})

export type CampaignRow = typeof campaigns.$inferSelect

export const campaignPrizes = pgTable(
  'campaign_prizes',
  {
    actId: text().notNull(),
    prizeKey: text().notNull(),
    stock: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.actId, table.prizeKey] })],
)

/** Links in text messages, one of each; a token says nothing of who gets it. */
export const campaignLinks = pgTable('campaign_links', {
  token: text().primaryKey(),
  actId: text().notNull(),
  variant: text().notNull(),
  madeAt: instantColumn().notNull(),
  /** Where it was sent; null for links from before each message had its own. */
  mobileNo: text(),
})

/** The secret of a campaign's draws; docs/decisions/draw.md says who reads it when. */
export const drawSeeds = pgTable('draw_seeds', {
  actId: text().primaryKey(),
  seed: char({ length: 64 }).notNull(),
  commitment: char({ length: 64 }).notNull(),
  madeAt: instantColumn().notNull(),
})

export const campaignOccasions = pgTable(
  'campaign_occasions',
  {
    customerId: text().notNull(),
    occasion: text().$type<DomainEvent>().notNull(),
    about: text().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.occasion, table.about] })],
)

export const participations = pgTable(
  'participations',
  {
    number: serialColumn(),
    actId: text().notNull(),
    customerId: text().notNull(),
    personHash: text().notNull(),
    deviceHash: text(),
    openIdHash: text().notNull(),
    addressHash: text(),
    variant: text().notNull(),
    rulesVersion: integer().notNull(),
    source: jsonb().$type<OrderSource>().notNull(),
    suspected: jsonb().$type<readonly FraudRule[]>().notNull(),
    clearedAt: instantColumn(),
    countsFrom: instantColumn().notNull(),
    joinedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.actId, table.customerId] })],
)

export type Participation = typeof participations.$inferSelect

export const campaignRewards = pgTable('campaign_rewards', {
  number: serialColumn(),
  rewardId: text().primaryKey(),
  actId: text().notNull(),
  customerId: text().notNull(),
  personHash: text().notNull(),
  taskKey: text().notNull(),
  period: text().notNull(),
  prizeKey: text().notNull(),
  kind: text({ enum: REWARD_KINDS }).notNull(),
  prize: text().notNull(),
  name: text().notNull(),
  amount: fenColumn().notNull(),
  tax: fenColumn().notNull(),
  value: fenColumn().notNull(),
  state: text({ enum: REWARD_STATES }).notNull(),
  claimUntil: instantColumn().notNull(),
  earnedAt: instantColumn().notNull(),
  claimedAt: instantColumn(),
  grantedAt: instantColumn(),
  heldUntil: dayColumn(),
  revokedBy: text({ enum: FRAUD_RULES }),
  /** Who was announced as its winner, masked; null where nobody was, or before it was kept. */
  announcedAs: text(),
  remindedAt: instantColumn(),
  shareNo: integer(),
})

export type RewardRow = typeof campaignRewards.$inferSelect

export const helpAsks = pgTable('help_asks', {
  code: text().primaryKey(),
  actId: text().notNull(),
  customerId: text().notNull(),
  week: dayColumn().notNull(),
  personHash: text().notNull(),
  deviceHash: text(),
  openIdHash: text().notNull(),
  madeAt: instantColumn().notNull(),
})

export type HelpAsk = typeof helpAsks.$inferSelect

export const helps = pgTable('helps', {
  number: serialColumn().primaryKey(),
  code: text().notNull(),
  actId: text().notNull(),
  week: dayColumn().notNull(),
  helperId: text().notNull(),
  helperHash: text().notNull(),
  helpedAt: instantColumn().notNull(),
})

export const activityWithdrawals = pgTable('activity_withdrawals', {
  orderNo: text().primaryKey(),
  customerId: text().notNull(),
  amount: fenColumn().notNull(),
  balance: fenColumn().notNull(),
  day: dayColumn().notNull(),
  at: instantColumn().notNull(),
})

export type WithdrawalRow = typeof activityWithdrawals.$inferSelect
