import { useCallback, useEffect, useState } from 'react'
import { queryBankTime } from '@/contract/entry/queryBankTime'
import { clipboard } from '@/platform/clipboard'
import { network } from '@/platform/network'
import { storage } from '@/platform/storage'
import { call } from '@/session/bank'
import { forgetAnswers } from '@/session/memory'
import { tell } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { showToast } from '@/ui/Toast'
import { aheadOf, reportText } from './selfCheck'
import type { SelfCheck } from './selfCheck'

/** Whether the phone stores what it is given: its own setting is written again, unchanged. */
const canStore = (): boolean => storage.set('linesHidden', storage.get('linesHidden') ?? false)

/** What is found on this phone, found again on request; and what can be done about it. */
export function useSelfCheck() {
  const [check, setCheck] = useState<SelfCheck>(() => ({
    online: network.online(),
    stores: canStore(),
    ahead: undefined,
  }))
  const look = useCallback(async (): Promise<void> => {
    const sent = Date.now()
    const answer = await call(queryBankTime, {})
    const ahead = answer.ok ? aheadOf(sent, Date.now(), answer.value.now) : 'failed'
    setCheck({ online: network.online(), stores: canStore(), ahead })
  }, [])
  const again = useAction(async () => {
    await look()
    showToast('检测完成')
  })
  useEffect(() => {
    void look()
    return network.subscribe((online) => setCheck((before) => ({ ...before, online })))
  }, [look])
  const clear = (): void => {
    forgetAnswers()
    storage.remove('typed')
    showToast('缓存已清除，登录状态不受影响')
  }
  const copy = async (): Promise<void> => {
    const text = reportText(check, Date.now())
    const copied = await clipboard.copy(text)
    if (copied.ok) showToast('已复制，可发送给客服')
    else await tell({ title: '请抄录以下内容', text })
  }
  return { check, again, clear, copy }
}
