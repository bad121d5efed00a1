import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import type { queryBridge } from '@/contract/bridge/queryBridge'
import { bridgeOf, consentKind, consentVersionOf, needsConsent, RECORD_YEARS } from '@/domain/bridge/bridges'
import { GIFT_FACTS } from '@/domain/bridge/gifts'
import type { Gift } from '@/domain/bridge/gifts'
import type { TargetKey } from '@/domain/bridge/targets'
import { addMonths } from '@/domain/dates/calendarMonths'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { LOAN_APPS } from '@/domain/loan/handOff'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { orgsOf } from '@sandbox/business/enterprise'
import { findLoanVoucher } from '@sandbox/business/loan'
import { findProduct } from '@sandbox/business/product'
import type { AccountScope, JobBank } from '@sandbox/kernel/scope'
import type { Queryable } from '@sandbox/kernel/db'
import { consumeCode, issueCode } from '@sandbox/kernel/session/codes'
import { customersConsenting, hasConsent } from '@sandbox/kernel/session/consent'
import { PARTNER_TOKEN_MS } from '@sandbox/kernel/session/limits'
import { bridgeOpenings, bridgeTargets } from './tables'
import type { BridgeOpening } from './tables'

/** Which bridge, and for what: ids only. */
export type Crossing = RequestOf<typeof queryBridge>

/** What goes along, by name. */
export type Given = Readonly<Partial<Record<Gift, string>>>

/** Who would cross. */
type Crosser = Pick<AccountScope, 'customer' | 'session' | 'today'>

/** Whether a target can be reached; staff close one that can't. */
export async function isUp(on: Queryable, target: TargetKey): Promise<boolean> {
  const [row] = await on.select().from(bridgeTargets).where(eq(bridgeTargets.target, target))
  return row?.up ?? true
}

const one = (given: Given): Result<Given, BankError> => ok(given)

/** What each bridge hands on; a bridge without a line hands nothing on and takes no id. */
const GIVEN: Readonly<
  Partial<Record<TargetKey, (on: Queryable, who: Crosser, crossing: Crossing) => Promise<Result<Given, BankError>>>>
> = {
  async kingdee(on, { customer }, { id }) {
    const orgs = await orgsOf(on, customer.id)
    const org = id === undefined ? orgs[0] : orgs.find(({ orgId }) => orgId === id)
    return org ? one({ orgId: org.orgId, orgRole: org.role }) : fail(bankError('BridgeOrgMissing'))
  },
  yzt: async (_, { customer }) => one({ clientNo: customer.clientNo }),
  goodGo: async (_, { customer }) => one({ clientNo: customer.clientNo }),
  service: async (_, { customer }) => one({ clientNo: customer.clientNo }),
  // Who calls has passed the gesture.
  mobileBank: async () => one({ gestureState: '1' }),
  async loan(on, { customer, today }, { id = '0', voucherNo }) {
    if (!/^(\d|10)$/.test(id) || LOAN_APPS[Number(id)] === undefined) return fail(bankError('BridgeUnknown'))
    if (voucherNo === undefined) return one({})
    const found = await findLoanVoucher(on, customer.id, voucherNo, today)
    return found.ok ? one({ voucherNo }) : found
  },
  async deposit(on, _, { id }) {
    const product = id === undefined ? undefined : await findProduct(on, id)
    return product?.kind === 'deposit' ? one({ productType: product.productType }) : fail(bankError('BridgeUnknown'))
  },
}

/** What would go along now. Fails with BridgeUnknown, BridgeOrgMissing, or what keeps a voucher from being used. */
export const givenBy = async (on: Queryable, who: Crosser, crossing: Crossing): Promise<Result<Given, BankError>> =>
  (await GIVEN[crossing.bridge]?.(on, who, crossing)) ?? one({})

/** The version of the consent that something needs; undefined where nothing about a person goes along. */
export function neededConsent(bridge: TargetKey, given: Given): string | undefined {
  const personal = (Object.keys(given) as Gift[]).some((gift) => GIFT_FACTS[gift].personal)
  return personal && needsConsent(bridge) ? consentVersionOf(bridge) : undefined
}

/** Whether the customer has agreed to exactly what goes along. */
export const hasAgreed = async (
  on: Queryable,
  { session }: Pick<Crosser, 'session'>,
  bridge: TargetKey,
  version: string | undefined,
): Promise<boolean> =>
  version === undefined || !needsConsent(bridge) || hasConsent(on, session, consentKind(bridge), version)

export interface Opened {
  readonly token: string | undefined
  /** Seconds. */
  readonly expiresIn: number
}

/**
 * Hands on what a bridge gives: a token that the other side uses once, and a record of what it will get. Fails with
 * BridgeTargetDown, BridgeDeclined without the present consent, and as `givenBy`.
 */
export async function cross(scope: AccountScope, crossing: Crossing): Promise<Result<Opened, BankError>> {
  const { bank, customer, realNow, now } = scope
  const { bridge } = crossing
  return bank.db.transaction(async (tx) => {
    if (!(await isUp(tx, bridge))) return fail(bankError('BridgeTargetDown'))
    const given = await givenBy(tx, scope, crossing)
    if (!given.ok) return given
    const version = neededConsent(bridge, given.value)
    if (!(await hasAgreed(tx, scope, bridge, version))) return fail(bankError('BridgeDeclined'))
    const id = randomUUID()
    const opening = { id, customerId: customer.id, bridge, given: given.value, consentVersion: version, openedAt: now }
    await tx.insert(bridgeOpenings).values(opening)
    const { token: kind } = bridgeOf(bridge)
    if (kind === undefined || Object.keys(given.value).length === 0) return ok({ token: undefined, expiresIn: 0 })
    const code = { kind, subject: customer.id, payload: { bridge, opening: id }, lifetime: PARTNER_TOKEN_MS }
    return ok({ token: await issueCode(tx, realNow, code), expiresIn: PARTNER_TOKEN_MS / 1_000 })
  })
}

/** Whether what was agreed to when a token was made is agreed to yet: who withdraws in the minute it is good for is heard. */
async function stillAgreed(on: Queryable, bridge: TargetKey, opening: BridgeOpening): Promise<boolean> {
  const { customerId, consentVersion } = opening
  if (consentVersion === null || !needsConsent(bridge)) return true
  return (await customersConsenting(on, [customerId], consentKind(bridge), consentVersion)).has(customerId)
}

/** As a partner: uses a token up for what it stands for. Undefined for one that is used, too old, or another target's. */
export async function redeem(
  on: Queryable,
  target: TargetKey,
  token: string,
  { now, realNow }: { readonly now: number; readonly realNow: number },
): Promise<BridgeOpening | undefined> {
  const { token: kind } = bridgeOf(target)
  const used = kind && (await consumeCode(on, realNow, kind, token))
  // Two partners have tokens of one kind; who brings another's has used it up and gets nothing.
  if (used?.payload.bridge !== target) return undefined
  const own = and(eq(bridgeOpenings.id, String(used.payload.opening)), isNull(bridgeOpenings.redeemedAt))
  const [found] = await on.select().from(bridgeOpenings).where(own)
  if (!found || !(await stillAgreed(on, target, found))) return undefined
  const [opening] = await on.update(bridgeOpenings).set({ redeemedAt: now }).where(own).returning()
  return opening
}

/** Deletes what consents say is no longer kept. */
export async function dropOldOpenings({ db, businessNow }: Pick<JobBank, 'db' | 'businessNow'>): Promise<void> {
  const today = dayOfInstant(await businessNow())
  const until = instantOf(addMonths(today, -12 * RECORD_YEARS))
  await db.drizzle.delete(bridgeOpenings).where(lt(bridgeOpenings.openedAt, until))
}

/** What a target was given when its token was used; undefined when it wasn't. */
export async function redeemedOpening(
  on: Queryable,
  target: TargetKey,
  id: string,
): Promise<BridgeOpening | undefined> {
  const [opening] = await on.select().from(bridgeOpenings).where(eq(bridgeOpenings.id, id))
  return opening?.bridge === target && opening.redeemedAt !== null ? opening : undefined
}
