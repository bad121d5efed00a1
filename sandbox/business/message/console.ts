import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { announce } from './announce'

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
const body = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_000))

export const messageConsole: ConsolePart = {
  actions: {
    announce: consoleAction(
      v.strictObject({ title: line, body, mobileNo: v.optional(v.pipe(v.string(), v.regex(/^\d{11}$/))) }),
      async ({ db, businessNow }, { title, body: text, mobileNo }) => {
        const to = mobileNo === undefined ? undefined : eq(schema.customers.mobileNo, mobileNo)
        return { told: await announce(db.drizzle, { title, body: text, now: await businessNow(), to }) }
      },
    ),
  },
}
