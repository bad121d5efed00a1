import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { consoleAction, outsideAmount } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { receiveForOrg } from './money'
import { parties } from './people'
import { orgCards, orgs } from './tables'
import { clarifyOrgTransfer, decideLateOrgReturn, orgTransferQuestions } from './transfers'

const LATEST = 50
const said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))

/** What an enterprise reads on its statement at another bank, what its account here holds, and money that comes in. */
export const enterpriseConsole = {
  views: {
    orgTransferCases: ({ db }) => orgTransferQuestions(db.drizzle),
    orgCards: ({ db }) => db.drizzle.select().from(orgCards).orderBy(desc(orgCards.addedAt)).limit(LATEST),
    async orgs({ db }) {
      const found = await db.drizzle.select().from(orgs).orderBy(orgs.id).limit(LATEST)
      return Promise.all(
        found.map(async ({ id, name, uscc }) => ({
          ...{ orgId: id, name, uscc },
          balance: await parties.balanceOf(db.drizzle, id),
        })),
      )
    },
  },
  actions: {
    clarifyOrgTransfer: consoleAction(
      v.strictObject({ orderNo: said, succeeded: v.boolean() }),
      async ({ db, businessNow }, { orderNo, succeeded }) => {
        const now = await businessNow()
        return { settled: await db.transaction((tx) => clarifyOrgTransfer(tx, orderNo, succeeded, now)) }
      },
    ),
    decideLateOrgReturn: consoleAction(
      v.strictObject({ orderNo: said, booked: v.boolean() }),
      async ({ db, businessNow }, { orderNo, booked }) => {
        const now = await businessNow()
        return { settled: await db.transaction((tx) => decideLateOrgReturn(tx, orderNo, booked, now)) }
      },
    ),
    payOrg: consoleAction(
      v.strictObject({
        orgId: said,
        amount: outsideAmount,
        payer: said,
        purpose: said,
      }),
      async ({ db, businessNow }, { orgId, amount, payer, purpose }) => {
        const now = await businessNow()
        const [org] = await db.drizzle.select().from(orgs).where(eq(orgs.id, orgId))
        if (!org) return fail(bankError('OrgUnknown'))
        await db.transaction((tx) => receiveForOrg(tx, { orgId, amount, payer, purpose, now }))
        return ok({})
      },
    ),
  },
} satisfies ConsolePart
