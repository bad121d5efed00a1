import * as v from 'valibot'
import { ACCOUNT_CLASSES } from '@/domain/subaccount/classes'
import { SUB_STATES } from '@/domain/subaccount/machine'
import { fenAmount } from '../fields'
import { typedLineOf } from '../typed'

export const accountClass = /*#__PURE__*/ v.picklist(ACCOUNT_CLASSES)
export const subState = /*#__PURE__*/ v.picklist(SUB_STATES)

/** What a customer calls an account. */
export const alias = /*#__PURE__*/ typedLineOf(12)

/** What of the caps is used today and this calendar year. */
export const capUse = /*#__PURE__*/ v.object({ today: fenAmount, year: fenAmount })
