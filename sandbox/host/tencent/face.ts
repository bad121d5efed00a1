import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { fail, ok } from '@/domain/result'
import { consumeCode, keepCode, peekCode } from '@sandbox/kernel/session/codes'
import { newToken } from '@sandbox/kernel/session/secrets'
import type { FaceOutcome, FaceService } from '@sandbox/kernel/services'
import { ask } from './ask'
import type { TencentClient } from './ask'
import type { TencentReport } from './failure'

/** The bank's flow at Tencent Cloud's face verification. */
export interface FaceSettings {
  /** FACE_RULE_ID: the flow that was applied for in its console. */
  readonly ruleId: string
  /** PUBLIC_ORIGIN: where the H5's browsers are brought back. */
  readonly origin: string
}

/** How long an outcome is asked for, ms (ours); the cloud's own token works for two hours. */
const FACE_MS = 30 * 60_000

const opened = v.object({ BizToken: v.pipe(v.string(), v.nonEmpty()), Url: v.optional(v.string()) })
const text = v.nullish(v.string(), '')
const outcome = v.object({
  Text: v.nullish(v.object({ ErrCode: v.nullish(v.number()), IdCard: text, Name: text })),
})

/** What one verification is about, as our one-use code keeps it: no name and no number. */
const kept = v.object({ scene: v.string(), cloud: v.string(), who: v.string() })

const hashOf = (idCardNo: string, name: string): string =>
  createHash('sha256').update(`${idCardNo.toUpperCase()} ${name}`).digest('hex')

/** The result codes of cloud.tencent.com/document/product/1007/31082 as the app knows them (`FaceOutcome`). */
export function faceResultOf(code: number | null | undefined): string {
  if (code === 0) return '0'
  // 17: the person hasn't finished; 15: the verification is too old.
  if (code === undefined || code === null || code === 17 || code === 15) return '4'
  // 16: tried too often; 301: another ID card than the bank's.
  if (code === 16 || code === 301) return '1'
  if (NO_RECORD.includes(code)) return '3'
  if (SERVICE_FAULTS.includes(code)) return '5'
  if (code >= 1000 && code < 2000) return '2'
  return code >= 2000 && code < 3000 ? '1' : '5'
}
const NO_RECORD: readonly number[] = [2005, 2007, 2008, 2009]
/** Time-outs of the cloud's engines, and what it couldn't fetch. */
const SERVICE_FAULTS: readonly number[] = [1001, 1006, 1007, 1008, 2001]

/**
 * Face verification by `DetectAuth` (cloud.tencent.com/document/api/1007/31816) and `GetDetectInfoEnhanced`
 * (cloud.tencent.com/document/api/1007/41957): name and number of the customer go to the cloud, a verdict comes back; no
 * picture and no video is fetched. The verdict counts only for the name and number that the bank gave.
 */
export function tencentFace(client: TencentClient, settings: FaceSettings, report: TencentReport): FaceService {
  return {
    demo: false,
    async open(on, now, { openId, scene, returnTo, person }) {
      if (!person) return fail('unavailable')
      // The H5 comes back with a token of ours, because the cloud tells its own only afterwards.
      const ours = returnTo === undefined ? undefined : newToken()
      const said = await ask(client, {
        service: 'faceid',
        action: 'DetectAuth',
        version: '2018-03-01',
        body: {
          RuleId: settings.ruleId,
          IdCard: person.idCardNo,
          Name: person.name,
          ...(ours !== undefined && { RedirectUrl: backTo(settings.origin, returnTo ?? '', ours) }),
        },
        answer: opened,
      })
      if (!said.ok) {
        report('faceid', said.error)
        return fail('unavailable')
      }
      const { BizToken: cloud, Url: url } = said.value
      if (ours !== undefined && url === undefined) {
        report('faceid', { name: 'unreadable' })
        return fail('unavailable')
      }
      const bizToken = ours ?? cloud
      const payload = { scene, cloud, who: hashOf(person.idCardNo, person.name) }
      await keepCode(on, now, bizToken, { kind: 'face', subject: openId, payload, lifetime: FACE_MS })
      return ok({ bizToken, ...(ours !== undefined && { url }) })
    },
    async outcome(on, now, bizToken, { openId, scene }) {
      const code = await peekCode(on, now, 'face', bizToken)
      const about = v.safeParse(kept, code?.payload)
      if (code?.subject !== openId || !about.success || about.output.scene !== scene) return ok(undefined)
      const said = await ask(client, {
        service: 'faceid',
        action: 'GetDetectInfoEnhanced',
        version: '2018-03-01',
        // 1: what was found, in words; no picture.
        body: { BizToken: about.output.cloud, RuleId: settings.ruleId, InfoType: '1' },
        answer: outcome,
        onlyAsks: true,
      })
      if (!said.ok) {
        report('faceid', said.error)
        return fail('unavailable')
      }
      const found = said.value.Text
      const faceResult = faceResultOf(found?.ErrCode)
      // Whoever hasn't finished may come back with the same token.
      if (faceResult === UNFINISHED) return ok({ passed: false, faceResult })
      if (!(await consumeCode(on, now, 'face', bizToken))) return ok(undefined)
      const same = found && hashOf(found.IdCard, found.Name) === about.output.who
      return ok(same || faceResult !== PASSED ? verdict(faceResult) : verdict(ANOTHER))
    },
  }
}

const PASSED = '0'
const ANOTHER = '1'
const UNFINISHED = '4'
const verdict = (faceResult: string): FaceOutcome => ({ passed: faceResult === PASSED, faceResult })

function backTo(origin: string, returnTo: string, bizToken: string): string {
  const back = new URL(returnTo, origin)
  back.searchParams.set('bizToken', bizToken)
  return back.href
}
