import type { FastifyInstance } from 'fastify'
import type { DemoAccess } from '../host/demoAccess'
import type { Database } from '../kernel/db'

/** What a suite gets; read it inside tests and hooks. */
export interface BankUnderTest {
  readonly kind: Database['kind']
  readonly server: FastifyInstance
  readonly db: Database
  /** Ms added to the machine's clock as the bank sees it; tests move it to let a session grow old. */
  realTime: { offset: number }
  /** What the server has logged so far, line by line, at the level of every call; nothing unless the suite asks for it. */
  readonly logged: readonly string[]
  /** Another server on the same database with another configuration. */
  another(env: Readonly<Record<string, string>>, access?: DemoAccess): Promise<FastifyInstance>
}
