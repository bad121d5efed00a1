import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { useNotedUnread } from '@/app/useNotedUnread'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryAhead } from '@/contract/holding/queryAhead'
import { queryHoldings } from '@/contract/holding/queryHoldings'
import { amountsHidden } from '@/session/preferences'
import { useValue } from '@/session/store'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { comingLines, papersOf } from './coming'
import { ComingTitle, ComingWaiting } from './ComingWaiting'

/** As many as there may be: what is told may be of an old one. */
const CLOSED = { productTypes: [], state: 'closed' as const, most: 50 }

/** What the account itself wants before all money; nothing of one in order. */
export const usePapers = () => papersOf(useCall(queryAccountStatus, {}).data)

export function AccountPapers() {
  const papers = usePapers()
  if (!papers) return null
  return (
    <View className="home-papers">
      <Notice tone="warning" action={papers.action} onPress={() => go(papers.leadsTo)}>
        {papers.text}
      </Notice>
    </View>
  )
}

/** What happens next with the customer's money and what waits for them; undefined while it isn't known. */
export function useComing() {
  const ahead = useCall(queryAhead, {})
  const closed = useCall(queryHoldings, CLOSED)
  const status = useCall(queryAccountStatus, {})
  useNotedUnread(status)
  const taken = papersOf(status.data) ? 1 : 0
  if (ahead.state === 'loading') return undefined
  return ahead.data ? comingLines(ahead.data, closed.data?.holdings ?? [], taken) : []
}

export function Coming() {
  const hidden = useValue(amountsHidden.value)
  const lines = useComing()
  if (!lines) return <ComingWaiting />
  if (lines.length === 0) return null
  return (
    <>
      <ComingTitle />
      <CellGroup>
        {lines.map(({ key, label, hint, amount, leadsTo }) => (
          <Cell
            key={key}
            label={label}
            hint={hint}
            value={amount === undefined ? undefined : <Amount value={amount} hidden={hidden} />}
            onPress={() => go(leadsTo)}
          />
        ))}
      </CellGroup>
    </>
  )
}
