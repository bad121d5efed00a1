import * as v from 'valibot'
import { ACCOUNT_CLASSES } from '@/domain/accountClasses/classes'
import { SUB_STATES } from '@/domain/accountClasses/machine'
import { fenAmount } from '../fields'

export const accountClass = /*#__PURE__*/ v.picklist(ACCOUNT_CLASSES)
export const subState = /*#__PURE__*/ v.picklist(SUB_STATES)

/** What a customer calls an account: a line without control and direction characters. */
export const alias = /*#__PURE__*/ v.pipe(v.string(), v.maxLength(12), v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u))

/** What of the caps is used today and this calendar year. */
export const capUse = /*#__PURE__*/ v.object({ today: fenAmount, year: fenAmount })
