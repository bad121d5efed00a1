import type { ServiceChoice } from '../config'
import type { Queryable } from '../db'
import { sandboxFace } from './face'
import { sandboxWechat } from './wechat'

/** The messaging platform as the bank's server knows it. The real one needs an app id, a secret and its own host. */
export interface WechatPlatform {
  readonly appId: string
  /** Where a browser authorises; it comes back to `returnTo` with `?token=…&state=…`. */
  authoriseUrl(state: string, returnTo: string): string
  /** Whose a mini-program's `wx.login` code is; undefined when the platform doesn't know it. */
  openIdOfLogin(on: Queryable, code: string): Promise<string | undefined>
  /** What JS-SDK signatures are made with. */
  jsTicket(): Promise<string>
}

export interface FaceOutcome {
  readonly passed: boolean
  /** The service's own result code. */
  readonly faceResult: string
}

/** The face service. */
export interface FaceService {
  /** What became of a verification opened for this open id; undefined when there is none. Each is told once. */
  outcome(on: Queryable, now: number, bizToken: string, openId: string): Promise<FaceOutcome | undefined>
}

/** The outside parties the bank talks to. */
export interface Services {
  readonly wechat: WechatPlatform
  readonly face: FaceService
}

/** The implementations the configuration chose; a real one joins these tables. */
export function chooseServices(choice: ServiceChoice): Services {
  const wechat = { sandbox: sandboxWechat }
  const face = { sandbox: sandboxFace }
  return { wechat: wechat[choice.wechat], face: face[choice.face] }
}
