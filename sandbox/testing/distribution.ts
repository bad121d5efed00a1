import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { schema } from './schema'

/**
 * Where a table's rows lie when customers are many (docs/growth.md): with their customer, by the column that says whose they
 * are or whose row they belong to; as a copy at every node, for what all read and staff write; or once, for what is the bank's
 * own or is looked up before it is known who asks.
 */
export type Distribution = { readonly customer: string } | 'reference' | 'bank'

/** The tables without a customer's id, and those with one whose rows lie otherwise. */
const OTHERWISE: Readonly<Record<string, Distribution>> = {
  accruals: { customer: 'seq_no' },
  approval_steps: 'bank',
  approvals: 'bank',
  article_versions: 'reference',
  article_votes: 'bank',
  bank_clock: 'reference',
  bridge_targets: 'bank',
  cache_values: { customer: 'owner' },
  campaign_links: 'reference',
  campaign_prizes: 'bank',
  campaign_sms_choices: { customer: 'mobile_no' },
  campaigns: 'reference',
  case_notes: { customer: 'case_no' },
  case_picture_parts: { customer: 'picture_id' },
  channels: 'bank',
  closure_steps: { customer: 'closure_no' },
  config_flags: 'reference',
  consents: 'bank',
  customers: { customer: 'id' },
  daily_counts: { customer: 'subject' },
  day_end_slices: 'bank',
  day_ends: 'bank',
  demand_accrual: 'bank',
  demand_rates: 'reference',
  draw_seeds: 'reference',
  family_grants: { customer: 'owner_id' },
  family_spendings: { customer: 'owner_id' },
  helps: { customer: 'code' },
  identity_image_parts: { customer: 'image_id' },
  ledger_entries: { customer: 'account_id' },
  ledger_transactions: { customer: 'id' },
  maintained_banks: 'reference',
  mall_items: 'bank',
  nonces: 'bank',
  one_use_codes: 'bank',
  org_cards: 'bank',
  org_members: 'bank',
  org_movements: 'bank',
  org_sessions: 'bank',
  org_transfer_steps: 'bank',
  org_transfers: 'bank',
  orgs: 'bank',
  points_entries: { customer: 'account_id' },
  points_transactions: { customer: 'id' },
  products: 'reference',
  ranking_counts: 'bank',
  request_randoms: 'bank',
  schema_migrations: 'reference',
  service_stations: 'reference',
  sessions: 'bank',
  sms_messages: 'bank',
  special_batches: 'bank',
  standin_choices: 'bank',
  standin_partner_orders: 'bank',
  standin_payments: 'bank',
  standin_subscription_messages: 'bank',
  statement_pages: { customer: 'statement_id' },
  statement_pieces: { customer: 'statement_id' },
  subscription_sends: { customer: 'message_id' },
  survey_versions: 'reference',
  tracked_events: 'bank',
  transfer_cases: { customer: 'order_no' },
  transfer_steps: { customer: 'order_no' },
  wealth_incomes: 'reference',
  wechat_identities: 'bank',
  wechat_tokens: 'bank',
}

const own = { customer: 'customer_id' } as const
const ofCustomers = Object.values(schema as Record<string, PgTable>)
  .filter((table) => 'customerId' in getTableColumns(table))
  .map((table) => [getTableName(table), own] as const)

/** Every table of the bank. */
export const DISTRIBUTION: Readonly<Record<string, Distribution>> = { ...Object.fromEntries(ofCustomers), ...OTHERWISE }

/** What crosses shards, as docs/growth.md says how it is had then. */
const DIRECTORY = 'found by what a directory of its own tells whose it is'
const OTHER = 'of another customer than who asks: from the copy that lies with who asks'
const COUNTED = 'counted over customers: from a sum that events keep'
const FIRST_OF_EACH = 'the first of all customers: the first of each shard'
/** What stays on the customer's shard once the statement says so. */
const OF_ITS_ID = 'an id that is made of its customer’s'
const OWN_ROW = 'belongs to a row of the same customer, whom the statement has to name too'

/** What calls find otherwise than by its customer, as `keyed.ts` names it, with the reason. */
export const UNKEYED: Readonly<Record<string, string>> = {
  'account_uses by account_id, day, kind': OF_ITS_ID,
  'accounts by customer_id': DIRECTORY,
  'campaign_rewards by act_id, person_hash, task_key': OWN_ROW,
  'campaign_rewards by person_hash': COUNTED,
  'case_steps by case_no, step': OWN_ROW,
  'customers by id': DIRECTORY,
  'customers by id, mobile_no': DIRECTORY,
  'customers by id, staff': OTHER,
  'customers by id_card_no': DIRECTORY,
  'eligibilities by customer_id, eligibility_id': OTHER,
  'family_grants by member_id, state': OTHER,
  'family_spendings by day, grant_id': OTHER,
  'former_customers by id_card_no': DIRECTORY,
  'holdings by renewed_from': OWN_ROW,
  'ledger_accounts by id': OF_ITS_ID,
  // Locks them all, or none while one is missing.
  'ledger_accounts by id, kind': OF_ITS_ID,
  'losses by object, state': DIRECTORY,
  'losses by object, state, thing': DIRECTORY,
  'mall_orders by kind, state': COUNTED,
  'marketers by branch, customer_id, kind, sales_id, state': OTHER,
  'marketers by customer_id, sales_id': OTHER,
  'participations by device_hash': COUNTED,
  'points_accounts by id': OF_ITS_ID,
  'ranking_scores by board, month': FIRST_OF_EACH,
  'relations by customer_id': OTHER,
  'relations by customer_id, inviter_id': OTHER,
  'relations by customer_id, inviter_id, relation_id': OTHER,
  'relations by inviter_id': OTHER,
  'served by customer_id, sales_id, served_id': OTHER,
  'served by sales_id, state': OTHER,
  'special_items by batch_id, order_no': OWN_ROW,
  'transfers by origin_no': OWN_ROW,
  'transfers by origin_no, state': OWN_ROW,
  'wealth_holdings by seq_no': OWN_ROW,
}
