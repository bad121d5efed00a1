import type { Queryable } from './db'
import { readFlag } from './flags'

/** Whether the maintenance rule is on. */
export const isMaintained = async (on: Queryable): Promise<boolean> => (await readFlag(on, 'SYSTEM_MAINTAIN')) === 'ON'
