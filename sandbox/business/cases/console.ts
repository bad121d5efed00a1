import { asc, desc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { OPEN_CASE_STATES } from '@/domain/cases/machine'
import { isName } from '@/domain/cases/staff'
import { dayOfInstant } from '@/domain/dates/instant'
import { maskName } from '@/domain/masks/mask'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { caseFor, publishCase, settleCase } from './desk'
import type { DeskProblem } from './desk'
import { askExtension } from './extension'
import { contentOf, pictureIn, picturesOf } from './pictures/read'
import { stepsOf } from './steps'
import { cases } from './tables'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** Who acts: one without a letter or a number couldn't be told from who is complained of. */
const clerkName = v.pipe(id, v.check(isName))
const written = v.pipe(v.string(), v.maxLength(4000))
/** Those that wait, and of the others the latest. */
const LISTED = 50

const LABELS: Readonly<Record<DeskProblem, string>> = {
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
  done.ok ? { done: true } : { done: false, message: LABELS[done.error] }

/**
 * The desk that answers. The list says nothing of what was written, nor by whom: a clerk reads a case under a name, and who is
 * complained of finds none.
 */
export const casesConsole = {
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
    readCase: consoleAction(v.strictObject({ caseNo: id, clerk: clerkName }), async ({ db }, { caseNo, clerk }) => {
      const on = db.drizzle
      const one = await caseFor(on, caseNo, clerk)
      if (!one) return told({ ok: false, error: 'unknown' })
      const { customers } = schema
      const [customer] = await on.select().from(customers).where(eq(customers.id, one.customerId))
      const steps = await stepsOf(on, [caseNo])
      const pictures = await picturesOf(
        on,
        steps.map((step) => step.id),
      )
      return {
        done: true,
        customer: maskName(customer?.realName ?? ''),
        against: one.against,
        orderNo: one.orderNo,
        steps: steps.map(({ step, by, clerk, approvedBy, text, at }) => ({ step, by, clerk, approvedBy, text, at })),
        pictures: pictures.map(({ id: pictureId, uploadedAt, bytes, width, height }) => ({
          ...{ pictureId, uploadedAt, bytes, width, height },
        })),
      }
    }),
    readCasePicture: consoleAction(
      v.strictObject({ caseNo: id, clerk: clerkName, pictureId: id }),
      async ({ db }, { caseNo, clerk, pictureId }) => {
        const on = db.drizzle
        const picture = (await caseFor(on, caseNo, clerk)) && (await pictureIn(on, caseNo, pictureId))
        if (!picture) return told({ ok: false, error: 'unknown' })
        return { done: true, mime: picture.mime, image: await contentOf(on, pictureId) }
      },
    ),
    settleCase: consoleAction(
      v.strictObject({
        caseNo: id,
        clerk: clerkName,
        action: v.picklist(['take', 'extend', 'reply']),
        text: v.optional(written),
      }),
      async ({ db, capabilities, businessNow }, move) => {
        const now = await businessNow()
        return db.transaction(async (tx) => {
          const settled = await settleCase(tx, move, now)
          if (settled.ok || settled.error !== 'approvalMissing') return told(settled)
          // Somebody else decides on it, at the console's approvals or in the app.
          const asked = await askExtension(tx, capabilities, move, now)
          if (!asked.ok) return told(asked)
          return { done: true, approvalId: asked.value.approvalId, message: '已提交延期审批，须由他人同意' }
        })
      },
    ),
    publishCase: consoleAction(
      v.strictObject({ caseNo: id, clerk: clerkName, question: written, reply: written }),
      async ({ db, businessNow }, given) => {
        const now = await businessNow()
        return told(await db.transaction((tx) => publishCase(tx, given, now)))
      },
    ),
  },
} satisfies ConsolePart
