import { queryBridges } from '@/contract/bridge/queryBridges'
import type { ResponseOf } from '@/contract/call'
import { isTargetAddress } from '@/domain/bridge/targets'
import type { TargetKey } from '@/domain/bridge/targets'
import { openOutside } from '@/platform/outsideLink'
import { confirm, tell } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { copyText } from './copying'
import { hostPage } from '@/platform/hostPage'

export type Bridges = ResponseOf<typeof queryBridges>

const DOWN = '对方服务暂时无法访问，请稍后再试'

/** Opens a way out that nothing about a person goes along; where this environment can't, its address is copied. */
export async function openPlainly(bridges: Bridges | undefined, target: TargetKey, query = ''): Promise<void> {
  const found = bridges?.bridges.find(({ bridge }) => bridge === target)
  const url = `${found?.site ?? ''}${query}`
  if (!found?.open || !isTargetAddress(target, url, BANK_IS_SANDBOX)) return tell({ text: DOWN })
  const opened = await openOutside({ to: 'partner', url, appId: found.appId, path: `pages/index/index${query}` })
  if (opened.ok) return
  const text = '当前环境不能直接打开，复制链接后在浏览器中打开？'
  if (await confirm({ text, yes: '复制链接' }))
    await copyText(url.startsWith('/') ? hostPage.origin() + url : url, '链接')
}

/** The bank's own app: a link that the phone opens in it where it is installed. */
export function useWayToApp() {
  const read = useCall(queryBridges, {})
  const { run, busy } = useAction(() => openPlainly(read.data, 'mobileBank'))
  return { open: run, busy: busy || read.state === 'loading', read }
}
