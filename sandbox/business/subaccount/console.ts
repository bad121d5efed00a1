import { asc, desc, eq, ne } from 'drizzle-orm'
import * as v from 'valibot'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { lastFour, maskName } from '@/domain/masks/mask'
import { fen } from '@/domain/money/fen'
import { fail } from '@/domain/result'
import type { Result } from '@/domain/result'
import { consoleAction, outsideAmount } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Bank } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { ELECTRONIC, receive, refund, spend } from './merchants'
import { onceForMerchant } from './once'
import type { Numbered } from './once'
import { checkPassword, stretchPassword } from './passwords'
import { DEMO_SUB_PASSWORD } from './seed'
import { accountMovements, subAccounts } from './tables'
import type { AccountMovement } from './tables'
import { notifySentBack } from './notify'

const { accounts, customers } = schema
const LATEST = 50
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const amount = outsideAmount

/** What the console says of what a merchant or another bank was answered. */
const told = (moved: Result<AccountMovement, BankError>) =>
  moved.ok ? { done: true, orderNo: moved.value.orderNo } : { done: false, message: moved.error.message }

/** As a merchant: asks for an account's password, and is paid within its caps, once for each of the merchant's ids. */
async function pay(
  { db, businessNow, hashing }: Bank,
  order: Numbered & { mobileNo: string; acctId: string; amount: number; merchant: string; password: string },
): Promise<Result<AccountMovement, BankError>> {
  const now = await businessNow()
  const { clientId, acctId, merchant, password: secret } = order
  const [payer] = await db.drizzle.select().from(customers).where(eq(customers.mobileNo, order.mobileNo))
  if (!payer) return fail(bankError('SubAccountUnknown'))
  const customerId = payer.id
  const own = acctId === ELECTRONIC ? undefined : acctId
  const content = { acctId, amount: fen(order.amount), merchant }
  const given = { secret, now, hashing }
  const ahead = await stretchPassword(db.drizzle, customerId, own, given)
  return onceForMerchant(
    db,
    { customerId, call: 'merchantPay', clientId, content },
    (tx) => spend(tx, { customerId, ...content, now }),
    {
      async authorise(tx) {
        // Before the password's row, as for every payment: a stop at the same time must not wait for this and this for it.
        await lockCustomer(tx, customerId)
        return checkPassword(tx, customerId, own, given, ahead)
      },
    },
  )
}

/** As a merchant: gives back, once for each of the merchant's ids. */
async function giveBack(
  { db, businessNow }: Bank,
  { clientId, orderNo, amount: much }: Numbered & { orderNo: string; amount: number },
): Promise<Result<AccountMovement, BankError>> {
  const now = await businessNow()
  const [paid] = await db.drizzle.select().from(accountMovements).where(eq(accountMovements.orderNo, orderNo))
  if (!paid) return fail(bankError('OrderUnknown'))
  const content = { orderNo, amount: fen(much) }
  return onceForMerchant(db, { customerId: paid.customerId, call: 'merchantRefund', clientId, content }, (tx) =>
    refund(tx, { ...content, now }),
  )
}

/** Every account a merchant could be paid from. */
async function payableAccounts({ db }: Bank) {
  const name = { mobileNo: customers.mobileNo, realName: customers.realName }
  const subs = await db.drizzle
    .select({
      acctId: subAccounts.acctId,
      class: subAccounts.class,
      acctNo: subAccounts.acctNo,
      ...name,
      state: subAccounts.state,
      faceToFace: subAccounts.faceToFace,
    })
    .from(subAccounts)
    .innerJoin(customers, eq(customers.id, subAccounts.customerId))
    .where(ne(subAccounts.state, 'CLOSED'))
    .orderBy(asc(subAccounts.acctNo))
  const electronic = await db.drizzle
    .select({ acctNo: accounts.acctNo, ...name })
    .from(accounts)
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .orderBy(asc(accounts.acctNo))
  const own = electronic.map((one) => ({ ...one, acctId: ELECTRONIC, class: '', state: '', faceToFace: false }))
  return [...subs, ...own].map(({ realName, acctNo, ...rest }) => ({
    ...rest,
    name: maskName(realName ?? ''),
    acctNo,
    called: `${maskName(realName ?? '')} ${rest.class} ${lastFour(acctNo)}`,
  }))
}

/** What merchants, other banks and the counter do about accounts of type II and III. */
export const subaccountConsole = {
  views: {
    payableAccounts: async (bank) => ({ password: DEMO_SUB_PASSWORD, accounts: await payableAccounts(bank) }),
    spendings: ({ db }) =>
      db.drizzle
        .select()
        .from(accountMovements)
        .where(eq(accountMovements.kind, 'spend'))
        .orderBy(desc(accountMovements.orderNo))
        .limit(LATEST),
  },
  actions: {
    merchantPay: consoleAction(
      v.strictObject({ clientId: text, mobileNo: text, acctId: text, amount, merchant: text, password: text }),
      async (bank, order) => told(await pay(bank, order)),
    ),
    merchantRefund: consoleAction(v.strictObject({ clientId: text, orderNo: text, amount }), async (bank, order) =>
      told(await giveBack(bank, order)),
    ),
    unboundCredit: consoleAction(
      v.strictObject({ acctNo: text, amount, payer: text }),
      async ({ db, businessNow }, { acctNo, amount: much, payer }) => {
        const now = await businessNow()
        return db.transaction(async (tx) => {
          const credit = fen(much)
          const taken = await receive(tx, { acctNo, amount: credit, payer, now })
          const [sub] = await tx.select().from(subAccounts).where(eq(subAccounts.acctNo, acctNo))
          if (!taken.ok && sub) await notifySentBack(tx, sub, { amount: credit, why: taken.error.message, now })
          return told(taken)
        })
      },
    ),
    seenAtCounter: consoleAction(v.strictObject({ acctId: text }), async ({ db }, { acctId }) => {
      const seen = await db.drizzle
        .update(subAccounts)
        .set({ faceToFace: true })
        .where(eq(subAccounts.acctId, acctId))
        .returning({ acctId: subAccounts.acctId })
      return { seen: seen.length === 1 }
    }),
  },
} satisfies ConsolePart
