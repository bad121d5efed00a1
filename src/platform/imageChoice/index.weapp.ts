import Taro from '@tarojs/taro'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { asked } from '../asked'
import { compress, firstScale, imageError, USUAL_LIMIT } from './compress'
import type { ChosenImage, ImageChoice, ImageError, ImageLimit } from './types'

interface File {
  readonly path: string
  readonly base64: string
  readonly bytes: number
}

const MIME: Readonly<Record<string, ChosenImage['mime']>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

async function read(path: string): Promise<File | undefined> {
  const given = await asked<{ data: string | ArrayBuffer }>((handlers) =>
    Taro.getFileSystemManager().readFile({ filePath: path, encoding: 'base64', ...handlers }),
  )
  if (!given.ok || typeof given.value.data !== 'string') return undefined
  const base64 = given.value.data
  const padding = /=*$/.exec(base64)?.[0].length ?? 0
  return { path, base64, bytes: (base64.length / 4) * 3 - padding }
}

async function encode(src: string, width: number, factor: number, anew = false): Promise<File | undefined> {
  // The unchanged file is tried first, because most need no compression.
  if (factor === 1 && width === 0 && !anew) return read(src)
  const options = { src, quality: Math.round(factor * 100), ...(width > 0 && { compressedWidth: width }) }
  const made = await asked<{ tempFilePath: string }>((handlers) => Taro.compressImage({ ...options, ...handlers }))
  return made.ok ? read(made.value.tempFilePath) : undefined
}

async function prepare(path: string, limit: ImageLimit): Promise<Result<ChosenImage, ImageError>> {
  const info = await asked<{ width: number; height: number; type: string }>((handlers) =>
    Taro.getImageInfo({ src: path, ...handlers }),
  )
  if (!info.ok) return imageError('notAnImage')
  const { width, height, type } = info.value
  const scale = firstScale(width, height)
  const widthAt = (factor: number) => (scale === 1 && factor === 1 ? 0 : Math.round(width * scale * factor))
  const fitted = await compress(
    (factor) => encode(path, widthAt(factor), factor, limit.anew),
    (file) => file.bytes,
    limit,
  )
  if (!fitted.ok) return fitted
  const { base64, bytes, path: made } = fitted.value
  // WeChat's compression always gives a JPEG.
  const mime = made === path ? (MIME[type] ?? 'image/jpeg') : 'image/jpeg'
  return ok({ base64, address: made, mime, bytes })
}

export const imageChoice: ImageChoice = {
  async choose(from, limit = USUAL_LIMIT) {
    const sourceType: ('camera' | 'album')[] = from === 'either' ? ['camera', 'album'] : [from]
    const chosen = await asked<{ tempFiles: readonly { tempFilePath: string }[] }>((handlers) =>
      Taro.chooseMedia({ count: 1, mediaType: ['image'], sourceType, ...handlers }),
    )
    if (!chosen.ok) return /cancel/i.test(chosen.error) ? fail({ kind: 'cancelled' }) : imageError('compressionFailed')
    const path = chosen.value.tempFiles[0]?.tempFilePath
    return path === undefined ? imageError('notAFile') : prepare(path, limit)
  },
}
