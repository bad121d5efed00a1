/** '04' and the coordinates of a curve point, in lower-case hex. The channel checks whether it is on the curve. */
const KEY = /^04[0-9a-f]{128}$/

/** Name of the configuration entry with the key, in a bank that gives it out (sandbox, development). */
export const KEY_CONFIG_NAME = 'envelopePublicKey'

export interface KeySources {
  /** Compiled in (BANK_PUBLIC_KEY), or ''. */
  readonly compiled: string
  /** The key in the page that loaded the app, or ''. */
  readonly page: () => string
  /** Asks the bank; undefined when it can't be reached. */
  readonly ask: () => Promise<string | undefined>
}

/**
 * The bank's SM2 public key: compiled in, else from the page, else from the bank itself. The last is for the sandbox only:
 * an attacker who changes that answer can read what is sealed, so a bank compiles its key in.
 */
export async function findBankKey({ compiled, page, ask }: KeySources): Promise<string | undefined> {
  const isKey = (text: string | undefined): text is string => text !== undefined && KEY.test(text)
  for (const look of [() => compiled, page, ask]) {
    const found = (await look())?.trim().toLowerCase()
    if (isKey(found)) return found
  }
  return undefined
}
