import { setImmediate as otherWork } from 'node:timers/promises'

/** Bytes of one statement; an embedded bank answers nobody while it works on one. */
const PIECE = 64 * 1024

/** Stores a picture piece by piece, so that the bank can answer others in between. @param store a piece, counted from 0 */
export async function storePieces(
  content: Uint8Array,
  store: (part: number, piece: Uint8Array) => PromiseLike<unknown>,
): Promise<void> {
  for (let part = 0; part * PIECE < content.length; part += 1) {
    await store(part, content.subarray(part * PIECE, (part + 1) * PIECE))
    await otherWork()
  }
}

/** The content of a picture that was stored in pieces. @param read a piece, counted from 0; undefined after the last */
export async function joinPieces(read: (part: number) => Promise<Uint8Array | undefined>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for (;;) {
    const piece = await read(pieces.length)
    if (!piece) return Buffer.concat(pieces)
    pieces.push(piece)
    await otherWork()
  }
}
