import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, lte } from 'drizzle-orm'
import * as v from 'valibot'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { ask } from './ask'
import type { Question, WechatHost } from './ask'
import type { WechatFailure } from './failure'
import { seal, unseal } from './seal'
import type { WechatApp } from './seal'

const { wechatTokens } = schema

/**
 * WeChat makes a new token in the last five minutes of the old one, and both work until that one's end
 * (developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/mp-access-token/getStableAccessToken.html).
 */
export const RENEW_BEFORE_MS = 300_000
/** Longer than asking twice takes, so that two processes fetch at once only when one of them died. */
export const LEASE_MS = 15_000
const LOOK_AGAIN_MS = 100

export interface WechatClient {
  readonly host: WechatHost
  readonly app: WechatApp
  /** The machine's clock, epoch ms. */
  readonly now: () => number
}

type Kind = typeof wechatTokens.$inferSelect.kind

interface Kept {
  readonly token: string
  /** As the row has it; names this token and no later one. */
  readonly sealed: string
}

interface Fetched {
  readonly token: string
  /** Seconds. */
  readonly expiresIn: number
}

/** The app's token of a kind: the kept one, or a new one that one process fetches while the others wait or use the old one. */
async function keptToken(
  { app, now }: Pick<WechatClient, 'app' | 'now'>,
  on: Queryable,
  kind: Kind,
  fetchNew: () => Promise<Result<Fetched, WechatFailure>>,
): Promise<Result<Kept, WechatFailure>> {
  const own = and(eq(wechatTokens.appId, app.appId), eq(wechatTokens.kind, kind))
  for (let waited = 0; waited <= LEASE_MS; waited += LOOK_AGAIN_MS) {
    const [row] = await on.select().from(wechatTokens).where(own)
    const asked = now()
    const left = (row?.expiresAt ?? 0) - asked
    const token = row?.sealed ? unseal(app, row.sealed) : undefined
    const kept = row?.sealed && token !== undefined && left > 0 ? { token, sealed: row.sealed } : undefined
    if (kept && left > RENEW_BEFORE_MS) return ok(kept)
    const [leased] = await on
      .insert(wechatTokens)
      .values({ appId: app.appId, kind, renewingUntil: asked + LEASE_MS })
      .onConflictDoUpdate({
        target: [wechatTokens.appId, wechatTokens.kind],
        set: { renewingUntil: asked + LEASE_MS },
        // Whoever read the row before another renewed it looks again.
        setWhere: and(lte(wechatTokens.renewingUntil, asked), eq(wechatTokens.expiresAt, row?.expiresAt ?? 0)),
      })
      .returning()
    if (leased) {
      const fetched = await fetchNew()
      if (!fetched.ok) {
        await on.update(wechatTokens).set({ renewingUntil: 0 }).where(own)
        return kept ? ok(kept) : fetched
      }
      const sealed = seal(app, fetched.value.token)
      const expiresAt = asked + fetched.value.expiresIn * 1_000
      await on.update(wechatTokens).set({ sealed, expiresAt, renewingUntil: 0 }).where(own)
      return ok({ token: fetched.value.token, sealed })
    }
    if (kept) return ok(kept)
    await wait(LOOK_AGAIN_MS)
  }
  return fail({ name: 'slow' })
}

/**
 * The access token. Never by force: that ends the token of every other process and may be asked 20 times a day
 * (developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/mp-access-token/getStableAccessToken.html).
 */
const accessToken = (client: WechatClient, on: Queryable): Promise<Result<Kept, WechatFailure>> =>
  keptToken(client, on, 'accessToken', async () => {
    const { appId, secret } = client.app
    const answered = await ask(client.host, {
      path: '/cgi-bin/stable_token',
      body: { grant_type: 'client_credential', appid: appId, secret, force_refresh: false },
      answer: v.object({ access_token: v.string(), expires_in: v.number() }),
    })
    if (!answered.ok) return answered
    return ok({ token: answered.value.access_token, expiresIn: answered.value.expires_in })
  })

/**
 * Asks with the access token. When WeChat says that it has ended (40001, 40014, 42001), a new one is fetched and the same
 * asked once more: nothing was done under the ended one.
 */
export async function askWithToken<Answer extends v.GenericSchema>(
  client: WechatClient,
  on: Queryable,
  question: Question<Answer>,
): Promise<Result<v.InferOutput<Answer>, WechatFailure>> {
  const askWith = ({ token }: Kept) =>
    ask(client.host, { ...question, query: { access_token: token, ...question.query } })
  const first = await accessToken(client, on)
  if (!first.ok) return first
  const answered = await askWith(first.value)
  if (answered.ok || answered.error.name !== 'tokenEnded') return answered
  await on
    .update(wechatTokens)
    .set({ expiresAt: 0 })
    .where(and(eq(wechatTokens.appId, client.app.appId), eq(wechatTokens.sealed, first.value.sealed)))
  const second = await accessToken(client, on)
  return second.ok ? askWith(second.value) : second
}

/**
 * The ticket that JS-SDK signatures are made with: two hours, to be kept by the developer
 * (developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/JS-SDK.html, appendix 1).
 */
export async function jsapiTicket(client: WechatClient, on: Queryable): Promise<Result<string, WechatFailure>> {
  const kept = await keptToken(client, on, 'jsapiTicket', async () => {
    const answered = await askWithToken(client, on, {
      path: '/cgi-bin/ticket/getticket',
      query: { type: 'jsapi' },
      answer: v.object({ ticket: v.string(), expires_in: v.number() }),
    })
    return answered.ok ? ok({ token: answered.value.ticket, expiresIn: answered.value.expires_in }) : answered
  })
  return kept.ok ? ok(kept.value.token) : kept
}
