import { ACCOUNT_MESSAGES } from '../errors/accountMessages'
import { editIdCard, imageMissing, isDormant, receivesOnly } from './status'
import type { AccountState, EditIdCardQuery } from './status'

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

export interface PromptOptions {
  /** The variant of the check (§4) that refuses a receive-only account instead of asking for documents. */
  readonly receiveOnlyBlocks?: boolean
}

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
      content: ACCOUNT_MESSAGES.AccountReceiveOnly,
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

/** The prompt before money comes in: an account that only receives needs none. */
export const receivingPrompt = (state: AccountState): AccountPrompt | undefined =>
  accountPrompt({ ...state, receiveNoPay: 'N' })
