import { View } from '@tarojs/components'
import { useState } from 'react'
import { callBranch } from '@/app/callBranch'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryBranches } from '@/contract/voucher/queryBranches'
import {
  BRANCH_SERVICE_NAMES,
  BRANCH_SERVICES,
  distanceText,
  hoursLines,
  isOpen,
  sharedPhone,
} from '@/domain/branches/branches'
import type { BranchService } from '@/domain/branches/branches'
import { ListFilter } from '@/features/list/ListFilter'
import { Loaded } from '@/features/loaded/Loaded'
import { copyText } from '@/features/share/copying'
import { clock } from '@/platform/clock'
import { map } from '@/platform/map'
import { useAction } from '@/session/useAction'
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
        <ListFilter label="服务" items={SERVICES} current={service} onSelect={setService} />
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
        {({ branches }) => (
          <Listed branches={listed(branchesOf(branches), { typed, service, here })} phone={sharedPhone(branches)} />
        )}
      </Loaded>
    </Frame>
  )
}

interface ListedProps {
  readonly branches: readonly ListedBranch[]
  /** The number of all branches, which is said once. */
  readonly phone: string | undefined
}

const Listed = ({ branches, phone }: ListedProps) => (
  <>
    {phone !== undefined && (
      <CellGroup>
        <Cell icon="phone" label="网点电话" hint="各网点同一号码" value={phone} onPress={() => callBranch(phone)} />
      </CellGroup>
    )}
    {branches.map((one) => (
      <BranchCells key={one.branchId} branch={one} called={phone === undefined} />
    ))}
  </>
)

interface BranchCellsProps {
  readonly branch: ListedBranch
  /** Has a number of its own. */
  readonly called: boolean
}

function BranchCells({ branch, called }: BranchCellsProps) {
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
      <WayThere branch={branch} />
      {called && (
        <Cell label="电话" name={`拨打${name}电话，${phone}`} value={phone} onPress={() => callBranch(phone)} />
      )}
    </CellGroup>
  )
}

/** The way there on WeChat's map; where there is none, the address for whichever map one has. */
function WayThere({ branch: { name, city, address, longitude, latitude } }: Pick<BranchCellsProps, 'branch'>) {
  const copy = () => copyText(`${city}${address}`, '地址')
  const lead = useAction(async () => {
    const shown = await map.show({ name, address: `${city}${address}`, longitude, latitude })
    if (!shown.ok) await copy()
  })
  return map.isThere() ? (
    <Cell icon="location" label="导航" name={`导航，${name}`} onPress={() => void lead.run()} />
  ) : (
    <Cell
      label={<View className="branches__copy">复制地址</View>}
      arrow={false}
      name={`复制地址，${name}`}
      onPress={() => void copy()}
    />
  )
}

export default definePage(Branches)
