import { readFileSync } from 'node:fs'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'

export type Variables = Readonly<Record<string, string | undefined>>

/**
 * The variables that are secrets. Each may stand in a file that the variable `<name>_FILE` names, as systemd and Docker
 * hand secrets on; in a file it isn't in the process's environment, which others may read.
 */
export const SECRETS = [
  'DATABASE_URL',
  'BANK_PRIVATE_KEY',
  'CREDENTIAL_KEYS',
  'WECHAT_APP_SECRET',
  'WECHAT_ACCOUNT_SECRET',
  'TENCENT_SECRET_KEY',
] as const

const fileOf = (name: string): string => `${name}_FILE`

/** The environment with every secret in its own variable. */
export interface Revealed {
  readonly variables: Variables
  /** A sentence about a variable, with the name under which the operator set it. */
  told(sentence: string): string
}

/** Reads the secrets that stand in files, their last line's end left out. Fails with a sentence for each that can't be had. */
export function readSecrets(variables: Variables): Result<Revealed, readonly string[]> {
  const read: Record<string, string> = {}
  const wrong: string[] = []
  for (const name of SECRETS) {
    const path = variables[fileOf(name)]
    if (!path) continue
    const found = variables[name] ? fail(`is set beside ${name}: set one of them`) : secretIn(path)
    if (found.ok) read[name] = found.value
    else wrong.push(`${fileOf(name)} ${found.error}`)
  }
  if (wrong.length > 0) return fail(wrong)
  const told = (sentence: string) =>
    sentence.replace(/^\w+/, (name) => (Object.hasOwn(read, name) ? fileOf(name) : name))
  return ok({ variables: { ...variables, ...read }, told })
}

/** Neither path nor content is told. */
function secretIn(path: string): Result<string, string> {
  try {
    return ok(readFileSync(path, 'utf8').trim())
  } catch {
    return fail('can’t be read')
  }
}
