import { createHash, randomBytes } from 'node:crypto'

export const TOKEN_BYTES = 32

/** A new random secret for one person's session, code or state: 43 characters, 256 bits. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/**
 * The hash under which such a secret is stored, so that a leaked database opens no session. It is random, so it needs no
 * salt.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token, 'utf8').digest('hex')
