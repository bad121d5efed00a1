import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { consoleAction, type ConsolePart } from '@sandbox/kernel/capability'
import { announce } from './announce'

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
const body = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_000))

export const messageConsole: ConsolePart = {
  actions: {
    announce: consoleAction(
      v.strictObject({ title: line, body, customer: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,32}$/))) }),
      async ({ db, businessNow }, { title, body: text, customer }) => {
        const to = customer === undefined ? undefined : sql`id = ${`customer-${customer}`}`
        return { told: await announce(db.drizzle, { title, body: text, now: await businessNow(), to }) }
      },
    ),
  },
}
