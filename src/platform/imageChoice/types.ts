import type { Result } from '@/domain/result'

export interface ChosenImage {
  /** The picture without a data-URL prefix. */
  readonly base64: string
  /** Where an Image finds the picture, for as long as the app is open. */
  readonly address: string
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Size before base64. */
  readonly bytes: number
}

export type ImageError =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'notAFile'; readonly message: string }
  | { readonly kind: 'notAnImage'; readonly message: string }
  | { readonly kind: 'compressionFailed'; readonly message: string }

/** The sentences of the errors (specification §8; the first two texts are ours). */
export const IMAGE_MESSAGES = {
  notAFile: '请选择图片文件',
  notAnImage: '请选择图片格式的文件',
  compressionFailed: '图片上传失败，请重新拍照！',
} as const

/** How small a picture must be (specification §7, ocrZipControl). */
export interface ImageLimit {
  /** Before base64. */
  readonly maxBytes: number
  /** The factor for quality and scale at each step, between 0 and 1. */
  readonly quality: number
  /**
   * Encodes it anew even where it is small enough: then nothing is left of what a camera noted beside the pixels, such as
   * the place. The result is a JPEG.
   */
  readonly anew?: boolean
}

export interface ImageChoice {
  /**
   * Lets the customer take or choose one picture and compresses it to the limit; the default is 0.5 MB in steps of 0.95
   * (specification §5, §9).
   */
  choose(from: 'camera' | 'album' | 'either', limit?: ImageLimit): Promise<Result<ChosenImage, ImageError>>
}
