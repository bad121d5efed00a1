import { SUB_STATE_NAMES } from './machine'
import type { SubState } from './machine'

/** How an account stands: of one of type II or III its state, of the electronic account what its status fields say. */
export type AccountStatus = SubState | 'DORMANT' | 'RECEIVE_ONLY'

const NAMES: Readonly<Record<AccountStatus, string>> = {
  ...SUB_STATE_NAMES,
  DORMANT: '已暂停线上交易',
  RECEIVE_ONLY: '只收不付',
}

/** What an account is called now, and whether it can be used; a lost one is lost, whatever it was before. */
export const accountStatusOf = ({
  state,
  lost,
}: {
  readonly state: AccountStatus
  readonly lost: boolean
}): { readonly text: string; readonly good: boolean } =>
  lost ? { text: '已挂失', good: false } : { text: NAMES[state], good: state === 'ACTIVE' }
