import { day } from '@/domain/dates/day'
import { basisPoints } from '@/domain/money/fen'
import type { Tx } from '@sandbox/kernel/db'
import { listRate } from '../rates'

/** Lists no rate for money at call, for tests whose models know of no interest on what lies in accounts. */
export const noInterest = (tx: Tx): Promise<void> => listRate(tx, day('20200101'), basisPoints(0), 0)
