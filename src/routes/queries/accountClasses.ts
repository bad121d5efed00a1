import * as v from 'valibot'
import { ACCOUNT_CLASSES } from '@/domain/accountClasses/classes'

const accountClass = v.picklist(ACCOUNT_CLASSES)
const acctId = v.optional(v.pipe(v.string(), v.maxLength(64)))
const bizToken = v.optional(v.pipe(v.string(), v.maxLength(64)))

/** `step=open`: an account is opened, to which the face service's page comes back with `bizToken` (H5). */
export const classHomeQuery = v.object({ class: accountClass, step: v.optional(v.literal('open')), bizToken })

export const classListQuery = v.object({ class: accountClass })

/** Without an id: the account that was looked at last. */
export const classPasswordQuery = v.object({ class: accountClass, acctId })

/** Of either class; `bizToken` comes back from the face service's page (H5). */
export const classResetQuery = v.object({ acctId, bizToken })
