import type { Call } from '@/contract/call'
import type { Queryable } from './db'
import { readFlag } from './flags'

/**
 * Calls answered during maintenance: the gate itself, what the app loads before it, and what a customer needs to learn
 * whether an order just sent was carried out (a retry's random, and the question by its id).
 */
const GATE: ReadonlySet<string> = new Set([
  'getControlByWhiteList',
  'getCustomizedConfig',
  'getRequestRandom',
  'queryOperation',
])

export const passesMaintenance = ({ name }: Pick<Call, 'name'>): boolean => GATE.has(name)

/** Whether the maintenance rule is on. */
export const isMaintained = async (on: Queryable): Promise<boolean> => (await readFlag(on, 'SYSTEM_MAINTAIN')) === 'ON'
