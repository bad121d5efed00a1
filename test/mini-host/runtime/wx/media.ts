import type { HostContext } from '../context'
import { base64Of, blobOf, bytesOf } from '../files'
import { asynchronousTable, WxFailure } from './calls'
import type { WxTable } from './calls'
import type { Permissions } from './permission'
import type { PrivacyGuard } from './privacy'

async function sizeOf(address: string): Promise<{ width: number; height: number; image: HTMLImageElement }> {
  const image = new Image()
  await new Promise<void>((resolve, reject) => {
    image.onload = () => resolve()
    image.onerror = () => reject(new WxFailure('decode image fail'))
    image.src = address
  })
  return { width: image.naturalWidth, height: image.naturalHeight, image }
}

/** WeChat's compressImage: draws the picture again as a smaller JPEG of lower quality. */
async function compress(
  { files }: HostContext,
  src: string,
  quality: number,
  width: unknown,
  height: unknown,
): Promise<string> {
  if (!files.get(src)) throw new WxFailure('file not found')
  const size = await sizeOf(files.address(src))
  const canvas = document.createElement('canvas')
  canvas.width = Number(width) || size.width
  canvas.height = Number(height) || Math.round((size.height * canvas.width) / size.width)
  const pen = canvas.getContext('2d')
  if (!pen) throw new WxFailure('not supported where the host has no canvas')
  pen.drawImage(size.image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality / 100))
  if (!blob) throw new WxFailure('encode image fail')
  return files.add(blob, 'jpg')
}

const extensionOf = (type: string): string =>
  type === 'image/png' ? 'png' : type.startsWith('video/') ? 'mp4' : type === 'application/pdf' ? 'pdf' : 'jpg'

function fileSystem({ files, errors }: HostContext): object {
  const read = async (path: unknown): Promise<Blob> => {
    const blob = files.get(String(path))
    if (!blob) throw new WxFailure(`no such file or directory, open "${String(path)}"`)
    return blob
  }
  return asynchronousTable(errors, {
    readFile: async ({ filePath, encoding, position = 0, length }) => {
      const whole = await read(filePath)
      const from = Number(position)
      const blob = whole.slice(from, length === undefined ? undefined : from + Number(length))
      if (encoding === 'base64') return { data: await base64Of(blob) }
      const bytes = await bytesOf(blob)
      return { data: encoding ? new TextDecoder().decode(bytes) : bytes }
    },
    getFileInfo: async ({ filePath }) => ({ size: (await read(filePath)).size }),
    access: async ({ path }) => void (await read(path)),
    writeFile: ({ filePath, data }) => {
      const path = String(filePath)
      if (!path.startsWith('http://usr/') || !(data instanceof ArrayBuffer)) {
        throw new WxFailure(`permission denied, open "${path}"`)
      }
      files.put(path, new Blob([data]))
    },
  })
}

interface OffscreenOptions {
  readonly type?: string
  readonly width?: number
  readonly height?: number
}

/** Pictures and files: taken from phone.photos, really compressed, kept as temporary files. */
export function mediaApi(context: HostContext, privacy: PrivacyGuard, permissions: Permissions): WxTable {
  const { phone, errors, files, overlay } = context
  const pick = async (
    name: string,
    count: number,
    types: readonly string[],
  ): Promise<{ path: string; blob: Blob }[]> => {
    await privacy.pass(name)
    const wanted = phone.photos
      .filter(({ type }) => types.includes('mix') || types.includes(type.split('/')[0] ?? ''))
      .slice(0, count)
    if (wanted.length === 0) throw new WxFailure('cancel')
    return wanted.map(({ base64, type }) => {
      const blob = blobOf(base64, type)
      return { blob, path: files.add(blob, extensionOf(type)) }
    })
  }
  return {
    ...asynchronousTable(errors, {
      chooseMedia: async ({ count = 9, mediaType = ['image', 'video'] }) => {
        const picked = await pick('chooseMedia', Number(count), mediaType as string[])
        const tempFiles = picked.map(({ path, blob }) => ({
          tempFilePath: path,
          size: blob.size,
          fileType: blob.type.split('/')[0],
          duration: 0,
          width: 0,
          height: 0,
          thumbTempFilePath: '',
        }))
        return { tempFiles, type: tempFiles[0]?.fileType }
      },
      chooseMessageFile: async ({ count = 1 }) => {
        const picked = await pick('chooseMessageFile', Number(count), ['application'])
        return {
          tempFiles: picked.map(({ path, blob }) => ({
            path,
            name: path.split('/').pop(),
            size: blob.size,
            type: 'file',
          })),
        }
      },
      chooseImage: async ({ count = 9 }) => {
        const picked = await pick('chooseImage', Number(count), ['image'])
        return {
          tempFilePaths: picked.map(({ path }) => path),
          tempFiles: picked.map(({ path, blob }) => ({ path, size: blob.size })),
        }
      },
      compressImage: async ({ src, quality = 80, compressedWidth, compressedHeight }) => ({
        tempFilePath: await compress(context, String(src), Number(quality), compressedWidth, compressedHeight),
      }),
      getImageInfo: async ({ src }) => {
        const { width, height } = await sizeOf(files.address(String(src)))
        return {
          width,
          height,
          path: src,
          orientation: 'up',
          type: extensionOf(files.get(String(src))?.type ?? '') === 'png' ? 'png' : 'jpeg',
        }
      },
      getFileInfo: ({ filePath }) => {
        const blob = files.get(String(filePath))
        if (!blob) throw new WxFailure('file not found')
        return { size: blob.size }
      },
      previewImage: ({ urls }) => {
        if (!Array.isArray(urls) || urls.length === 0) throw new WxFailure('parameter error: urls should not be empty')
      },
      saveImageToPhotosAlbum: async ({ filePath }) => {
        await privacy.pass('saveImageToPhotosAlbum')
        await permissions.pass('scope.writePhotosAlbum')
        const blob = files.get(String(filePath))
        if (!blob) throw new WxFailure('file not found')
        phone.opened = { name: String(filePath).split('/').pop() ?? '', base64: await base64Of(blob) }
      },
      openDocument: async ({ filePath }) => {
        const path = String(filePath)
        const blob = files.get(path)
        if (!blob) throw new WxFailure("file doesn't exist")
        phone.opened = { name: path.split('/').pop() ?? '', base64: await base64Of(blob) }
        await overlay.modal({ title: '文档', content: path, buttons: [{ text: '关闭' }] })
      },
      showShareImageMenu: async ({ path }) => {
        const blob = files.get(String(path))
        if (!blob) throw new WxFailure('file not found')
        phone.opened = { name: String(path).split('/').pop() ?? '', base64: await base64Of(blob) }
        const buttons = [{ text: '取消' }, { text: '发送给朋友' }]
        const { button } = await overlay.modal({ title: '分享图片', content: String(path), buttons })
        if (button === 0) throw new WxFailure('cancel')
      },
      canvasToTempFilePath: async ({ canvas, fileType = 'png', quality = 1 }) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new WxFailure('canvas is empty')
        const blob = await new Promise<Blob | null>((resolve) =>
          canvas.toBlob(resolve, `image/${fileType === 'jpg' ? 'jpeg' : 'png'}`, Number(quality)),
        )
        if (!blob) throw new WxFailure('encode image fail')
        return { tempFilePath: files.add(blob, String(fileType)) }
      },
    }),
    getFileSystemManager: () => fileSystem(context),
    createOffscreenCanvas: ({ type = 'webgl', width = 0, height = 0 }: OffscreenOptions) => {
      if (type !== '2d') throw new Error('the host draws in two dimensions only')
      return Object.assign(document.createElement('canvas'), { width, height })
    },
  }
}
