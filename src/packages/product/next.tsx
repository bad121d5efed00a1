import { go } from '@/app/navigate'
import type { DatedNode } from '@/products/model/timeline'
import type { ResultViewProps } from '@/ui/ResultView'
import { Card } from '@/ui/Card'
import { TextLink } from '@/ui/TextLink'
import { Timeline } from '@/ui/Timeline'
import type { TimelineProps } from '@/ui/Timeline'

/** What happens next to an order, on a result page; nothing where all has happened. */
export const Next = ({ nodes, upright }: Pick<TimelineProps, 'upright'> & { readonly nodes: readonly DatedNode[] }) =>
  nodes.length === 0 ? null : (
    <Card>
      <Timeline nodes={nodes} label="接下来" upright={upright} />
    </Card>
  )

/** The way to the receipt of an order that was carried out. */
export const receiptRow = ({
  orderNo,
  status,
}: {
  readonly orderNo: string
  readonly status: 'SUCCESS' | 'PENDING'
}): NonNullable<ResultViewProps['rows']> =>
  status === 'SUCCESS'
    ? [{ label: '电子回单', value: <TextLink text="申请回单" onPress={() => go('/pdfshow', { orderNo })} /> }]
    : []
