import { bankError } from '../errors/catalogue'
import type { BankError } from '../errors/catalogue'
import { SAID } from '../errors/said'

/** The account's status as `queryAccountStatus` answers it (§3). Values that no rule names mean a normal account. */
export interface AccountState {
  /** D or IM: dormant. */
  readonly acctStatus: string
  /** M: an image of the ID card is missing. */
  readonly missingImageState: string
  /** Y: the account receives money and pays none. */
  readonly receiveNoPay: string
  /** Y: the customer may put the prompt off (docs/decisions/account-status.md). */
  readonly cancelButtonState: string
  /** The account's last digits. */
  readonly acctString: string
}

export type AccountPromptKind = 'completeInformation' | 'activate' | 'receiveOnly'

export interface AccountPrompt {
  readonly kind: AccountPromptKind
  readonly content: string
  readonly confirm: string
  /** Whether the customer may put it off and use the app. */
  readonly cancellable: boolean
  /** The query for /EditeIdCard, to which the button leads; undefined when it only closes the prompt. */
  readonly leadsTo?: EditIdCardQuery
}

/** Query of /EditeIdCard (§2). */
export interface EditIdCardQuery {
  readonly acctStatus: string
  readonly video?: 'M'
  readonly nopay?: 'Y'
}

export interface PromptOptions {
  /** The variant of the check (§4) that refuses a receive-only account instead of asking for documents. */
  readonly receiveOnlyBlocks?: boolean
}

const imageMissing = (state: AccountState): boolean => state.missingImageState === 'M'

const receivesOnly = (state: AccountState): boolean => state.receiveNoPay === 'Y'

export const isDormant = ({ acctStatus }: Pick<AccountState, 'acctStatus'>): boolean =>
  acctStatus === 'D' || acctStatus === 'IM'

const editIdCard = (state: AccountState): AccountPrompt['leadsTo'] => ({
  acctStatus: state.acctStatus,
  ...(imageMissing(state) ? { video: 'M' } : {}),
  ...(receivesOnly(state) ? { nopay: 'Y' } : {}),
})

/**
 * The prompt for an account's status (§4, §8), the first that applies; undefined for a normal account. The order and its
 * reasons: docs/decisions/account-status.md.
 */
export function accountPrompt(
  state: AccountState,
  { receiveOnlyBlocks = false }: PromptOptions = {},
): AccountPrompt | undefined {
  const cancellable = state.cancelButtonState === 'Y'
  if (imageMissing(state) || (receivesOnly(state) && !receiveOnlyBlocks)) {
    return {
      kind: 'completeInformation',
      content: '为保护您的资金与交易安全，依据人民银行等监管部门要求，我行将开展个人客户信息完善工作',
      confirm: '去完善',
      cancellable,
      leadsTo: editIdCard(state),
    }
  }
  if (receivesOnly(state)) {
    return {
      kind: 'receiveOnly',
      content: SAID.AccountReceiveOnly,
      confirm: '确定',
      cancellable: false,
    }
  }
  if (isDormant(state)) {
    return {
      kind: 'activate',
      content: `您尾号${state.acctString}的账户已暂停线上交易，请先激活`,
      confirm: '去激活',
      cancellable,
      leadsTo: editIdCard(state),
    }
  }
  return undefined
}

/** Why the bank refuses a trade from this account, in the same order as the prompts; undefined when it may trade. */
export function tradingRefusal(state: AccountState): BankError | undefined {
  if (imageMissing(state)) return bankError('AccountImageMissing')
  if (receivesOnly(state)) return bankError('AccountReceiveOnly')
  return isDormant(state) ? bankError('AccountDormant') : undefined
}

/** The prompt before money comes in: an account that only receives needs none. */
export const receivingPrompt = (state: AccountState): AccountPrompt | undefined =>
  accountPrompt({ ...state, receiveNoPay: 'N' })

/** Why money doesn't even come into this account: one that only receives does take it. */
export const receivingRefusal = (state: AccountState): BankError | undefined =>
  tradingRefusal({ ...state, receiveNoPay: 'N' })

export const blocksTrading = (state: AccountState): boolean => tradingRefusal(state) !== undefined
