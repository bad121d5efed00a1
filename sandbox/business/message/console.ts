import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { articleId } from '@/contract/content/contentFields'
import { clientId } from '@/contract/fields'
import { hasBannedWords } from '@/domain/content/bannedWords'
import type { MessageAbout } from '@/domain/message/about'
import { isReadable } from '@/domain/validation/readable'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import { announce } from './announce'

const said = (most: number, lines: boolean) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.check((text) => isReadable(text, { lines }), 'characters that can’t be read'),
    v.check((text) => !hasBannedWords(text), 'words that a bank must not use'),
  )
const line = said(40, false)
const body = said(1_000, true)

/** What an announcement may lead to, as the desk writes it: a place in the app, or `article` and an article's id. */
const about = v.union([
  v.pipe(
    v.picklist(['prices', 'serviceAgreement', 'privacyPolicy']),
    v.transform((subject): MessageAbout => ({ subject })),
  ),
  v.pipe(
    v.string(),
    v.startsWith('article '),
    v.transform((written) => written.slice('article '.length)),
    articleId,
    v.transform((id): MessageAbout => ({ subject: 'article', id })),
  ),
])

export const messageConsole = {
  actions: {
    announce: consoleAction(
      v.strictObject({
        clientId,
        title: line,
        body,
        mobileNo: v.optional(v.pipe(v.string(), v.regex(/^\d{11}$/))),
        about: v.optional(about),
      }),
      async ({ db, businessNow }, { clientId: id, title, body: text, mobileNo, about: leadsTo }) => {
        const to = mobileNo === undefined ? undefined : eq(schema.customers.mobileNo, mobileNo)
        const now = await businessNow()
        return { told: await announce(db.drizzle, { id, title, body: text, now, to, about: leadsTo }) }
      },
    ),
  },
} satisfies ConsolePart
