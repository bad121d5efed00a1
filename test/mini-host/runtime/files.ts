/** WeChat's temporary files: photos, compressed or downloaded files. They exist as long as the app. */
export class TemporaryFiles {
  private readonly blobs = new Map<string, Blob>()
  private readonly addresses = new Map<string, string>()
  private count = 0

  add(blob: Blob, extension: string): string {
    this.count += 1
    const path = `http://tmp/host-${this.count}.${extension}`
    this.blobs.set(path, blob)
    return path
  }

  /** A file of the mini-program's own, at a path that it chose. */
  put(path: string, blob: Blob): void {
    this.blobs.set(path, blob)
  }

  get(path: string): Blob | undefined {
    return this.blobs.get(path)
  }

  /** An address the browser can show: temporary paths become object URLs, others are unchanged. */
  address(path: string): string {
    const blob = this.blobs.get(path)
    if (!blob) return path
    const known = this.addresses.get(path) ?? URL.createObjectURL(blob)
    this.addresses.set(path, known)
    return known
  }
}

export function blobOf(base64: string, type: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type })
}

export async function base64Of(blob: Blob): Promise<string> {
  let text = ''
  for (const byte of new Uint8Array(await bytesOf(blob))) text += String.fromCharCode(byte)
  return btoa(text)
}

// FileReader instead of blob.arrayBuffer, because jsdom's blobs don't have the latter.
export const bytesOf = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsArrayBuffer(blob)
  })
