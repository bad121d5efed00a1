import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useShownAgain } from '@/app/useShownAgain'
import { queryIdentifyList } from '@/contract/identity/queryIdentifyList'
import { formatInstant } from '@/domain/dates/format'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { recordState } from '@/packages/identity/model/records'

/** /identifyList: every change of the customer's papers and information, newest first. */
export default definePage(function Records({ route }: PageProps<object>) {
  const { data, error, reload } = useCall(queryIdentifyList, {})
  useShownAgain(reload)
  return (
    <Frame title={route.title}>
      {!data && (error ? <ErrorState message={error.message} onRetry={reload} /> : <Skeleton shape="list" />)}
      {data?.records.length === 0 && (
        <Empty
          text="还没有变更记录"
          hint="更新身份证、完善个人信息或激活账户后，可在这里查看进度"
          action={{ text: '查看身份信息', onPress: () => go('/Microvalidation', {}, { replace: true }) }}
        />
      )}
      {data && data.records.length > 0 && (
        <CellGroup>
          {data.records.map((record) => (
            <Cell
              key={record.recordNo}
              label={record.title}
              hint={formatInstant(record.at)}
              value={recordState(record)}
              onPress={() => go('/listDetails', { recordNo: record.recordNo })}
            />
          ))}
        </CellGroup>
      )}
    </Frame>
  )
})
