import type * as v from 'valibot'
import { goOn, isGoing } from '@/app/entry'
import { Frame } from '@/app/Frame'
import { go, goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryIdentifyList } from '@/contract/identity/queryIdentifyList'
import { recordQuery } from '@/routes/queries/identity'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { ErrorState } from '@/ui/ErrorState'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { useStanding } from '@/packages/identity/hooks/useStanding'
import { recordView } from '@/packages/identity/model/records'
import { firstRequired, upkeepTasks } from '@/packages/identity/model/tasks'

/** /editeIdCardResult, /identifyResult and /listDetails: what became of one piece of upkeep, and the way on. */
export default definePage(
  function RecordPage({ route, query }: PageProps<v.InferOutput<typeof recordQuery>>) {
    const { data, error, reload } = useCall(queryIdentifyList, {})
    const record =
      query.recordNo === undefined
        ? data?.records[0]
        : data?.records.find(({ recordNo }) => recordNo === query.recordNo)
    const view = record && recordView(record)
    return (
      <Frame title={route.title} tone="surface">
        {!data && (error ? <ErrorState message={error.message} onRetry={reload} /> : <Skeleton shape="card" />)}
        {data && !view && (
          <Empty
            text="没有找到该记录"
            action={{ text: '查看全部记录', onPress: () => go('/identifyList', {}, { replace: true }) }}
          />
        )}
        {view && <ResultView {...view}>{query.variant === 'result' && <WayOn />}</ResultView>}
      </Frame>
    )
  },
  { query: recordQuery },
)

/** What is still missing comes first; then where the customer was going. */
function WayOn() {
  const { standing } = useStanding()
  if (!standing) return null
  const first = firstRequired(upkeepTasks(standing))
  if (first) {
    return (
      <>
        <Button onPress={() => go(first.leadsTo, { replace: true })}>{`下一步：${first.action}`}</Button>
        <Button kind="secondary" onPress={goHome}>
          返回首页
        </Button>
      </>
    )
  }
  return (
    <>
      {isGoing() && <Button onPress={goOn}>继续办理</Button>}
      <Button kind={isGoing() ? 'secondary' : 'primary'} onPress={goHome}>
        返回首页
      </Button>
    </>
  )
}
