import { sm2 } from 'sm-crypto-v2'
import { generateServerKeys } from './keys'
import { signingKeys, signText } from './signature'

const BANK = generateServerKeys()
const TEXT = '存款7，利息算至2026-11-30'

describe('the bank’s signature', () => {
  it('is one for each text, and anybody with the public key knows it', () => {
    const { publicKey } = signingKeys(BANK)
    const signature = signText(BANK, TEXT)
    expect(signText(BANK, TEXT)).toBe(signature)
    expect(sm2.doVerifySignature(TEXT, signature, publicKey, { hash: true })).toBe(true)
    expect(sm2.doVerifySignature(`${TEXT} `, signature, publicKey, { hash: true })).toBe(false)
    expect(sm2.doVerifySignature(TEXT, signature, BANK.publicKey, { hash: true })).toBe(false)
  })

  it('has another secret number for every text and every bank', () => {
    const firstHalves = [signText(BANK, TEXT), signText(BANK, `${TEXT}。`), signText(generateServerKeys(), TEXT)]
    expect(new Set(firstHalves.map((one) => one.slice(0, 64))).size).toBe(3)
  })

  it('isn’t made by the key that opens envelopes', () => expect(signingKeys(BANK).privateKey).not.toBe(BANK.privateKey))
})
