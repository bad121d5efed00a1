import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { queryMyShop } from '@/contract/shop/queryMyShop'
import { formatInstant } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import type { StaffPage } from '../pages'
import { StaffOnly } from './Closed'

const LABELS = {
  DRAFT: { state: 'cancelled', title: '还没有提交', hint: '提交审核并通过后，客户才能看到' },
  IN_REVIEW: { state: 'pending', title: '已提交审核', hint: '由其他工作人员在72小时内审核文字、产品和文章' },
  ONLINE: { state: 'success', title: '审核已通过', hint: '客户现在看到的是通过的内容' },
  REJECTED: { state: 'failure', title: '审核未通过', hint: '请查看审核意见，修改后重新提交' },
} as const

/** /upMsgSuccess: what was handed in, and how its review stands. */
export function Sent({ route }: StaffPage) {
  const read = useCall(queryMyShop, {})
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        failed={({ kind }) => kind === 'refused' && <StaffOnly />}
      >
        {({ state, approvalId, submittedAt }) => (
          <ResultView
            {...LABELS[state]}
            rows={submittedAt === undefined ? [] : [{ label: '提交时间', value: formatInstant(submittedAt) }]}
          >
            <Button onPress={() => go('/microShopUp', {}, { replace: true })}>返回店铺</Button>
            {approvalId !== undefined && (
              <Button kind="secondary" onPress={() => go('/approvalResult', { approvalId })}>
                查看审核进度
              </Button>
            )}
          </ResultView>
        )}
      </Loaded>
    </Frame>
  )
}
