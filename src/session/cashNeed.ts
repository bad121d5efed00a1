import type { Fen } from '../domain/money/fen'
import { pageHandover } from './pageHandover'

/** What is lacking on a page that sends or buys, for the plan of how to get it (/cashPlan). */
export const { keep: keepCashNeed, take: takeCashNeed } = pageHandover<Fen>('cashNeed')
