import { and, eq, inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { LimitPair, SecurityWayName } from '@/domain/limits/settings'
import { SECURITY_WAYS } from '@/domain/limits/settings'
import { fen } from '@/domain/money/fen'
import { recordEvent } from '@sandbox/kernel/audit'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { timelineOrder } from '@sandbox/kernel/timeline'
import type { AdjustmentPart, TimelinePart, TimelineAsk } from '@sandbox/kernel/timeline'

const KIND = 'securityChanged'
const { auditEvents } = schema

/** What each change of a protection is called once it is done. */
const TITLES: Readonly<Record<SecurityWayName, string>> = {
  lower: '支付限额已调低',
  raise: '支付限额已申请提高',
  cancelRaise: '支付限额提高已取消',
  nightOn: '夜间锁已开启',
  nightOff: '夜间锁已关闭',
  noticeMore: '大额提醒已调整',
  noticeLess: '大额提醒已调整',
  regionsFewer: '地区锁已调整',
  regionsMore: '地区锁已调整',
  stop: '账户支付已全部停止',
  lift: '账户支付已恢复',
}

const pair = v.object({ single: v.number(), aDay: v.number() })
const detail = v.object({
  way: v.picklist(Object.keys(SECURITY_WAYS) as SecurityWayName[]),
  before: v.optional(pair),
  after: v.optional(pair),
})

/** A change of what protects a customer's payments. */
export interface SecurityChanged {
  readonly customerId: string
  readonly sessionId?: string
  readonly way: SecurityWayName
  readonly before: LimitPair
  /** The limits that were asked for. */
  readonly after: LimitPair | undefined
}

/** Records a change of a protection; of limits with both figures, which the customer's own records tell. */
export const recordSecurityChange = (
  on: Queryable,
  now: number,
  { customerId, sessionId, ...change }: SecurityChanged,
) =>
  recordEvent(on, now, KIND, {
    customerId,
    ...(sessionId === undefined ? {} : { sessionId }),
    detail: change.after === undefined ? { way: change.way } : { ...change },
  })

async function changesOf(on: Queryable, ask: TimelineAsk, prefix: string, ways?: readonly SecurityWayName[]) {
  const { follows, order } = timelineOrder(auditEvents.at, sql`${prefix}::text || ${auditEvents.id}::text`, ask)
  const way = sql`${auditEvents.detail} ->> 'way'`
  const rows = await on
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.customerId, ask.customerId),
        eq(auditEvents.kind, KIND),
        ways ? inArray(way, [...ways]) : undefined,
        follows,
      ),
    )
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map((row) => ({ at: row.at, entryId: `${prefix}${row.id}`, ...v.parse(detail, row.detail) }))
}

/** Limits, locks, notices and stops, as their owner changed them. */
export const protectionChanges: TimelinePart = async (on, ask) =>
  (await changesOf(on, ask, 'security-')).map(({ at, entryId, way }) => ({
    at,
    entryId,
    group: 'SAFETY',
    title: TITLES[way],
    about: { subject: 'paySecurity' },
  }))

/** Limits that were lowered, or asked to be raised, with both figures. */
export const limitChanges: AdjustmentPart = async (on, ask) =>
  (await changesOf(on, ask, 'limit-', ['lower', 'raise'])).map(({ at, entryId, way, before, after }) => ({
    at,
    entryId,
    kind: 'LIMIT',
    title: way === 'raise' ? '支付限额提高' : '支付限额调低',
    cause: way === 'raise' ? '您本人在支付安全中申请，次日生效' : '您本人在支付安全中设置，立即生效',
    ...(before &&
      after && {
        figures: [
          { label: '单笔限额', before: fen(before.single), after: fen(after.single) },
          { label: '每日限额', before: fen(before.aDay), after: fen(after.aDay) },
        ],
      }),
    about: { subject: 'paySecurity' },
  }))
