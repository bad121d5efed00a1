/** Pictures beside one writing: what a case is opened with, what is added to it, why its answer is objected to. */
export const CASE_PICTURES = 3
/** Pictures of one customer that the bank takes in a day for cases, used or not: ten cases with three each. */
export const CASE_PICTURES_A_DAY = 30
/** How long one is kept that isn't part of a case, in hours by the bank's clock; after them it goes at the next day's end. */
export const LOOSE_CASE_PICTURE_HOURS = 24
/** The largest that the bank takes, in bytes: four times the app's own limit, for phones whose compression fails. */
export const LARGEST_CASE_PICTURE = 1024 * 1024
/** A side in pixels: less is nothing to be read on, more is no phone's picture. */
export const CASE_PICTURE_SIDE = { least: 16, most: 8192 } as const

/**
 * How small the app makes one: what is read again is sealed, and a phone without a compiler opens a quarter of a megabyte
 * in half a second. Always encoded anew, which leaves out what a camera noted of place, time and device.
 */
export const CASE_PICTURE_LIMIT = { maxBytes: LARGEST_CASE_PICTURE / 4, quality: 0.85, anew: true } as const

export const CASE_PICTURE_TYPES = ['image/jpeg', 'image/png'] as const
export type CasePictureType = (typeof CASE_PICTURE_TYPES)[number]

export const CASE_PICTURE_TYPE_NAMES: Readonly<Record<CasePictureType, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
}

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Whether a picture of this size can show something. */
export const isCasePictureSize = ({ width, height }: PictureSize): boolean =>
  [width, height].every((side) => side >= CASE_PICTURE_SIDE.least && side <= CASE_PICTURE_SIDE.most)
