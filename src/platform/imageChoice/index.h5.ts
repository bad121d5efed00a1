import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { compress, firstScale, imageError, USUAL_LIMIT } from './compress'
import type { ChosenImage, ImageChoice, ImageError, ImageLimit } from './types'

const MIME = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const
const isKept = (type: string): type is ChosenImage['mime'] => Object.values<string>(MIME).includes(type)

function pickFile(from: 'camera' | 'album' | 'either'): Promise<unknown> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    if (from === 'camera') input.setAttribute('capture', 'environment')
    input.onchange = () => resolve(input.files?.[0] ?? null)
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}

function loadPicture(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = reject
    picture.src = url
  }).finally(() => URL.revokeObjectURL(url))
}

function drawJpeg(picture: HTMLImageElement, scale: number, quality: number): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.naturalWidth * scale)
  canvas.height = Math.round(picture.naturalHeight * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(undefined)
  // JPEG has no transparency: without a background, transparent parts of a PNG would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), MIME.jpeg, quality))
}

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = reject
    reader.readAsDataURL(blob)
  })

async function chosenOf(blob: Blob, mime: ChosenImage['mime']): Promise<ChosenImage> {
  const base64 = await base64Of(blob)
  return { base64, address: `data:${mime};base64,${base64}`, mime, bytes: blob.size }
}

/** Refuses what isn't a picture file, and compresses what is. */
export async function prepareImage(
  file: unknown,
  limit: ImageLimit = USUAL_LIMIT,
): Promise<Result<ChosenImage, ImageError>> {
  if (!(file instanceof Blob)) return imageError('notAFile')
  if (!file.type.startsWith('image/')) return imageError('notAnImage')
  try {
    if (limit.anew !== true && file.size <= limit.maxBytes && isKept(file.type)) {
      return ok(await chosenOf(file, file.type))
    }
    const picture = await loadPicture(file)
    const scale = firstScale(picture.naturalWidth, picture.naturalHeight)
    const fitted = await compress(
      (factor) => drawJpeg(picture, scale * factor, factor),
      (blob) => blob.size,
      limit,
    )
    if (!fitted.ok) return fitted
    return ok(await chosenOf(fitted.value, MIME.jpeg))
  } catch {
    return imageError('compressionFailed')
  }
}

export const imageChoice: ImageChoice = {
  async choose(from, limit) {
    const file = await pickFile(from)
    return file === null ? { ok: false, error: { kind: 'cancelled' } } : prepareImage(file, limit)
  },
}
