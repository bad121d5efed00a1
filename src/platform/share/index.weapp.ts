import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { ok } from '@/domain/result'
import { UNSUPPORTED } from '../unsupported'
import type { Share, ShareContent } from './types'

function useShareContent(content: ShareContent | undefined): void {
  useShareAppMessage(() =>
    content === undefined ? {} : { title: content.title, path: content.path, imageUrl: content.image },
  )
  // The timeline opens the page that is shown, so it takes the query alone.
  useShareTimeline(() =>
    content === undefined
      ? {}
      : { title: content.title, query: content.path.split('?')[1] ?? '', imageUrl: content.image },
  )
}

export const share: Share = {
  useShareContent,
  needsSignature: () => false,
  prepare: () => Promise.resolve(ok(undefined)),
  share: () => Promise.resolve(UNSUPPORTED),
}
