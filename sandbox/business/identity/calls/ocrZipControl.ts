import { ocrZipControl as call } from '@/contract/identity/ocrZipControl'
import { ok } from '@/domain/result'
import { sessionHandler } from '@sandbox/kernel/scope'

/** The specification's target (§5, §9): at most 0.5 MB; each step multiplies the quality by 0.95. */
export const OCR_LIMIT = { maxBytes: 512 * 1024, quality: 0.95 } as const

export const ocrZipControl = sessionHandler(call, async () => ok(OCR_LIMIT))
