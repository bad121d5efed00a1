import { toHex } from '@/crypto/bytes'
import { sm3Stream } from '@/crypto/sm3Stream'
import type { ChosenFile } from '@/platform/documentFile/types'

/** Read and digested at once; a slow phone draws in between. */
const PART = 32 * 1024

/**
 * SM3 over a chosen file, in hexadecimal digits, part by part.
 * @param onPart told the percentage that is done
 * @throws when the file can't be read any more
 */
export async function digestOfFile(file: ChosenFile, onPart: (percent: number) => void): Promise<string> {
  const stream = sm3Stream()
  for (let at = 0; at < file.bytes; at += PART) {
    stream.update(await file.read(at, Math.min(file.bytes, at + PART)))
    onPart(Math.floor((100 * Math.min(file.bytes, at + PART)) / file.bytes))
  }
  return toHex(stream.digest())
}
