import type { Browser, Page } from 'playwright-core'
import type { Picture } from '../fixtures/photo'

/** The figures of one picture between the phone and the bank. */
export interface PictureFigures {
  /** From the moment the app has the picture to its request to the bank. */
  readonly ms: number
  /** How often it was encoded: the specification allows ten. */
  readonly rounds: number
  /** As sent, before base64. */
  readonly bytes: number
}

/** Runs in a page: draws a card on a table with a sensor's noise, as a JPEG in base64. Always the same picture. */
function paint([width, height]: readonly [number, number]): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const table = pen.createLinearGradient(0, 0, width, height)
  table.addColorStop(0, '#6b4f3a')
  table.addColorStop(1, '#b59a7a')
  pen.fillStyle = table
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#dfeaf2'
  pen.fillRect(width * 0.1, height * 0.14, width * 0.8, height * 0.72)
  pen.fillStyle = '#1c2733'
  pen.font = `${Math.round(height / 22)}px sans-serif`
  for (let line = 0; line < 8; line += 1) {
    pen.fillText('演示身份证 姓名 住址 公民身份号码 990000200101010000', width * 0.14, height * (0.24 + line * 0.075))
  }
  const image = pen.getImageData(0, 0, width, height)
  let seed = 1
  for (let at = 0; at < image.data.length; at += 4) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const noise = (seed / 2_147_483_648 - 0.5) * 24
    for (let channel = at; channel < at + 3; channel += 1) image.data[channel] = (image.data[channel] ?? 0) + noise
  }
  pen.putImageData(image, 0, 0)
  return canvas.toDataURL('image/jpeg', 0.95).replace(/^[^,]*,/, '')
}

/** tsx adds calls of a helper to functions, and a page doesn't have that helper. */
const giveHelper = (page: Page): Promise<unknown> => page.evaluate('globalThis.__name = (named) => named')

/** A photo of this size in pixels, as a phone's camera would take of an ID card. */
export async function makePhoto(browser: Browser, size: readonly [number, number]): Promise<Picture> {
  const page = await browser.newPage()
  try {
    await giveHelper(page)
    return { name: 'photo.jpg', type: 'image/jpeg', base64: await page.evaluate(paint, size) }
  } finally {
    await page.close()
  }
}

interface Noted {
  chosenAt: number
  rounds: number
  sent?: { readonly at: number; readonly bytes: number }
}
type NotingWindow = Window & { __picture__: Noted }

/** Runs in the app's page: records when a picture comes in, each encoding, and when it is sent to the bank. */
function note(): void {
  const seen: Noted = { chosenAt: 0, rounds: 0 }
  ;(window as unknown as NotingWindow).__picture__ = seen
  // The mini-program's host gives the picture at once; on the H5 it comes with the file chooser's answer.
  document.addEventListener('touchend', () => (seen.chosenAt = performance.now()), { capture: true, once: true })
  const click = HTMLInputElement.prototype.click
  HTMLInputElement.prototype.click = function open(): void {
    this.addEventListener('change', () => (seen.chosenAt = performance.now()), { capture: true })
    click.call(this)
  }
  const encode = HTMLCanvasElement.prototype.toBlob
  HTMLCanvasElement.prototype.toBlob = function counted(...given): void {
    seen.rounds += 1
    encode.apply(this, given)
  }
  const send = window.fetch
  window.fetch = async (where, options) => {
    const at = performance.now()
    const isUpload = `${String(where)} ${JSON.stringify(options?.headers ?? {})}`.includes('idCardImage')
    if (isUpload && !seen.sent) {
      const { image } = JSON.parse(await new Response(options?.body).text()) as { image: string }
      seen.sent = { at, bytes: Math.floor((image.replace(/=+$/, '').length * 3) / 4) }
    }
    return send(where, options)
  }
}

/** Prepares the app's page; the returned function gives the figures of the picture that the page gets next. */
export async function notePicture(page: Page): Promise<() => Promise<PictureFigures>> {
  await giveHelper(page)
  await page.evaluate(note)
  return async () => {
    const { chosenAt, rounds, sent } = await page.evaluate(() => (window as unknown as NotingWindow).__picture__)
    if (!sent) throw new Error('no picture was sent')
    return { ms: sent.at - chosenAt, rounds, bytes: sent.bytes }
  }
}
