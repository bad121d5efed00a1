import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go, switchTab } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryLiquidity } from '@/contract/account/queryLiquidity'
import { keptShare } from '@/domain/account/available'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { myMoneyQuery } from '@/routes/queries/account'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { ErrorState } from '@/ui/ErrorState'
import { EyeToggle } from '@/ui/EyeToggle'
import { Skeleton } from '@/ui/Skeleton'
import { useLoad } from '@/ui/useLoad'
import { WaterLine } from '@/ui/WaterLine'
import { ReadToMe } from '../readToMe/ReadToMe'
import { Upcoming } from '../upcoming/Upcoming'
import { DEPOSITS, laterLines, laterTitle, liquidParts } from './liquidity'
import type { Liquidity } from './liquidity'
import './liquidity.scss'

/** Its form and its orders are most of the page, and few who come here want them. */
const loadPlan = () => import('../cashPlan/CashPlan')

/**
 * /myMoney: what the customer owns, by how soon it is money to spend; /upcoming: what comes of it by itself; /readToMe: both
 * on one page that is read aloud; /cashPlan: how an amount is had with the least loss.
 */
const MyMoney = ({ route: { title }, query: { view } }: PageProps<typeof myMoneyQuery>) => {
  if (view === 'cash') return <Plan title={title} />
  const Shown = VIEWS[view ?? 'now']
  return (
    <Frame title={title}>
      <Shown />
    </Frame>
  )
}

function Plan({ title }: { readonly title: string }) {
  const { loaded, failed, retry } = useLoad(loadPlan)
  if (loaded) return <loaded.CashPlan title={title} />
  return <Frame title={title}>{failed ? <ErrorState onRetry={retry} /> : <Waiting />}</Frame>
}

function Now() {
  const read = useCall(queryLiquidity, {})
  return (
    <Loaded read={read} waiting={<Waiting />}>
      {(money) => <Money money={money} />}
    </Loaded>
  )
}

const VIEWS = { now: Now, upcoming: Upcoming, readToMe: ReadToMe }

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={5} />
  </>
)

function Money({ money }: { readonly money: Liquidity }) {
  const [hidden, setHidden] = useAmountsHidden()
  const later = laterLines(money)
  return (
    <>
      <Card tone="hero">
        <View className="liquidity-head">
          <View className="liquidity-caption">总资产（元）</View>
          <EyeToggle hidden={hidden} onToggle={setHidden} />
        </View>
        <Amount value={money.total} hidden={hidden} symbol={false} size="hero" />
        <View className="liquidity-caption">按什么时候能用，分列如下</View>
        <WaterLine share={keptShare(money)} hidden={hidden} />
      </Card>
      <CellGroup>
        {liquidParts(money).map(({ label, hint, amount, to }) => (
          <Cell
            key={label}
            label={label}
            hint={hint}
            value={<Amount value={amount} hidden={hidden} symbol={false} size="title" />}
            {...(to && { onPress: () => void go(to) })}
          />
        ))}
      </CellGroup>
      <CellGroup>
        <Cell label="急用钱" hint="怎么取最划算" onPress={() => go('/cashPlan')} />
        <Cell label="未来90天" hint="到期、付息与到账，现在就能决定" onPress={() => go('/upcoming')} />
        <Cell label="念给我听" hint="听、打印或存成图片给家人" onPress={() => go('/readToMe')} />
        <Cell label="资产" hint="按账户、存款和理财看" onPress={() => switchTab('/assetOverview')} />
      </CellGroup>
      {later.length > 0 && (
        <CellGroup title={`${laterTitle(money)}，按日期`}>
          {later.map(({ label, hint, amount }) => (
            <Cell
              key={label}
              label={label}
              hint={hint}
              value={<Amount value={amount} hidden={hidden} symbol={false} />}
              onPress={() => go(DEPOSITS)}
            />
          ))}
        </CellGroup>
      )}
    </>
  )
}

export default definePage(MyMoney, { query: myMoneyQuery, skeleton: <Waiting /> })
