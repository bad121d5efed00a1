import { goToDestination, hasDestination } from '@/app/entry'
import { Frame } from '@/app/Frame'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryIdentifyList } from '@/contract/identity/queryIdentifyList'
import { Loaded } from '@/features/loaded/Loaded'
import { recordQuery } from '@/routes/queries/identity'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import type { EmptyProps } from '@/ui/Empty'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { useIdentityStatus } from '../useIdentityStatus'
import { recordView } from '../recordView'
import type { IdentifyRecord } from '../recordView'
import { firstRequired, upkeepTasks } from '../tasks'

const UNKNOWN: EmptyProps = {
  picture: 'glasses',
  text: '没有找到该记录',
  action: { text: '查看全部记录', onPress: () => go('/identifyList', {}, { replace: true }) },
}

/** /editeIdCardResult, /identifyResult and /listDetails: what became of one piece of upkeep, and the way on. */
function RecordPage({ route, query }: PageProps<typeof recordQuery>) {
  const read = useCall(queryIdentifyList, {})
  const wanted = (records: readonly IdentifyRecord[]): IdentifyRecord | undefined =>
    query.recordNo === undefined ? records[0] : records.find(({ recordNo }) => recordNo === query.recordNo)
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        empty={({ records }) => wanted(records) === undefined && UNKNOWN}
      >
        {({ records }) => {
          const record = wanted(records)
          const wayOn = query.variant === 'result' ? <WayOn /> : <Others />
          return record && <ResultView {...recordView(record)}>{wayOn}</ResultView>
        }}
      </Loaded>
    </Frame>
  )
}

/** A record that is looked at later leads to the others. */
const Others = () => (
  <Button kind="secondary" onPress={() => go('/identifyList', {}, { replace: true })}>
    查看全部记录
  </Button>
)

/** What is still missing comes first; then where the customer was going. */
function WayOn() {
  const { data: standing } = useIdentityStatus()
  if (!standing) return null
  const first = firstRequired(upkeepTasks(standing))
  if (first) {
    return (
      <>
        <Button onPress={() => go(first.leadsTo, { replace: true })}>{`下一步：${first.action}`}</Button>
        <HomeButton />
      </>
    )
  }
  return (
    <>
      {hasDestination() && <Button onPress={goToDestination}>继续办理</Button>}
      <HomeButton only={!hasDestination()} />
    </>
  )
}

export default definePage(RecordPage, { query: recordQuery })
