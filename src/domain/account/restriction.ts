import { isDormant } from './status'
import type { AccountState } from './status'

/** What stands in the way of an account's business, or soon will: its cause in a sentence, and the one thing to do. */
export interface Restriction {
  readonly cause: string
  readonly action: string
  /** What is to be done concerns the ID card's term alone, the papers and the account, or what was reported lost. */
  readonly about: 'idCard' | 'papers' | 'losses'
}

type AccountStatus = AccountState & {
  readonly idCardTerm?: 'IdCardExpiring' | 'IdCardExpired' | undefined
  /** The account is reported lost. */
  readonly lost?: boolean
}

/**
 * The first thing to mend, in the order in which it must be done (docs/decisions/account-status.md): a loss, papers, then the
 * account, which is woken only with a valid ID card, then what is only soon over. Undefined for an account in order.
 */
export function restrictionOf(status: AccountStatus): Restriction | undefined {
  const closed = { about: 'papers' } as const
  if (status.lost) return { ...closed, cause: '电子账户已挂失，暂不能付款和交易', action: '去查看', about: 'losses' }
  if (status.missingImageState === 'M') return { ...closed, cause: '身份证影像缺失，暂不能办理交易', action: '去补充' }
  if (status.idCardTerm === 'IdCardExpired')
    return { ...closed, cause: '身份证已过期，暂不能办理交易', action: '去更新', about: 'idCard' }
  if (status.receiveNoPay === 'Y')
    return { ...closed, cause: '个人信息待完善，账户只能收款，暂不能付款', action: '去完善' }
  if (isDormant(status)) return { ...closed, cause: '账户长期未使用，已暂停线上交易', action: '去激活' }
  return status.idCardTerm === undefined
    ? undefined
    : { cause: '身份证即将到期，到期后不能办理交易', action: '去更新', about: 'idCard' }
}
