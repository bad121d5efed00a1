import { eq, inArray } from 'drizzle-orm'
import { begins, isNever } from '@/domain/switches'
import { PRIVACY_POLICY_VERSION, PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { schema } from './db'
import type { Queryable } from './db'

/**
 * Switches that staff may change while the bank runs, with their initial values; what the bank never offers (brands/) stays
 * off.
 */
export const FLAGS = {
  /** ON closes the bank except for the calls that are answered in maintenance too (specification §4). */
  SYSTEM_MAINTAIN: 'OFF',
  maintenanceNotice: '系统正在升级维护，给您带来不便敬请谅解，请稍后再来。',
  /** 1 = old fingerprint, 2 = new, any other value both (specification §4). */
  fingerprintMode: '2',
  /** 1 = usage events go to the analytics service (specification §7). */
  buriedPoint: '0',
  /** 1 = the app asks for the position at start-up; else only where a function needs it (ours). */
  positionAtStart: '0',
  /** 1 = KOL and commission features; off since the marketing rules of September 2026. */
  kolEnabled: begins('kolEnabled'),
  /** 1 = something may be given for inviting; off, because WeChat forbids rewards for spreading links. */
  referralRewardEnabled: begins('referralRewardEnabled'),
  /** 1 = friends' help may bring points; off, because WeChat forbids rewards for links that friends have to open. */
  helpInWeChat: begins('helpInWeChat'),
  /** 1 = something may be given for deposits; off by 银保监办发〔2018〕48号. */
  depositRewardEnabled: begins('depositRewardEnabled'),
  /** 1 = draws take place. */
  lotteryEnabled: begins('lotteryEnabled'),
  /** 1 = points are earned and spent. */
  pointsEnabled: begins('pointsEnabled'),
  /** 1 = things are sold for points from a moment on, while stock lasts. */
  seckillEnabled: begins('seckillEnabled'),
  /** 1 = enterprises are served: entrance, applications, their decisions. */
  enterpriseEnabled: begins('enterpriseEnabled'),
  privacyPolicyVersion: PRIVACY_POLICY_VERSION,
  /** Version of the product agreement that a purchase must name. */
  productAgreementVersion: PRODUCT_AGREEMENT_VERSION,
} as const satisfies Record<string, string>

export type FlagName = keyof typeof FLAGS

export const isFlag = (name: string): name is FlagName => Object.hasOwn(FLAGS, name)

/** The value of one flag. */
export async function readFlag(on: Queryable, name: FlagName): Promise<string> {
  const [row] = await on.select().from(schema.configFlags).where(eq(schema.configFlags.name, name))
  return row?.value ?? FLAGS[name]
}

/** The value of one flag, and when it was set last by the bank's clock, epoch ms; undefined for an initial value. */
export async function readSwitch(
  on: Queryable,
  name: FlagName,
): Promise<{ readonly value: string; readonly changedAt: number | undefined }> {
  const [row] = await on.select().from(schema.configFlags).where(eq(schema.configFlags.name, name))
  return { value: row?.value ?? FLAGS[name], changedAt: row?.changedAt }
}

/** Values of several flags, in the order asked. */
export async function readFlags(
  on: Queryable,
  names: readonly FlagName[],
): Promise<readonly { readonly name: FlagName; readonly value: string }[]> {
  const rows = await on
    .select()
    .from(schema.configFlags)
    .where(inArray(schema.configFlags.name, [...names]))
  const kept = new Map(rows.map(({ name, value }) => [name, value]))
  return names.map((name) => ({ name, value: kept.get(name) ?? FLAGS[name] }))
}

/** Sets a flag, unless it is of what the bank never offers; `now` by the bank's clock. */
export async function writeFlag(on: Queryable, name: FlagName, value: string, now: number): Promise<void> {
  if (isNever(name)) return
  await on
    .insert(schema.configFlags)
    .values({ name, value, changedAt: now })
    .onConflictDoUpdate({ target: schema.configFlags.name, set: { value, changedAt: now } })
}
