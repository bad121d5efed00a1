import { basisPoints, fen } from '@/domain/money/fen'
import type { ResponseOf } from '../call'
import type { queryAccountStatus } from './queryAccountStatus'
import type { queryWallet } from './queryWallet'

/** What an electronic account earns, for tests: 1.25 yuan so far, paid on 21 December 2026. */
export const EARNING: ResponseOf<typeof queryWallet>['interest'] = {
  rate: basisPoints(5),
  accrued: fen(125),
  settlesOn: '20261220',
  paidOn: '20261221',
}

/** An account in order whose owner has read every message, for tests. */
export const IN_ORDER: ResponseOf<typeof queryAccountStatus> = {
  acctStatus: 'N',
  missingImageState: '',
  receiveNoPay: 'N',
  cancelButtonState: 'Y',
  acctString: '0008',
  unreadMessages: 0,
}
