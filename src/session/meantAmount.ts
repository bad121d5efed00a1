import type { Fen } from '../domain/money/fen'
import { pageHandover } from './pageHandover'

/** What somebody said they would put into a deposit, for the next page of one. */
export const { keep: keepMeantAmount, take: takeMeantAmount } = pageHandover<Fen>('meantAmount')

/** The same from there to its purchase, once it is known to be within the product's limits. */
export const { keep: keepBuyAmount, take: takeBuyAmount } = pageHandover<Fen>('buyAmount')
