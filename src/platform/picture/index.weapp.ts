import Taro from '@tarojs/taro'
import { ok } from '@/domain/result'
import { asked } from '../asked'
import { UNSUPPORTED } from '../unsupported'
import { paint } from './paint'
import type { Pen } from './paint'
import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'
import type { Drawing } from '@/domain/drawing'
import type { PictureShare, Sharing } from './types'

const DECLINED = /cancel|deny|denied|not authorized/i

// Taro's types say nothing of what a 2d context can do.
const isPen = (context: object): context is Pen => 'fillText' in context

function drawn({ width, height, shapes }: Drawing): object | undefined {
  try {
    const canvas = Taro.createOffscreenCanvas({ type: '2d', width, height })
    const pen = canvas.getContext('2d')
    if (!isPen(pen)) return undefined
    paint(pen, shapes)
    return canvas
  } catch {
    // An older WeChat doesn't have the function at all.
    return undefined
  }
}

/** Draws a picture into a file; gives its path. */
async function fileOf(drawing: Drawing): Promise<Result<string, Unsupported>> {
  const canvas = drawn(drawing)
  if (!canvas) return UNSUPPORTED
  const size = { destWidth: drawing.width, destHeight: drawing.height }
  const made = await asked<{ tempFilePath: string }>((handlers) => {
    // Taro's types know only the canvas of a page here; WeChat also takes one that is on none.
    const options: object = { canvas, fileType: 'png', ...size, ...handlers }
    return Taro.canvasToTempFilePath(options)
  })
  return made.ok ? ok(made.value.tempFilePath) : UNSUPPORTED
}

async function keep(filePath: string): Promise<Result<Sharing, Unsupported>> {
  const saved = await asked<unknown>((handlers) => Taro.saveImageToPhotosAlbum({ filePath, ...handlers }))
  if (saved.ok) return ok('saved')
  return DECLINED.test(saved.error) ? ok('declined') : UNSUPPORTED
}

export const picture: PictureShare = {
  draw: fileOf,
  async save(_name, drawing) {
    const file = await fileOf(drawing)
    return file.ok ? keep(file.value) : file
  },
  async share(_name, drawing) {
    const file = await fileOf(drawing)
    if (!file.ok) return file
    const path = file.value
    const sent = await asked<unknown>((handlers) => Taro.showShareImageMenu({ path, ...handlers }))
    if (sent.ok) return ok('shared')
    if (DECLINED.test(sent.error)) return ok('declined')
    return keep(path)
  },
}
