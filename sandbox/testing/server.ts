import type { FastifyInstance } from 'fastify'
import { LOWEST_COST, readConfig } from '../host/config'
import type { Config } from '../host/config'
import type { DemoAccess } from '../host/demoAccess'
import type { Database } from '../kernel/db'
import { createServer } from '../host/http/server'
import type { ServerParts } from '../host/http/server'
import { serverKeys } from '../kernel/session/serverKeys'
import { OPENING } from '@test/clock'

/** The configuration of a bank in a test, from the same variables. */
export function testConfig(env: Readonly<Record<string, string>> = {}): Config {
  const usual = { LOG_LEVEL: 'silent', PORT: '0', PASSWORD_COST: String(LOWEST_COST) }
  const config = readConfig({ ...usual, ...env })
  if (!config.ok) throw new Error(config.error.join('; '))
  return { ...config.value, opening: config.value.opening ?? OPENING }
}

/** A server on a test's database; it doesn't listen. */
export async function testServer(
  db: Database,
  env: Readonly<Record<string, string>> = {},
  realNow?: () => number,
  access?: DemoAccess,
  log?: ServerParts['log'],
): Promise<FastifyInstance> {
  const config = testConfig(env)
  return createServer({ db, config, access, keys: await serverKeys(db, config.privateKey), realNow, log })
}
