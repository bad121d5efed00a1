import * as v from 'valibot'
import { CLOSURE_REASONS } from '@/domain/closure/machine'
import type { ClosureReason } from '@/domain/closure/machine'

/** Why the customer leaves, where they said so. */
export const closingRestQuery = v.object({
  reason: v.optional(v.picklist(Object.keys(CLOSURE_REASONS) as ClosureReason[])),
})

/** What comes back from the face service's page (H5). */
export const closingFaceQuery = v.object({ bizToken: v.optional(v.pipe(v.string(), v.maxLength(64))) })

/** The id of the order to close: who has it may read what came of it. */
export const closingResultQuery = v.object({ orderId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))) })
