import { ocrZipControl as call } from '@/contract/identity/ocrZipControl'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'

/** The specification's target (§5, §9): 0.5 MB, quality down to 0.95 of itself a step. */
export const ocrZipControl = sessionHandler(call, async () => ok({ maxBytes: 512 * 1024, quality: 0.95 }))
