import { ok } from '@/domain/result'
import { download } from '../download'
import { UNSUPPORTED } from '../unsupported'
import { paint } from './paint'
import type { Drawing, PictureShare } from './types'

const PNG = 'image/png'

function drawn({ width, height, shapes }: Drawing): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  paint(pen, shapes)
  return new Promise((resolve) => canvas.toBlob(resolve, PNG))
}

export const picture: PictureShare = {
  async share(name, drawing) {
    const content = await drawn(drawing)
    if (!content) return UNSUPPORTED
    const files = [new File([content], name, { type: PNG })]
    if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
      try {
        await navigator.share({ files })
        return ok('shared')
      } catch (thrown) {
        if (thrown instanceof DOMException && thrown.name === 'AbortError') return ok('declined')
      }
    }
    return download(name, content)
  },
}
