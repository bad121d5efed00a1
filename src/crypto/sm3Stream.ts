/**
 * SM3 (GB/T 32905-2016) over what comes piece by piece. sm-crypto wants the whole message in one call, as an array of
 * numbers: two megabytes of it would keep a slow phone from scrolling for seconds.
 */

const BLOCK = 64
const WORDS = 16
const START = [0x7380166f, 0x4914b2b9, 0x172442d7, 0xda8a0600, 0xa96f30bc, 0x163138aa, 0xe38dee4d, 0xb0fb0e4e] as const
/** Rounds that use the first constant and the plain Boolean functions. */
const FIRST_ROUNDS = 16
const ROUNDS = 64

const turn = (value: number, by: number): number => (value << by) | (value >>> (32 - by))
const p0 = (x: number): number => x ^ turn(x, 9) ^ turn(x, 17)
const p1 = (x: number): number => x ^ turn(x, 15) ^ turn(x, 23)

/** The turned constant of each round. */
const CONSTANTS = Int32Array.from({ length: ROUNDS }, (_, round) =>
  turn(round < FIRST_ROUNDS ? 0x79cc4519 : 0x7a879d8a, round % 32),
)

export interface Sm3Stream {
  /** Adds bytes. */
  update(bytes: Uint8Array): void
  /** The digest of all that was added, 32 bytes; nothing may be added afterwards. */
  digest(): Uint8Array
}

/** Begins a digest. */
export function sm3Stream(): Sm3Stream {
  const state = Int32Array.from(START)
  const words = new Int32Array(68)
  const rest = new Uint8Array(BLOCK)
  let kept = 0
  let length = 0

  const update = (bytes: Uint8Array): void => {
    length += bytes.length
    let at = 0
    if (kept > 0) {
      at = Math.min(BLOCK - kept, bytes.length)
      rest.set(bytes.subarray(0, at), kept)
      kept += at
      if (kept < BLOCK) return
      compress(state, words, rest, 0)
      kept = 0
    }
    for (; at + BLOCK <= bytes.length; at += BLOCK) compress(state, words, bytes, at)
    rest.set(bytes.subarray(at))
    kept = bytes.length - at
  }

  return {
    update,
    digest() {
      const padding = new Uint8Array((kept < 56 ? 56 : 120) - kept + 8)
      padding[0] = 0x80
      const view = new DataView(padding.buffer)
      view.setUint32(padding.length - 8, Math.floor(length / 0x2000_0000))
      view.setUint32(padding.length - 4, (length << 3) >>> 0)
      update(padding)
      const out = new DataView(new ArrayBuffer(32))
      state.forEach((word, index) => out.setInt32(index * 4, word))
      return new Uint8Array(out.buffer)
    },
  }
}

function compress(state: Int32Array, words: Int32Array, bytes: Uint8Array, at: number): void {
  const word = (index: number): number => words[index] ?? 0
  const byte = (index: number): number => bytes[at + index] ?? 0
  for (let i = 0; i < WORDS; i += 1) {
    words[i] = (byte(4 * i) << 24) | (byte(4 * i + 1) << 16) | (byte(4 * i + 2) << 8) | byte(4 * i + 3)
  }
  for (let i = WORDS; i < 68; i += 1) {
    words[i] = p1(word(i - 16) ^ word(i - 9) ^ turn(word(i - 3), 15)) ^ turn(word(i - 13), 7) ^ word(i - 6)
  }
  const was = (index: number): number => state[index] ?? 0
  let a = was(0)
  let b = was(1)
  let c = was(2)
  let d = was(3)
  let e = was(4)
  let f = was(5)
  let g = was(6)
  let h = was(7)
  for (let i = 0; i < ROUNDS; i += 1) {
    const turned = turn(a, 12)
    const ss1 = turn((turned + e + (CONSTANTS[i] ?? 0)) | 0, 7)
    const ss2 = ss1 ^ turned
    const first = i < FIRST_ROUNDS
    const ff = first ? a ^ b ^ c : (a & b) | (a & c) | (b & c)
    const gg = first ? e ^ f ^ g : (e & f) | (~e & g)
    const tt1 = (ff + d + ss2 + (word(i) ^ word(i + 4))) | 0
    const tt2 = (gg + h + ss1 + word(i)) | 0
    d = c
    c = turn(b, 9)
    b = a
    a = tt1
    h = g
    g = turn(f, 19)
    f = e
    e = p0(tt2)
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = was(index) ^ word
  })
}
