import { ok } from '@/domain/result'
import { download } from '../download'
import { UNSUPPORTED } from '../unsupported'
import { paint } from './paint'
import type { Drawing } from '@/domain/drawing'
import type { PictureShare } from './types'

const PNG = 'image/png'

function canvasOf({ width, height, shapes }: Drawing): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  paint(pen, shapes)
  return canvas
}

const drawn = (drawing: Drawing): Promise<Blob | null> =>
  new Promise((resolve) => {
    const canvas = canvasOf(drawing)
    if (canvas) canvas.toBlob(resolve, PNG)
    else resolve(null)
  })

export const picture: PictureShare = {
  // WeChat's browser keeps a picture with a long press only when its data is in the address.
  draw: (drawing) =>
    Promise.resolve(canvasOf(drawing)?.toDataURL(PNG)).then((address) =>
      address === undefined ? UNSUPPORTED : ok(address),
    ),
  async save(name, drawing) {
    const content = await drawn(drawing)
    return content ? download(name, content) : UNSUPPORTED
  },
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
