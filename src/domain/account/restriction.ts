import { isDormant } from './status'
import type { AccountState } from './status'

/** What stands in the way of an account's business, or soon will: its cause in a sentence, and the one thing to do. */
export interface Restriction {
  /** danger: something can't be done now; warning: it soon can't. */
  readonly tone: 'danger' | 'warning'
  readonly cause: string
  readonly action: string
  /** Whether what is to be done concerns the ID card's term alone; else the papers and the account. */
  readonly renews: boolean
}

type Standing = AccountState & { readonly idCardTerm?: 'IdCardExpiring' | 'IdCardExpired' | undefined }

/**
 * The first thing to mend, in the order in which it must be done (docs/decisions/account-status.md): papers, then the
 * account, which is woken only with a valid ID card, then what is only soon over. Undefined for an account in order.
 */
export function restrictionOf(standing: Standing): Restriction | undefined {
  const closed = { tone: 'danger', renews: false } as const
  if (standing.missingImageState === 'M')
    return { ...closed, cause: '身份证影像缺失，暂不能办理交易', action: '去补充' }
  if (standing.idCardTerm === 'IdCardExpired')
    return { ...closed, cause: '身份证已过期，暂不能办理交易', action: '去更新', renews: true }
  if (standing.receiveNoPay === 'Y')
    return { ...closed, cause: '个人信息待完善，账户只能收款，暂不能付款', action: '去完善' }
  if (isDormant(standing)) return { ...closed, cause: '账户长期未使用，已暂停线上交易', action: '去激活' }
  return standing.idCardTerm === undefined
    ? undefined
    : { tone: 'warning', cause: '身份证即将到期，到期后不能办理交易', action: '去更新', renews: true }
}
