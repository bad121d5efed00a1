import fc from 'fast-check'
import { sm2 as library } from 'sm-crypto'
import { sm2 as oracle, sm3 as oracleSm3, sm4 as oracleSm4 } from 'sm-crypto-v2'
import { toHex } from './bytes'
import { sm2Decrypt, sm2Encrypt, smPrimitives } from './sm'

const { sm3, hmacSm3, sm4CbcEncrypt, sm4CbcDecrypt } = smPrimitives
const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replace(/\s/g, ''), 'hex'))
const text = (value: string): Uint8Array => Uint8Array.from(Buffer.from(value))
const refused = { ok: false, error: 'refused' }
const block = fc.uint8Array({ minLength: 16, maxLength: 16 })
const message = fc.uint8Array({ maxLength: 200 })

/** GB/T 32918.5-2017, annexes A and C. */
const STANDARD = {
  privateKey: '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8',
  publicKey:
    '0409f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020' +
    'ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13',
  plaintext: 'encryption standard',
  c1:
    '04ebfc718e8d1798620432268e77feb6415e2ede0e073c0f4f640ecd2e149a73' +
    'e858f9d81e5430a57b36daab8f950a3c64e6ee6a63094d99283aff767e124df0',
  c3: '59983c18f809e262923c53aec295d30383b54e39d609d160afcb1908d0bd8766',
  c2: '21886ca989ca9c7d58087307ca93092d651efa',
}

const FIELD = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn

/** The curve's point with the smallest x; y in hex. */
function smallPoint(): { readonly x: bigint; readonly y: string } {
  const b = 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n
  const power = (base: bigint, exponent: bigint): bigint => {
    if (exponent === 0n) return 1n
    const half = power((base * base) % FIELD, exponent / 2n)
    return exponent % 2n ? (half * base) % FIELD : half
  }
  for (let x = 0n; ; x++) {
    const square = (x ** 3n - 3n * x + b + FIELD) % FIELD
    const y = power(square, (FIELD + 1n) / 4n)
    if ((y * y) % FIELD === square) return { x, y: y.toString(16).padStart(64, '0') }
  }
}

describe('SM3 (GB/T 32905)', () => {
  test.each([
    ['abc', '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'],
    ['abcd'.repeat(16), 'debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732'],
  ])('digests the standard’s example %j', (input, digest) => {
    expect(toHex(sm3(text(input)))).toBe(digest)
  })

  test('agrees with sm-crypto-v2, keyed and not, keys longer than a block included', () => {
    fc.assert(
      fc.property(message, fc.uint8Array({ minLength: 1, maxLength: 150 }), (data, key) => {
        expect(toHex(sm3(data))).toBe(oracleSm3(data))
        expect(toHex(hmacSm3(key, data))).toBe(oracleSm3(data, { key, mode: 'hmac' }))
      }),
    )
  })
})

describe('SM4-CBC (GB/T 32907)', () => {
  const key = hex('0123456789abcdeffedcba9876543210')

  test('encrypts the standard’s block once', () => {
    // With an iv of zeros the first block of CBC is the bare cipher.
    expect(toHex(sm4CbcEncrypt(key, new Uint8Array(16), key)).slice(0, 32)).toBe('681edf34d206965e86b3e94f536e4246')
  })

  test('and a million times', () => {
    // CBC over zeros encrypts its own last block again and again: 1,000 blocks a call, chained through the iv.
    let chained = new Uint8Array(16)
    for (let call = 0; call < 1000; call++) {
      const plaintext = new Uint8Array(16 * 1000)
      if (call === 0) plaintext.set(key)
      chained = sm4CbcEncrypt(key, chained, plaintext).slice(16 * 999, 16 * 1000)
    }
    expect(toHex(chained)).toBe('595298c7c6fd271f0402f804c33d3f66')
  })

  test('agrees with sm-crypto-v2 in both directions', () => {
    fc.assert(
      fc.property(block, block, message, (k, iv, data) => {
        const options = { mode: 'cbc', padding: 'pkcs#7', iv, output: 'array' } as const
        const ciphertext = sm4CbcEncrypt(k, iv, data)
        expect([...ciphertext]).toEqual([...oracleSm4.encrypt(data, k, options)])
        expect(sm4CbcDecrypt(k, iv, Uint8Array.from(oracleSm4.encrypt(data, k, options)))).toEqual({
          ok: true,
          value: data,
        })
      }),
    )
  })

  test.each([
    ['a short key', 15, 16, 16],
    ['a long iv', 16, 17, 16],
    ['no ciphertext', 16, 16, 0],
    ['half a block', 16, 16, 24],
  ])('refuses %s', (_, keyLength, ivLength, length) => {
    expect(sm4CbcDecrypt(new Uint8Array(keyLength), new Uint8Array(ivLength), new Uint8Array(length))).toEqual(refused)
    if (length === 16) {
      expect(() => sm4CbcEncrypt(new Uint8Array(keyLength), new Uint8Array(ivLength), key)).toThrow(RangeError)
    }
  })

  test.each([
    ['a count of 0', `${'aa'.repeat(31)}00`],
    ['nothing but zeros', '00'.repeat(32)],
    ['a count beyond the block', '11'.repeat(32)],
    ['a count the other bytes contradict', `${'aa'.repeat(31)}02`],
  ])('refuses padding with %s', (_, padded) => {
    const ciphertext = oracleSm4.encrypt(hex(padded), key, {
      mode: 'cbc',
      padding: 'none',
      iv: new Uint8Array(16),
      output: 'array',
    })
    expect(sm4CbcDecrypt(key, new Uint8Array(16), Uint8Array.from(ciphertext))).toEqual(refused)
  })
})

describe('SM2 encryption (GB/T 32918.4, .5)', () => {
  const { privateKey, publicKey, c1, c2, c3, plaintext } = STANDARD
  const bare = c1 + c3 + c2

  test('opens the standard’s example', () => {
    expect(sm2Decrypt(privateKey, `04${bare}`, plaintext.length)).toEqual({ ok: true, value: text(plaintext) })
  })

  test('refuses a bare ciphertext that begins with 04 by chance, as the standard’s does', () => {
    expect(bare.slice(0, 2)).toBe('04')
    expect(sm2Decrypt(privateKey, bare, plaintext.length)).toEqual(refused)
    expect(sm2Decrypt(privateKey, bare, plaintext.length - 1)).toEqual(refused)
  })

  test('agrees with sm-crypto-v2 in both directions', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 48, maxLength: 48 }), (data) => {
        const pair = oracle.generateKeyPairHex()
        const ours = sm2Encrypt(pair.publicKey, data)
        expect(ours.ok && ours.value).toMatch(/^04[0-9a-f]{288}$/)
        expect([
          ...oracle.doDecrypt(ours.ok ? ours.value.slice(2) : '', pair.privateKey, 1, { output: 'array' }),
        ]).toEqual([...data])
        const theirs = `04${oracle.doEncrypt(data, pair.publicKey, 1)}`
        expect(sm2Decrypt(pair.privateKey, theirs, 48)).toEqual({ ok: true, value: data })
      }),
      { numRuns: 10 },
    )
  })

  const x = publicKey.slice(2, 66)
  const y = publicKey.slice(66)
  const offCurve = `${x}${y.slice(0, -1)}${y.endsWith('3') ? '4' : '3'}`
  const small = smallPoint()
  const secondSpelling = (small.x + FIELD).toString(16) + small.y

  test('takes the smallest point of the curve as a key', () => {
    expect(sm2Encrypt(`04${small.x.toString(16).padStart(64, '0')}${small.y}`, text('x')).ok).toBe(true)
  })

  test.each([
    ['off the curve', offCurve],
    ['zeros for infinity', '0'.repeat(128)],
    ['spelt with a coordinate beyond the field', secondSpelling],
    ['short', publicKey.slice(2, -2)],
    ['in capitals', publicKey.slice(2).toUpperCase()],
    ['not hex', `${publicKey.slice(2, -1)}g`],
  ])('refuses a point %s alike, as a key and in a ciphertext', (_, point) => {
    expect(sm2Encrypt(`04${point}`, text('x'))).toEqual(refused)
    expect(sm2Decrypt(privateKey, `04${point}${c3}${c2}`, plaintext.length)).toEqual(refused)
  })

  test.each(['00', '', publicKey.slice(2), `06${publicKey.slice(2)}`, `02${x}`, `0${publicKey}`])(
    'refuses %j as a public key',
    (key) => {
      expect(sm2Encrypt(key, text('x'))).toEqual(refused)
    },
  )

  test('refuses every changed, missing or added byte of a ciphertext', () => {
    const sealed = `04${bare}`
    for (let i = 0; i < sealed.length; i += 2) {
      const flipped = (parseInt(sealed.slice(i, i + 2), 16) ^ (1 << ((i / 2) % 8))).toString(16).padStart(2, '0')
      const changed = sealed.slice(0, i) + flipped + sealed.slice(i + 2)
      expect(sm2Decrypt(privateKey, changed, plaintext.length)).toEqual(refused)
    }
    for (const wrong of [sealed.slice(0, -2), `${sealed}00`, sealed.toUpperCase(), '', '04']) {
      expect(sm2Decrypt(privateKey, wrong, plaintext.length)).toEqual(refused)
    }
    expect(sm2Decrypt(privateKey, `04${c1}${c2}${c3}`, plaintext.length)).toEqual(refused)
  })

  test('refuses the second spelling the library has for a ciphertext: without a leading zero', () => {
    let sealed = ''
    while (sealed[194] !== '0') {
      const result = sm2Encrypt(publicKey, text(plaintext))
      sealed = result.ok ? result.value : ''
    }
    expect(sm2Decrypt(privateKey, sealed, plaintext.length).ok).toBe(true)
    expect(sm2Decrypt(privateKey, sealed.slice(0, 194) + sealed.slice(195), plaintext.length)).toEqual(refused)
  })

  test.each(['', '0'.repeat(64), 'f'.repeat(64), privateKey.slice(1), oracle.generateKeyPairHex().privateKey])(
    'refuses %j as the private key of somebody else’s ciphertext',
    (key) => {
      expect(sm2Decrypt(key, `04${bare}`, plaintext.length)).toEqual(refused)
    },
  )

  test('has nothing to say for an empty plaintext', () => {
    expect(sm2Encrypt(publicKey, new Uint8Array())).toEqual(refused)
    expect(sm2Decrypt(privateKey, `04${c1}${c3}`, 0)).toEqual(refused)
  })

  test('the library verifies the standard’s signature, with its user id only', () => {
    const signature =
      'f5a03b0648d2c4630eeac513e1bb81a15944da3827d5b74143ac7eaceee720b3' +
      'b1b6aa29df212fd8763182bc0d421ca1bb9038fd1f7f42d4840b69c485bbc1aa'
    const options = { hash: true, userId: '1234567812345678' }
    expect(library.doVerifySignature('message digest', signature, publicKey, options)).toBe(true)
    expect(library.doVerifySignature('message digest', signature, publicKey, { ...options, userId: '1' })).toBe(false)
  })
})
