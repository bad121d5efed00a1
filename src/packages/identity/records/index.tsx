import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryIdentifyList } from '@/contract/identity/queryIdentifyList'
import { formatInstant } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import type { EmptyProps } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { recordState } from '../recordView'

const NONE: EmptyProps = {
  picture: 'drawer',
  text: '还没有变更记录',
  hint: '更新身份证、完善个人信息或激活账户后，可在这里查看进度',
  action: { text: '查看身份信息', onPress: () => go('/Microvalidation', {}, { replace: true }) },
}

/** /identifyList: every change of the customer's papers and information, newest first. */
function Records({ route }: PageProps) {
  const read = useCall(queryIdentifyList, {})
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="list" />} empty={({ records }) => records.length === 0 && NONE}>
        {({ records }) => (
          <CellGroup>
            {records.map((record) => (
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
      </Loaded>
    </Frame>
  )
}

export default definePage(Records)
