import { useShareAppMessage } from '@tarojs/taro'
import { ok } from '@/domain/result'
import { UNSUPPORTED } from '../unsupported'
import type { Share, ShareContent } from './types'

function useShareContent(content: ShareContent | undefined): void {
  useShareAppMessage(() =>
    content === undefined ? {} : { title: content.title, path: content.path, imageUrl: content.image },
  )
}

export const share: Share = {
  useShareContent,
  needsSignature: () => false,
  prepare: () => Promise.resolve(ok(undefined)),
  share: () => Promise.resolve(UNSUPPORTED),
}
