import { View } from '@tarojs/components'
import { useState } from 'react'
import { callBranch } from '@/app/callBranch'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryBranches } from '@/contract/voucher/queryBranches'
import { BRANCH_SERVICE_NAMES, BRANCH_SERVICES, distanceText, hoursLines, isOpen } from '@/domain/branches/branches'
import type { BranchService } from '@/domain/branches/branches'
import { Loaded } from '@/features/loaded/Loaded'
import { clock } from '@/platform/clock'
import { FilterChips } from '@/products/shelf/FilterChips'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { SearchField } from '@/ui/SearchField'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { branchesOf, listed } from './list'
import type { ListedBranch } from './list'
import { usePosition } from './usePosition'
import './branches.scss'

const SERVICES = [
  { key: 'ALL', label: '全部' },
  ...BRANCH_SERVICES.map((key) => ({ key, label: BRANCH_SERVICE_NAMES[key] })),
] as const

const SEARCH_MOST = 20

/** /counterlists: the bank's counters by city and service; how far they are is reckoned on the phone, on request. */
function Branches({ route }: PageProps) {
  const read = useCall(queryBranches, {})
  const [typed, setTyped] = useState('')
  const [service, setService] = useState<BranchService | 'ALL'>('ALL')
  const { here, find } = usePosition()
  return (
    <Frame title={route.title}>
      <SearchField
        label="搜索网点"
        value={typed}
        onChange={setTyped}
        placeholder="城市、名称或地址"
        maxLength={SEARCH_MOST}
      />
      <View className="branches__services">
        <FilterChips label="服务" items={SERVICES} current={service} onSelect={setService} />
      </View>
      <View className="branches__near">
        {here ? (
          '已按距离排序，位置仅在本机使用'
        ) : (
          <Button kind="text" size="small" className="branches__sort" onPress={find.run} busy={find.busy}>
            按距离排序
          </Button>
        )}
      </View>
      <Loaded
        read={read}
        waiting={<Skeleton shape="list" count={8} />}
        empty={({ branches }) =>
          listed(branchesOf(branches), { typed, service, here }).length === 0 && {
            picture: 'glasses',
            text: '没有符合条件的网点',
            action: {
              text: '查看全部网点',
              onPress: () => {
                setTyped('')
                setService('ALL')
              },
            },
          }
        }
      >
        {({ branches }) =>
          listed(branchesOf(branches), { typed, service, here }).map((one) => (
            <BranchCells key={one.branchId} branch={one} />
          ))
        }
      </Loaded>
    </Frame>
  )
}

function BranchCells({ branch }: { readonly branch: ListedBranch }) {
  const { name, city, address, phone, services, metres } = branch
  const open = isOpen(branch, clock.now())
  return (
    <CellGroup>
      <Cell
        label={
          <View className="branches__head">
            <View>{name}</View>
            <Tag tone={open ? 'success' : 'plain'}>{open ? '营业中' : '休息中'}</Tag>
          </View>
        }
        strong
        hint={
          <>
            <View>{`${city}${address}${metres === undefined ? '' : ` · 距您${distanceText(metres)}`}`}</View>
            {hoursLines(branch).map((line) => (
              <View key={line} className="branches__fact">
                {line}
              </View>
            ))}
            <View className="branches__fact">{services.map((one) => BRANCH_SERVICE_NAMES[one]).join('、')}</View>
          </>
        }
      />
      <Cell label="电话" name={`拨打${name}电话，${phone}`} value={phone} onPress={() => callBranch(phone)} />
    </CellGroup>
  )
}

export default definePage(Branches)
