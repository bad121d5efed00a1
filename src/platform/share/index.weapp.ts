import { hideShareMenu, useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useEffect } from 'react'
import { ok } from '@/domain/result'
import { UNSUPPORTED } from '../unsupported'
import type { Share, ShareContent } from './types'

function useShareContent(content: ShareContent | undefined): void {
  const offered = content !== undefined
  useEffect(() => {
    // A page has the menu for all its routes or for none; if the menu stayed, WeChat would share the page itself.
    if (!offered) hideShareMenu().catch(() => undefined)
  }, [offered])
  useShareAppMessage(() =>
    content === undefined ? {} : { title: content.title, path: content.path, imageUrl: content.image },
  )
  // The timeline always opens the page that is shown, so it takes only the query.
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
