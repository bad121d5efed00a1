import { and, eq } from 'drizzle-orm'
import { SUB_ACCOUNT_AGREEMENT_VERSION } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed, SeedAct } from '@sandbox/kernel/seed'
import { closeSub, moveOwn } from './move'
import { receive, spend } from './merchants'
import { hashPassword, setPassword } from './passwords'
import { changeState, lockSub, openSub } from './subAccounts'
import { subAccounts } from './tables'
import type { SubAccount } from './tables'

/** The password of every account that the seed gives one. */
export const DEMO_SUB_PASSWORD = '246813'
/** What a hash of it costs: everybody knows it, and the first who pays with it makes it dear (`guess`). */
const COST = 10

function done<T>(result: Result<T, BankError>): T {
  if (!result.ok) throw new Error(`the seed's account was refused: ${result.error.name}`)
  return result.value
}

interface SeededSub {
  readonly customerId: string
  readonly class: AccountClass
  readonly alias: string
  /** Fen from the electronic account. */
  readonly amount: number
  readonly now: number
}

/** Opens an account, sets its password, and brings money from the electronic account. */
async function openFunded(tx: Tx, { customerId, alias, amount, now, ...order }: SeededSub): Promise<SubAccount> {
  const agreementVersion = SUB_ACCOUNT_AGREEMENT_VERSION
  const opened = done(await openSub(tx, { customerId, class: order.class, alias, agreementVersion, now }))
  const hashed = await hashPassword(opened, { secret: DEMO_SUB_PASSWORD, hashing: { cost: COST } })
  const sub = done(await setPassword(tx, opened, hashed, now))
  const { acctId } = sub
  if (amount > 0) done(await moveOwn(tx, { customerId, acctId, direction: 'IN', amount: fen(amount), now }))
  return sub
}

const CLASS_OF = { II: 'II', III: 'III' } as const
const isClass = (text: string): text is AccountClass => text in CLASS_OF

/** Opens an account of the class that stands in the product's place, with so much money. */
export const subOpen: SeedAct = async (tx, { customerId, productType, amount, now }) => {
  if (!isClass(productType)) return fail(bankError('SubAccountUnknown'))
  const alias = productType === 'II' ? '网购专用' : '早餐零钱'
  return ok(await openFunded(tx, { customerId, class: productType, alias, amount, now }))
}

/** Pays a merchant from the first account of the class that stands in the product's place. */
export const subSpend: SeedAct = async (tx, { customerId, productType, amount, now }) => {
  if (!isClass(productType)) return fail(bankError('SubAccountUnknown'))
  const own = and(eq(subAccounts.customerId, customerId), eq(subAccounts.class, productType))
  const [sub] = await tx.select().from(subAccounts).where(own)
  const merchant = productType === 'II' ? '示例商城' : '街角早餐店'
  return spend(tx, { customerId, acctId: sub?.acctId ?? '', amount, merchant, now })
}

/** Gives who shows them accounts of both classes in every state, one of them near its caps. */
export const seedSubAccounts: Seed = {
  name: 'subAccounts',
  async run(tx, { people }) {
    const now = await bankNow(tx)
    for (const { customerId, shows } of people) if (shows === 'accounts') await everyState(tx, customerId, now)
  },
}

async function everyState(tx: Tx, customerId: string, now: number): Promise<void> {
  const agreementVersion = SUB_ACCOUNT_AGREEMENT_VERSION
  for (const accountClass of ['II', 'III'] as const) {
    const order = { customerId, class: accountClass, now }
    done(await openSub(tx, { ...order, alias: '', agreementVersion }))
    const stopped = await openFunded(tx, { ...order, alias: '旅行基金', amount: 120_050 })
    const locked = await lockSub(tx, customerId, stopped.acctId, [])
    if (locked) done(await changeState(tx, locked.sub, 'STOP', now))
    const closed = await openFunded(tx, { ...order, alias: '旧账户', amount: 1_000 })
    done(await closeSub(tx, { customerId, acctId: closed.acctId, now }))
  }
  const [first] = await tx
    .update(subAccounts)
    .set({ faceToFace: true })
    .where(and(eq(subAccounts.customerId, customerId), eq(subAccounts.alias, '网购专用')))
    .returning()
  if (!first) return
  const { acctId, acctNo } = first
  done(await spend(tx, { customerId, acctId, amount: fen(936_800), merchant: '示例家电', now }))
  done(await receive(tx, { acctNo, amount: fen(250_000), payer: '示例商城退货款', now }))
  // The most there may be of type III, and one full of money.
  done(await openSub(tx, { customerId, class: 'III', alias: '地铁卡', agreementVersion, now }))
  await openFunded(tx, { customerId, class: 'III', alias: '压岁钱', amount: 200_000, now })
}
