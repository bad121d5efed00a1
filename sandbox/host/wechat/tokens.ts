import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, lt } from 'drizzle-orm'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { machineNow } from '@sandbox/kernel/clock'
import type { Queryable } from '@sandbox/kernel/db'
import { ask, textIn } from './ask'
import type { Question, WechatAnswer, WechatFailure } from './ask'
import type { WechatAccount } from './settings'
import { wechatTokens } from './tables'

/**
 * WeChat gives another token only in the last five minutes of one, while both are good
 * (developers.weixin.qq.com/doc/service/api/base/api_getstableaccesstoken). So it is asked within them.
 */
const AHEAD_MS = 4 * 60_000
/** Longer than WeChat is waited for, twice: then the process that was renewing has ended. */
const RENEWING_MS = 15_000
const LOOK_AGAIN_MS = 100
/** invalid, not the latest, expired. */
const TOKEN_ENDED = new Set([40_001, 40_014, 42_001])

interface Kept {
  readonly appId: string
  readonly kind: 'access' | 'jsapi'
}

type Fresh = Result<{ readonly value: string; readonly seconds: number }, WechatFailure>

const rowOf = ({ appId, kind }: Kept) => and(eq(wechatTokens.appId, appId), eq(wechatTokens.kind, kind))

/** Takes the right to renew, which one process has at a time; no transaction is held while WeChat is asked. */
async function takeRenewal(on: Queryable, kept: Kept, now: number): Promise<boolean> {
  const set = { renewingUntil: now + RENEWING_MS }
  const taken = await on
    .insert(wechatTokens)
    .values({ ...kept, ...set })
    .onConflictDoUpdate({
      target: [wechatTokens.appId, wechatTokens.kind],
      set,
      setWhere: lt(wechatTokens.renewingUntil, now),
    })
    .returning({ appId: wechatTokens.appId })
  return taken.length === 1
}

/** The value that all processes share: the kept one, or a new one that this process asks for when it is about to end. */
async function keptOrRenewed(
  on: Queryable,
  kept: Kept,
  renew: () => Promise<Fresh>,
): Promise<Result<string, WechatFailure>> {
  for (const until = machineNow() + RENEWING_MS; ; await wait(LOOK_AGAIN_MS)) {
    const now = machineNow()
    const [row] = await on.select().from(wechatTokens).where(rowOf(kept))
    const good = row && row.expiresAt > now ? ok(row.value) : undefined
    if (good && row && row.expiresAt > now + AHEAD_MS) return good
    if (await takeRenewal(on, kept, now)) {
      const fresh = await renew()
      const renewed = fresh.ok && { value: fresh.value.value, expiresAt: machineNow() + fresh.value.seconds * 1000 }
      await on
        .update(wechatTokens)
        .set({ renewingUntil: 0, ...renewed })
        .where(rowOf(kept))
      return fresh.ok ? ok(fresh.value.value) : (good ?? fresh)
    }
    if (good) return good
    if (now > until) return fail({ kind: 'unavailable' })
  }
}

const freshIn = (answer: WechatAnswer, name: string): Fresh => {
  const value = textIn(answer, name)
  const seconds = answer.expires_in
  return value.ok && typeof seconds === 'number' ? ok({ value: value.value, seconds }) : fail({ kind: 'unavailable' })
}

/** Asks for the account's token as it is; the force that ends everybody's isn't used. */
async function stableToken(api: string, { appId, secret }: WechatAccount): Promise<Fresh> {
  const body = { grant_type: 'client_credential', appid: appId, secret }
  const answer = await ask(api, { path: '/cgi-bin/stable_token', body })
  return answer.ok ? freshIn(answer.value, 'access_token') : answer
}

/**
 * Asks WeChat in an account's name. A token that WeChat says has ended, whatever was promised of it, is renewed and the
 * question asked once more.
 */
export async function askAs(
  on: Queryable,
  api: string,
  account: WechatAccount,
  question: Question,
): Promise<Result<WechatAnswer, WechatFailure>> {
  const kept = { appId: account.appId, kind: 'access' } as const
  const once = async () => {
    const token = await keptOrRenewed(on, kept, () => stableToken(api, account))
    if (!token.ok) return { token: '', answer: token }
    const query = { ...question.query, access_token: token.value }
    return { token: token.value, answer: await ask(api, { ...question, query }) }
  }
  const { token, answer } = await once()
  if (answer.ok || !TOKEN_ENDED.has(answer.error.errcode ?? 0)) return answer
  await on
    .update(wechatTokens)
    .set({ expiresAt: 0 })
    .where(and(rowOf(kept), eq(wechatTokens.value, token)))
  return (await once()).answer
}

/** The ticket of JS-SDK signatures, good for two hours (developers.weixin.qq.com/doc/service/guide/h5/jssdk, 附录1). */
export const jsTicket = (on: Queryable, api: string, account: WechatAccount): Promise<Result<string, WechatFailure>> =>
  keptOrRenewed(on, { appId: account.appId, kind: 'jsapi' }, async () => {
    const answer = await askAs(on, api, account, { path: '/cgi-bin/ticket/getticket', query: { type: 'jsapi' } })
    return answer.ok ? freshIn(answer.value, 'ticket') : answer
  })
