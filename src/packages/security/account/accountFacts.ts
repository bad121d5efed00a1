import type { ResponseOf } from '@/contract/call'
import type { queryAccounts } from '@/contract/subaccount/queryAccounts'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import type { IconName } from '@/ui/Icon'

type Account = ResponseOf<typeof queryAccounts>['accounts'][number]

export const nameOf = ({ alias, class: of }: Pick<Account, 'alias' | 'class'>): string =>
  alias || (of === 'ELECTRONIC' ? '电子账户' : CLASS_FACTS[of].name)

/** What keeps the account from being used, and where it is mended. */
export function mendOf({
  state,
  lost,
}: Pick<Account, 'state' | 'lost'>): { readonly text: string; readonly action: string; readonly to: Link } | undefined {
  if (lost) return { text: '账户已挂失，不能付款和交易', action: '查看', to: link('/reportTheLossList') }
  if (state === 'DORMANT')
    return { text: '账户长期未使用，已暂停线上交易', action: '去激活', to: link('/Microvalidation') }
  if (state === 'RECEIVE_ONLY')
    return { text: '账户目前只收不付，完善信息后恢复', action: '去完善', to: link('/Microvalidation') }
  return undefined
}

interface Act {
  readonly icon: IconName
  readonly label: string
  readonly hint?: string
  readonly to: Link
}

/** The pages of a class, for one account of it. */
const PAGES = {
  II: (acctId: string) => ({ list: link('/IICardlist', { acctId }), home: link('/IICardIdex', { acctId }) }),
  III: (acctId: string) => ({ list: link('/lzhCardlist', { acctId }), home: link('/lzhCardIdex', { acctId }) }),
} as const

/** What can be done with an account; accounts of a class have pages of their own for it. */
export function actsFor({
  acctId,
  class: of,
  state,
  lost,
}: Pick<Account, 'acctId' | 'class' | 'state' | 'lost'>): readonly Act[] {
  if (of !== 'ELECTRONIC') {
    const { list, home } = PAGES[of](acctId)
    const own: Act = { icon: 'wallet', label: '查看余额、限额与明细', to: list }
    const change: Act = { icon: 'settings', label: '停用、恢复或注销', to: home }
    const report: Act = { icon: 'warning', label: '挂失', to: link('/reportTheLoss', { object: 'SUB', acctId }) }
    if (state === 'CLOSED') return [own]
    return lost ? [own, change] : [own, change, report]
  }
  return [
    { icon: 'document', label: '对账单与证明', hint: '交易明细、余额证明、利息清单', to: link('/pdfshow') },
    { icon: 'card', label: '查看完整账号', hint: '代发工资、核对账号时使用', to: link('/acclists') },
    { icon: 'lock', label: '支付安全', hint: '限额、夜间锁、停止全部支付', to: link('/paySecurity') },
    ...(lost ? [] : [{ icon: 'warning', label: '挂失', to: link('/reportTheLoss', { object: 'ACCOUNT' }) } as const]),
    { icon: 'logout', label: '注销账户', to: link('/logoutAccountIndex') },
  ]
}
