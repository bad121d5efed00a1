import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { LOSS_OBJECTS } from '@/domain/loss/machine'
import type { LossObject } from '@/domain/loss/machine'
import { maskName } from '@/domain/masks/mask'
import { fail } from '@/domain/result'
import type { Result } from '@/domain/result'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { Loss } from '@sandbox/kernel/session/lossReports'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { endOtherSessions } from '@sandbox/kernel/session/sessions'
import { findLoss, moveLoss, openLoss, settleRenewed, thingsOf } from './cases'
import type { CustomerTrigger } from './settle'
import { calledThing } from './wire'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const LATEST = 50
const NOBODY = ''

const told = (moved: Result<Loss, BankError>) =>
  moved.ok ? { done: true, caseNo: moved.value.caseNo } : { done: false, message: moved.error.message }

interface Clocks {
  readonly now: number
  readonly realNow: number
}

/** A counter, or the hotline, which has seen or heard who the customer is: what the app asks a face for isn't asked here. */
export const lossConsole = {
  views: {
    async losses({ db }) {
      const { customers, losses } = schema
      const rows = await db.drizzle
        .select({ loss: losses, realName: customers.realName })
        .from(losses)
        .innerJoin(customers, eq(customers.id, losses.customerId))
        .orderBy(desc(losses.reportedAt), desc(losses.caseNo))
        .limit(LATEST)
      return rows.map(({ loss, realName }) => ({
        caseNo: loss.caseNo,
        customer: maskName(realName ?? ''),
        called: calledThing(loss),
        state: loss.state,
        reportedAt: loss.reportedAt,
        tempUntil: loss.tempUntil,
        replaceFrom: loss.replaceFrom,
      }))
    },
  },
  actions: {
    reportLoss: consoleAction(
      v.strictObject({ mobileNo: id, object: v.picklist(LOSS_OBJECTS), acctId: v.optional(id) }),
      async ({ db, businessNow, realNow }, asked) => {
        const clocks = { now: await businessNow(), realNow: realNow() }
        return told(await db.transaction((tx) => reportAtCounter(tx, asked, clocks)))
      },
    ),
    settleLoss: consoleAction(
      v.strictObject({ caseNo: id, action: v.picklist(['formalise', 'replace', 'lift']) }),
      async ({ db, businessNow, realNow }, { caseNo, action }) => {
        const clocks = { now: await businessNow(), realNow: realNow() }
        return told(await db.transaction((tx) => settleAtCounter(tx, caseNo, action, clocks)))
      },
    ),
  },
} satisfies ConsolePart

interface CounterReport {
  readonly mobileNo: string
  readonly object: LossObject
  readonly acctId?: string | undefined
}

async function reportAtCounter(tx: Tx, { mobileNo, object, acctId }: CounterReport, clocks: Clocks) {
  const { customers } = schema
  const [customer] = await tx.select().from(customers).where(eq(customers.mobileNo, mobileNo))
  if (!customer) return fail(bankError('LossUnknown'))
  await lockCustomer(tx, customer.id)
  await settleRenewed(tx, customer.id, clocks)
  const lost = (await thingsOf(tx, customer.id)).find((one) => one.object === object && one.acctId === acctId)
  if (!lost) return fail(bankError('LossUnknown'))
  const opened = await openLoss(tx, customer.id, lost, { by: 'counter', ...clocks })
  if (opened.ok && object === 'PHONE') await endOtherSessions(tx, customer.id, NOBODY, clocks.realNow)
  return opened
}

async function settleAtCounter(tx: Tx, caseNo: string, trigger: CustomerTrigger, clocks: Clocks) {
  const { losses } = schema
  const [whose] = await tx.select({ customerId: losses.customerId }).from(losses).where(eq(losses.caseNo, caseNo))
  if (!whose) return fail(bankError('LossUnknown'))
  await lockCustomer(tx, whose.customerId)
  await settleRenewed(tx, whose.customerId, clocks)
  const loss = await findLoss(tx, whose.customerId, caseNo)
  return loss ? moveLoss(tx, loss, { trigger, by: 'counter', ...clocks }) : fail(bankError('LossUnknown'))
}
