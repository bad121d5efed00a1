import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A new secret that names one thing to one person: a session, a code, a state. 43 characters, 256 bits. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** How such a secret is stored: a database that leaks gives nobody a session. It is random, so it needs no salt. */
export const tokenHash = (token: string): string => createHash('sha256').update(token, 'utf8').digest('hex')
