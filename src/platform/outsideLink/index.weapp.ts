import Taro from '@tarojs/taro'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { asked } from '../asked'
import { UNSUPPORTED } from '../unsupported'
import type { Leaving, OpenOutside, OutsideLinkError } from './types'

async function openMiniProgram(appId: string, path?: string): Promise<Result<void, OutsideLinkError>> {
  const opened = await asked<unknown>((handlers) => Taro.navigateToMiniProgram({ appId, path, ...handlers }))
  return opened.ok ? ok(undefined) : fail({ kind: 'refused' })
}

/** WeChat lets a mini-program open neither a browser nor an app: the caller offers the address for copying. */
export const openOutside: OpenOutside = (link) => {
  if (link.to === 'miniProgram') return openMiniProgram(link.appId, link.path)
  if ((link.to === 'loanApp' || link.to === 'partner') && link.appId) return openMiniProgram(link.appId, link.path)
  return Promise.resolve(UNSUPPORTED)
}

/** WeChat says when the other mini-program has opened, and keeps this one as it is. */
export const leaving: Leaving = { unloads: false, onReturn: () => () => undefined }
