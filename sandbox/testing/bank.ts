import { openBank } from '../host/bank'
import type { RunningBank } from '../host/bank'
import { filledPglite } from '../kernel/db/testing/images'
import { SEEDED } from './seeded'
import { testConfig } from './server'
import { advance } from '../dayEnds'

export interface TestBankOptions {
  /** The port; any free one unless given. */
  readonly port?: number
  /** Further environment variables, as main.ts reads them. */
  readonly env?: Readonly<Record<string, string>>
}

export interface TestBank extends RunningBank {
  /** Moves the bank's clock on by so many milliseconds and ends the days that are over. */
  advance(milliseconds: number): Promise<void>
}

/** A whole seeded bank on a port of its own with its data in memory, for end-to-end tests and the bench. */
export async function startBank({ port = 0, env = {} }: TestBankOptions = {}): Promise<TestBank> {
  const config = testConfig({ ...env, PORT: String(port) })
  // Without a database of its own the bank forgets everything when it closes.
  const bank = env.DATABASE_URL || env.DATA_DIR ? await openBank(config) : await openBank(config, inMemory)
  return {
    ...bank,
    async advance(milliseconds) {
      await advance(bank.db, milliseconds)
    },
  }
}

const inMemory = () => filledPglite(SEEDED)
