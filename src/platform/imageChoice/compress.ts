import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { IMAGE_MESSAGES } from './types'
import type { ImageError, ImageLimit } from './types'

/** Specification §5 and §9: the limit until the bank has given another. */
export const USUAL_LIMIT: ImageLimit = { maxBytes: 0.5 * 1024 * 1024, quality: 0.95 }
export const MAX_ITERATIONS = 10

/** Larger pictures are scaled down first: a phone's 12 megapixels would be too large at any quality (ours). */
export const MAX_PIXELS_A_SIDE = 1920

export const imageError = (kind: keyof typeof IMAGE_MESSAGES): Result<never, ImageError> =>
  fail({ kind, message: IMAGE_MESSAGES[kind] })

/**
 * Encodes with falling quality until the picture fits: quality and scale start at 1 and are multiplied by the limit's
 * quality at each step, at most 10 times. Fails when the picture still doesn't fit.
 * @param encode the picture at a quality and scale of 0-1; throws or gives undefined when it can't
 */
export async function compress<T>(
  encode: (factor: number) => Promise<T | undefined>,
  sizeOf: (encoded: T) => number,
  { maxBytes, quality }: ImageLimit,
): Promise<Result<T, ImageError>> {
  let factor = 1
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration += 1) {
    const encoded = await encode(factor).catch(() => undefined)
    if (encoded === undefined) return imageError('compressionFailed')
    if (sizeOf(encoded) <= maxBytes) return ok(encoded)
    factor *= quality
  }
  return imageError('compressionFailed')
}

/** The scale (0-1) that brings the longer side to at most MAX_PIXELS_A_SIDE. */
export const firstScale = (width: number, height: number): number =>
  Math.min(1, MAX_PIXELS_A_SIDE / Math.max(width, height, 1))
