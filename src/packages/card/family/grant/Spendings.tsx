import { queryFamilySpendings } from '@/contract/family/queryFamilySpendings'
import { formatHidableAmount } from '@/domain/money/format'
import { PagedList } from '@/features/list/PagedList'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { usePages } from '@/features/list/usePages'
import { whenText } from '@/features/list/when'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'

/** What was paid with a card, newest first. */
export function Spendings({ grantId }: { readonly grantId: string }) {
  const [hidden] = useAmountsHidden()
  const list = usePages(
    queryFamilySpendings,
    { grantId },
    { items: ({ spendings }) => spendings, more: ({ more }) => more, key: ({ orderNo }) => orderNo },
  )
  return (
    <PagedList
      list={list}
      waiting={<Skeleton shape="list" count={3} />}
      empty={{ picture: 'teapot', text: '还没有消费' }}
    >
      {(spendings) => (
        <CellGroup title="消费记录">
          {spendings.map(({ orderNo, merchant, amount, refunded, at }) => (
            <Cell
              key={orderNo}
              label={merchant}
              hint={`${whenText(at)}${refunded > 0 ? ` · 已退款${formatHidableAmount(refunded, hidden)}元` : ''}`}
              value={<Amount value={amount} hidden={hidden} />}
            />
          ))}
        </CellGroup>
      )}
    </PagedList>
  )
}
