import * as v from 'valibot'
import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable } from '@sandbox/kernel/db'
import type { WechatFailure } from './failure'
import { askWithToken } from './tokens'
import type { WechatClient } from './tokens'

/** Where the content is shown, by WeChat's numbers. */
export const SCENES = { profile: 1, comment: 2, forum: 3, diary: 4 } as const
const VERSION = 2
const PICTURE = 2
/** Characters of one text that WeChat checks. */
export const CHECKED_TEXT = 2_500

export type Verdict = 'pass' | 'review' | 'risky'

interface Checked {
  /** Somebody who opened the mini-program within the last two hours. */
  readonly openId: string
  readonly scene: keyof typeof SCENES
}

const WORST_FIRST: readonly Verdict[] = ['risky', 'review', 'pass']

/**
 * Whether a text may be shown to others; a longer one is checked in parts, and the worst verdict counts
 * (developers.weixin.qq.com/miniprogram/dev/server/API/sec-center/sec-check/api_msgseccheck).
 */
export async function checkText(
  client: WechatClient,
  on: Queryable,
  { openId, scene, text }: Checked & { readonly text: string },
): Promise<Result<Verdict, WechatFailure>> {
  const characters = Array.from(text)
  const verdicts: Verdict[] = []
  for (let from = 0; from < characters.length; from += CHECKED_TEXT) {
    const content = characters.slice(from, from + CHECKED_TEXT).join('')
    const answered = await askWithToken(client, on, {
      path: '/wxa/msg_sec_check',
      body: { content, version: VERSION, scene: SCENES[scene], openid: openId },
      answer: v.object({ result: v.object({ suggest: v.picklist(['pass', 'review', 'risky']) }) }),
    })
    if (!answered.ok) return answered
    verdicts.push(answered.value.result.suggest)
  }
  return ok(WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'pass')
}

/**
 * Asks for a picture to be checked, which WeChat fetches at its address; gives the number under which the verdict is pushed
 * within 30 minutes (developers.weixin.qq.com/miniprogram/dev/server/API/sec-center/sec-check/api_mediacheckasync).
 */
export async function checkPicture(
  client: WechatClient,
  on: Queryable,
  { openId, scene, url }: Checked & { readonly url: string },
): Promise<Result<string, WechatFailure>> {
  const answered = await askWithToken(client, on, {
    path: '/wxa/media_check_async',
    body: { media_url: url, media_type: PICTURE, version: VERSION, scene: SCENES[scene], openid: openId },
    answer: v.object({ trace_id: v.string() }),
  })
  return answered.ok ? ok(answered.value.trace_id) : answered
}
