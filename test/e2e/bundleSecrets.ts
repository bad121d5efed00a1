import { homedir } from 'node:os'
import { DEMO_CUSTOMERS, DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'

/** A text no bundle may contain, and how to find it. */
export interface Forbidden {
  readonly what: string
  /** The first place in the text, or undefined. */
  readonly find: (text: string) => string | undefined
}

/** The SM2 curve's own parameters (GB/T 32918.5) and its generator: 64 hex digits each, but no keys. */
const CURVE = new Set([
  'fffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffff',
  'fffffffeffffffffffffffffffffffffffffffff00000000fffffffffffffffc',
  '28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93',
  'fffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123',
  // The order less one: the largest private key.
  'fffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54122',
  '32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7',
  'bc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0',
])

const KEY_DIGITS = 64

const pattern = (what: string, expression: RegExp): Forbidden => ({ what, find: (text) => expression.exec(text)?.[0] })

const texts = (what: string, forbidden: readonly string[]): Forbidden => ({
  what,
  find: (text) => forbidden.find((each) => text.includes(each)),
})

/**
 * A literal of exactly a private key's length that isn't one of the curve's parameters. Longer ones are public keys and
 * tables.
 */
const privateKey: Forbidden = {
  what: 'a number as long as an SM2 private key',
  find: (text) =>
    text
      .match(/(?<![0-9a-f])[0-9a-f]{64,}(?![0-9a-f])/gi)
      ?.find((digits) => digits.length === KEY_DIGITS && !CURVE.has(digits.toLowerCase())),
}

export const FORBIDDEN: readonly Forbidden[] = [
  pattern('a PEM key', /-----BEGIN [A-Z ]*(PRIVATE KEY|CERTIFICATE)/),
  privateKey,
  texts('a demo customer', [
    ...DEMO_CUSTOMERS.flatMap(({ name, key, mobileNo }) =>
      name === '新客户' ? [mobileNo] : [name, mobileNo, `"${key}"`],
    ),
  ]),
  pattern('a demo password or gesture', new RegExp(`["'\`](${DEMO_PASSWORD}|${DEMO_GESTURE})["'\`]`)),
  pattern('the sandbox’s code', /CREATE TABLE|INSERT INTO|serverPrivateKey|x-sandbox-console|drizzle|fastify|pglite/i),
  pattern('tests and their tools', /fast-check|@jest|playwright|\.test\.tsx?\b/),
  pattern('a source map', /sourceMappingURL|sourcesContent/),
  texts('a path of the machine that built it', [process.cwd(), ...(homedir().length > 1 ? [`${homedir()}/`] : [])]),
  pattern('a path into packages', /\/node_modules\/|file:\/\/\//),
]
