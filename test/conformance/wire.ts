import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/* A second implementation of docs/wire.md, written from that page alone: OpenSSL's SM3 and SM4, the curve's formulas, and
   nothing of src or of the bank. */

const VERSION = 'open-mobile-bank/1'

export interface Envelope {
  readonly v: number
  readonly kid: string
  readonly ek?: string | undefined
  readonly r: string
  readonly t: number
  readonly idem?: string
  readonly iv: string
  readonly ct: string
  readonly mac: string
}

export interface Called {
  readonly method: string
  readonly path: string
  readonly session: string
}

const sm3 = (...parts: readonly Buffer[]): Buffer => createHash('sm3').update(Buffer.concat(parts)).digest()
const hmac = (key: Buffer, text: string): Buffer => createHmac('sm3', key).update(text, 'utf8').digest()

export const keysOf = (secret: Buffer) => {
  const key = (label: string): Buffer => hmac(secret, `${VERSION} ${label}`)
  return {
    requestEncrypt: key('client to server encrypt').subarray(0, 16),
    requestAuthenticate: key('client to server authenticate'),
    responseEncrypt: key('server to client encrypt').subarray(0, 16),
    responseAuthenticate: key('server to client authenticate'),
  }
}

export const kidOf = (ek: string): string => sm3(Buffer.from(ek, 'hex')).toString('hex').slice(0, 32)

const macText = (fields: readonly (string | number)[]): string =>
  fields.map((field) => `${String(field).length}:${field}`).join('')

const sm4 = (key: Buffer, iv: string, text: string): string => {
  const cipher = createCipheriv('sm4-cbc', key, Buffer.from(iv, 'hex'))
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64url')
}

const opened = (key: Buffer, iv: string, ct: string): unknown => {
  const decipher = createDecipheriv('sm4-cbc', key, Buffer.from(iv, 'hex'))
  const plain = Buffer.concat([decipher.update(Buffer.from(ct, 'base64url')), decipher.final()])
  return JSON.parse(plain.toString('utf8'))
}

const requestFields = ({ kid, r, t, idem = '', iv, ct }: Omit<Envelope, 'mac'>, { method, path, session }: Called) => [
  ...[VERSION, 'request', kid, method, path, session, r, t, idem, iv, ct],
]

/** A request, from what is drawn for it. */
export function seal(
  secret: Buffer,
  called: Called,
  drawn: Pick<Envelope, 'ek' | 'r' | 't' | 'idem' | 'iv'>,
  body: unknown,
): Envelope {
  const keys = keysOf(secret)
  const { ek = '', ...rest } = drawn
  const ct = sm4(keys.requestEncrypt, drawn.iv, JSON.stringify(body))
  const unsigned = { v: 1, kid: kidOf(ek), ek, ...rest, ct }
  return { ...unsigned, mac: hmac(keys.requestAuthenticate, macText(requestFields(unsigned, called))).toString('hex') }
}

/** The value of an answer to a request; throws when it isn't one. */
export function openAnswer(
  secret: Buffer,
  { method, path, session }: Called,
  { kid, r, t }: Envelope,
  answer: Pick<Envelope, 't' | 'iv' | 'ct' | 'mac'>,
): unknown {
  const keys = keysOf(secret)
  const fields = [VERSION, 'response', kid, method, path, session, r, t, answer.t, answer.iv, answer.ct]
  if (hmac(keys.responseAuthenticate, macText(fields)).toString('hex') !== answer.mac) throw new Error('refused')
  return opened(keys.responseEncrypt, answer.iv, answer.ct)
}

const SHAPE: Readonly<Record<string, RegExp>> = {
  v: /^1$/,
  kid: /^[0-9a-f]{32}$/,
  r: /^(?:[0-9a-f]{2}){16,32}$/,
  t: /^\d{1,16}$/,
  iv: /^[0-9a-f]{32}$/,
  ct: /^[\w-]{1,350000}$/,
  mac: /^[0-9a-f]{64}$/,
}
const MAY: Readonly<Record<string, RegExp>> = { ek: /^04[0-9a-f]{288}$/, idem: /^[0-9a-f]{32}$/ }

/** As a bank that knows its private key: the body of a request; throws for what is to be refused. */
export function openRequest(privateKey: string, called: Called, request: Readonly<Record<string, unknown>>): unknown {
  const { ek = '', kid } = request
  if (typeof ek !== 'string' || kidOf(ek) !== kid) throw new Error('refused')
  return openInChannel(decrypt(privateKey, ek), called, request)
}

/** As a bank that knows the channel's secret: the body of a request; throws for what is to be refused. */
export function openInChannel(secret: Buffer, called: Called, request: Readonly<Record<string, unknown>>): unknown {
  for (const name of Object.keys(SHAPE)) if (!(name in request)) throw new Error('refused')
  for (const [name, value] of Object.entries(request)) {
    const wanted = ['v', 't'].includes(name) ? 'number' : 'string'
    if (typeof value !== wanted || !({ ...SHAPE, ...MAY }[name]?.test(String(value)) ?? false))
      throw new Error('refused')
  }
  const envelope = request as unknown as Envelope
  const keys = keysOf(secret)
  const mac = hmac(keys.requestAuthenticate, macText(requestFields(envelope, called))).toString('hex')
  if (mac !== envelope.mac) throw new Error('refused')
  return opened(keys.requestEncrypt, envelope.iv, envelope.ct)
}

/** The answer to a request, from what the bank draws for it. */
export function sealAnswer(
  secret: Buffer,
  { method, path, session }: Called,
  { kid, r, t }: Pick<Envelope, 'kid' | 'r' | 't'>,
  drawn: Pick<Envelope, 't' | 'iv'>,
  value: unknown,
): Pick<Envelope, 'v' | 't' | 'iv' | 'ct' | 'mac'> {
  const keys = keysOf(secret)
  const ct = sm4(keys.responseEncrypt, drawn.iv, JSON.stringify(value))
  const fields = [VERSION, 'response', kid, method, path, session, r, t, drawn.t, drawn.iv, ct]
  return { v: 1, ...drawn, ct, mac: hmac(keys.responseAuthenticate, macText(fields)).toString('hex') }
}

const P = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn
type Point = readonly [bigint, bigint]

const mod = (value: bigint): bigint => ((value % P) + P) % P
function inverse(value: bigint): bigint {
  let [result, square] = [1n, mod(value)]
  for (let left = P - 2n; left > 0n; left >>= 1n, square = mod(square * square))
    if (left & 1n) result = mod(result * square)
  return result
}
function add(one: Point | undefined, other: Point | undefined): Point | undefined {
  if (!one || !other) return one ?? other
  const [[x, y], [u, w]] = [one, other]
  if (x === u && mod(y + w) === 0n) return undefined
  const slope = x === u ? mod(3n * x * x - 3n) * inverse(2n * y) : mod(w - y) * inverse(u - x)
  const sumX = mod(slope * slope - x - u)
  return [sumX, mod(slope * (x - sumX) - y)]
}
function times(factor: bigint, point: Point): Point | undefined {
  let [result, double]: [Point | undefined, Point | undefined] = [undefined, point]
  for (let left = factor; left > 0n; left >>= 1n, double = add(double, double))
    if (left & 1n) result = add(result, double)
  return result
}

/** SM2 decryption of '04' and C1C3C2 (GB/T 32918.4): the 48 bytes of a channel's secret. */
export function decrypt(privateKey: string, ek: string): Buffer {
  const number = (from: number): bigint => BigInt(`0x${ek.slice(from, from + 64)}`)
  const shared = times(BigInt(`0x${privateKey}`), [number(2), number(66)])
  if (!shared) throw new Error('refused')
  const [x, y] = shared.map((one) => Buffer.from(one.toString(16).padStart(64, '0'), 'hex')) as [Buffer, Buffer]
  const [digest, body] = [ek.slice(130, 194), Buffer.from(ek.slice(194), 'hex')]
  const stream = Buffer.concat(
    [1, 2].map((count) => sm3(x, y, Buffer.from(count.toString(16).padStart(8, '0'), 'hex'))),
  )
  const plain = Buffer.from(body.map((byte, at) => byte ^ (stream[at] ?? 0)))
  if (sm3(x, plain, y).toString('hex') !== digest) throw new Error('refused')
  return plain
}

const G: Point = [
  0x32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7n,
  0xbc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0n,
]
const hexOf = (number: bigint): string => number.toString(16).padStart(64, '0')

/** The public key of a private one. */
export function publicKeyOf(privateKey: string): string {
  const point = times(BigInt(`0x${privateKey}`), G)
  if (!point) throw new Error('no point')
  return `04${point.map(hexOf).join('')}`
}

/** SM2 encryption of a channel's secret: '04' and C1C3C2. @param publicKey '04', x and y in hex */
export function encrypt(publicKey: string, secret: Buffer): string {
  // A number below the curve's order: its first byte is smaller than the order's.
  const once = BigInt(`0x7f${randomBytes(31).toString('hex')}`)
  const number = (from: number): bigint => BigInt(`0x${publicKey.slice(from, from + 64)}`)
  const [begun, shared] = [times(once, G), times(once, [number(2), number(66)])]
  if (!begun || !shared) throw new Error('no point')
  const [x, y] = shared.map((one) => Buffer.from(hexOf(one), 'hex')) as [Buffer, Buffer]
  const stream = Buffer.concat(
    [1, 2].map((count) => sm3(x, y, Buffer.from(count.toString(16).padStart(8, '0'), 'hex'))),
  )
  const body = Buffer.from(secret.map((byte, at) => byte ^ (stream[at] ?? 0)))
  return `04${begun.map(hexOf).join('')}${sm3(x, secret, y).toString('hex')}${body.toString('hex')}`
}
