import { bankError } from '../errors/catalogue'
import type { BankError } from '../errors/catalogue'

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

/** Query of /EditeIdCard (§2). */
export interface EditIdCardQuery {
  readonly acctStatus: string
  readonly video?: 'M'
  readonly nopay?: 'Y'
}

export const imageMissing = (state: AccountState): boolean => state.missingImageState === 'M'

export const receivesOnly = (state: AccountState): boolean => state.receiveNoPay === 'Y'

export const isDormant = ({ acctStatus }: Pick<AccountState, 'acctStatus'>): boolean =>
  acctStatus === 'D' || acctStatus === 'IM'

/** What /EditeIdCard is opened with for an account in this state. */
export const editIdCard = (state: AccountState): EditIdCardQuery => ({
  acctStatus: state.acctStatus,
  ...(imageMissing(state) ? { video: 'M' } : {}),
  ...(receivesOnly(state) ? { nopay: 'Y' } : {}),
})

/** Why the bank refuses a trade from this account, in the same order as the prompts; undefined when it may trade. */
export function tradingRefusal(state: AccountState): BankError | undefined {
  if (imageMissing(state)) return bankError('AccountImageMissing')
  if (receivesOnly(state)) return bankError('AccountReceiveOnly')
  return isDormant(state) ? bankError('AccountDormant') : undefined
}

/** Why money doesn't even come into this account: one that only receives does take it. */
export const receivingRefusal = (state: AccountState): BankError | undefined =>
  tradingRefusal({ ...state, receiveNoPay: 'N' })

export const blocksTrading = (state: AccountState): boolean => tradingRefusal(state) !== undefined
