import { bankError } from '../errors/catalogue'
import type { BankError } from '../errors/catalogue'
import { fen } from '../money/fen'
import type { Fen } from '../money/fen'
import { formatShortAmount } from '../money/format'
import { CLASS_FACTS } from './classes'
import type { AccountClass, UseKind } from './classes'
import { capLeft } from './use'
import type { CapUse } from './use'

const inYuan = (amount: Fen): string => `${formatShortAmount(amount)}元`

const WHAT: Readonly<Record<UseKind, string>> = { IN: '非绑定账户转入', OUT: '消费及向非绑定账户转出' }

/** Why an account's caps don't take this much more, with what they still do; undefined when they do. */
export function capRefusal(accountClass: AccountClass, kind: UseKind, use: CapUse, amount: Fen): BankError | undefined {
  const caps = CLASS_FACTS[accountClass].caps[kind]
  const [what, left] = [WHAT[kind], inYuan(capLeft(caps, use))]
  if (use.year + amount > caps.aYear) {
    return bankError('NonBoundLimitYear', `${what}每年最多${inYuan(caps.aYear)}，目前还可使用${left}`)
  }
  if (use.today + amount > caps.aDay) {
    return bankError(
      'NonBoundLimitDay',
      `${what}每日最多${inYuan(caps.aDay)}，今日还可使用${left}，${amount > caps.aDay ? '请减少金额' : '请明日再试'}`,
    )
  }
  return undefined
}

/** Why an account can't hold this much more: it takes all of an amount or nothing. Undefined when it can. */
export function balanceRefusal(accountClass: AccountClass, balance: Fen, amount: Fen): BankError | undefined {
  const { name, balanceCap } = CLASS_FACTS[accountClass]
  if (balanceCap === undefined || balance + amount <= balanceCap) return undefined
  const room = inYuan(fen(Math.max(0, balanceCap - balance)))
  return bankError('BalanceCap', `${name}余额最多${inYuan(balanceCap)}，目前还可转入${room}，请减少金额`)
}
