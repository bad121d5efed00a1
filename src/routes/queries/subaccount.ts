import * as v from 'valibot'
import { ACCOUNT_CLASSES } from '@/domain/subaccount/classes'

const accountClass = v.picklist(ACCOUNT_CLASSES)
const bizToken = v.optional(v.pipe(v.string(), v.maxLength(64)))

/** In a link to an account's page from where no account is meant: the one looked at last, or the first. */
export const ANY_ACCOUNT = ''

/**
 * Which account a page is about. Every link has to say it, so that none between an account's pages forgets it; an address
 * without it means any.
 */
export const ofAccount = v.fallback(v.pipe(v.string(), v.maxLength(64)), ANY_ACCOUNT)

/** `step=open`: an account is opened, to which the face service's page comes back with `bizToken` (H5). */
export const classHomeQuery = v.object({
  class: accountClass,
  acctId: ofAccount,
  step: v.optional(v.literal('open')),
  bizToken,
})

/** All of a class, the named one first. */
export const classListQuery = v.object({ class: accountClass, acctId: ofAccount })

export const classPasswordQuery = v.object({ class: accountClass, acctId: ofAccount })

/** Of either class; `bizToken` comes back from the face service's page (H5). */
export const classResetQuery = v.object({ acctId: ofAccount, bizToken })

const potId = v.pipe(v.string(), v.maxLength(64))

/** One pot. */
export const potQuery = v.object({ potId: v.fallback(potId, '') })

/** The pot that is changed; without one, a new one. `fill=share`: its month already brings what the plan asks for. */
export const potFormQuery = v.object({
  potId: v.fallback(v.optional(potId), undefined),
  fill: v.fallback(v.optional(v.literal('share')), undefined),
})
