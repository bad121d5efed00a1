import { asc, desc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { OPEN_CASE_STATES } from '@/domain/cases/machine'
import { dayOfInstant } from '@/domain/dates/instant'
import { maskName } from '@/domain/masks/mask'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { caseFor, publishCase, settleCase } from './desk'
import type { DeskProblem } from './desk'
import { stepsOf } from './steps'
import { cases } from './tables'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const written = v.pipe(v.string(), v.maxLength(4000))
/** Those that wait, and of the others the latest. */
const LISTED = 50

const SAID: Readonly<Record<DeskProblem, string>> = {
  unknown: '没有这个编号，或该工作人员需回避',
  closed: '当前状态不能这样处理',
  textMissing: '请填写内容，不超过2000字，不含控制字符',
  bannedWords: '内容含有不得使用的宣传用语',
  overdue: '已超过答复期限，不能再延期',
  approvalMissing: '第二次延期须由他人审批',
  ownAnswer: '核查须由原答复人以外的工作人员进行',
  notAgreed: '客户未同意公开',
  personal: '公开内容不得含有姓名、号码或邮箱',
}

const told = (done: { readonly ok: true } | { readonly ok: false; readonly error: DeskProblem }) =>
  done.ok ? { done: true } : { done: false, message: SAID[done.error] }

/**
 * The desk that answers. The list says nothing of what was written, nor by whom: a clerk reads a case under a name, and who is
 * complained of finds none.
 */
export const casesConsole: ConsolePart = {
  views: {
    async cases({ db, businessNow }) {
      const today = dayOfInstant(await businessNow())
      const { caseNo, kind, topic, state, dueDay, extended, escalatedFor, mayPublish, clerk, openedAt } = cases
      const facts = { caseNo, kind, topic, state, dueDay, extended, escalatedFor, mayPublish, clerk, openedAt }
      const list = () => db.drizzle.select(facts).from(cases)
      const open = await list().where(inArray(state, OPEN_CASE_STATES)).orderBy(asc(dueDay), asc(caseNo))
      const others = await list().orderBy(desc(openedAt), desc(caseNo)).limit(LISTED)
      const closed = others.filter((one) => !open.some((waiting) => waiting.caseNo === one.caseNo))
      return [...open, ...closed].map(({ escalatedFor: escalated, ...one }) => ({
        ...one,
        escalated: escalated === one.dueDay,
        overdue: open.some((waiting) => waiting.caseNo === one.caseNo) && one.dueDay < today,
      }))
    },
  },
  actions: {
    readCase: consoleAction(v.strictObject({ caseNo: id, clerk: id }), async ({ db }, { caseNo, clerk }) => {
      const on = db.drizzle
      const one = await caseFor(on, caseNo, clerk)
      if (!one) return told({ ok: false, error: 'unknown' })
      const { customers } = schema
      const [customer] = await on.select().from(customers).where(eq(customers.id, one.customerId))
      const steps = await stepsOf(on, [caseNo])
      return {
        done: true,
        customer: maskName(customer?.realName ?? ''),
        against: one.against,
        orderNo: one.orderNo,
        steps: steps.map(({ step, by, text, at }) => ({ step, by, text, at })),
      }
    }),
    settleCase: consoleAction(
      v.strictObject({
        caseNo: id,
        clerk: id,
        action: v.picklist(['take', 'extend', 'reply']),
        text: v.optional(written),
        approvedBy: v.optional(v.pipe(v.string(), v.maxLength(64))),
      }),
      async ({ db, businessNow }, move) => {
        const now = await businessNow()
        return told(await db.transaction((tx) => settleCase(tx, move, now)))
      },
    ),
    publishCase: consoleAction(
      v.strictObject({ caseNo: id, question: written, reply: written }),
      async ({ db, businessNow }, given) => {
        const now = await businessNow()
        return told(await db.transaction((tx) => publishCase(tx, given, now)))
      },
    ),
  },
}
