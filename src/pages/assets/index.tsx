import { View } from '@tarojs/components'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BankTabs } from '@/app/tabs'
import { useNotedUnread } from '@/app/useNotedUnread'
import { queryAccountStatus } from '@/contract/account/queryAccountStatus'
import { queryAssets } from '@/contract/account/queryAssets'
import { queryMaturities } from '@/contract/maturity/queryMaturities'
import { Frame } from '@/app/Frame'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { after } from '@/features/loaded/together'
import { keptShare } from '@/domain/account/available'
import { familyRoute } from '@/products/entrance'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { AssetBar } from '@/ui/AssetBar'
import type { AssetPart } from '@/ui/AssetBar'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { EyeToggle } from '@/ui/EyeToggle'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { SectionTitle } from '@/ui/SectionTitle'
import { Skeleton } from '@/ui/Skeleton'
import { WaterLine } from '@/ui/WaterLine'
import { Locked } from '@/features/loaded/Locked'
import { InsuranceMeter } from './InsuranceMeter'
import { Maturities } from './Maturities'
import type { Assets } from './parts'
import './assets.scss'

/** The tab 资产: what the customer owns, what it is made of, and what falls due next. */
function AssetOverview({ route }: PageProps) {
  const { member, ...way } = useMemberArea(route)
  return (
    <Frame title={route.title} root tabBar={<BankTabs current="assets" />}>
      {member ? <Overview /> : <Locked {...way} />}
    </Frame>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="hero" count={2} />
    <Skeleton shape="list" count={6} />
  </>
)

function Overview() {
  const assets = useCall(queryAssets, {})
  const maturities = useCall(queryMaturities, {})
  useNotedUnread(useCall(queryAccountStatus, {}))
  const [hidden] = useAmountsHidden()
  return (
    <Loaded read={after(assets, maturities)} waiting={<Waiting />}>
      {(data) => (
        <>
          <Total assets={data} />
          <SectionTitle title="即将到期" hint="30天内" more="未来90天" onMore={() => go('/upcoming')} />
          <Maturities read={maturities} />
          <Entries />
          <InsuranceMeter assets={data} hidden={hidden} />
        </>
      )}
    </Loaded>
  )
}

/** All of one's money over the water of what is kept, and what it has brought. */
function Total({ assets }: { readonly assets: Assets }) {
  const [hidden, setHidden] = useAmountsHidden()
  return (
    <>
      <Card tone="hero">
        <WaterLine share={keptShare(assets)} hidden={hidden} />
        <View className="assets-head">
          <View className="assets-caption">总资产（元）</View>
          <EyeToggle hidden={hidden} onToggle={setHidden} />
        </View>
        <Amount value={assets.total} hidden={hidden} symbol={false} size="hero" />
        <Pressable role="link" className="assets-earned" onPress={() => go('/assetStandard', { view: 'income' })}>
          <View className="assets-caption">累计收益（元）</View>
          <Amount
            className="assets-earned-sum"
            value={assets.accumulatedIncome}
            hidden={hidden}
            signed
            tone="income"
            symbol={false}
            size="title"
          />
          <Icon name="arrow-right" size="small" />
        </Pressable>
      </Card>
      <Card padded={false}>
        <AssetBar parts={partsOf(assets, hidden)} hidden={hidden} />
      </Card>
      <View className="ui-block__note assets-note">到期预计利息为估算，以实际支付为准。</View>
    </>
  )
}

/**
 * Where the money is, and the way to it. Deposits and wealth have the colour that they have wherever they are sold
 * (src/products/model/familyColour.ts).
 */
const partsOf = (assets: Assets, hidden: boolean): readonly AssetPart[] => [
  {
    label: '电子账户',
    hint: '余额与交易明细',
    amount: assets.wallet,
    hue: 5,
    onPress: () => go('/WalletBalance'),
  },
  ...(assets.otherAccounts > 0
    ? [
        {
          label: '其他账户',
          hint: '支付账户与零用账户',
          amount: assets.otherAccounts,
          hue: 3,
          onPress: () => go('/acclists'),
        } as const,
      ]
    : []),
  {
    label: '我的存款',
    hint: (
      <>
        到期预计利息 <Amount value={assets.expectedInterest} hidden={hidden} />
      </>
    ),
    amount: assets.deposits,
    hue: 1,
    onPress: () => go(familyRoute('regular', 'HoldList'), { scope: 'all' }),
  },
  {
    label: '我的理财',
    hint: '代销产品，非存款',
    amount: assets.wealth,
    hue: 2,
    onPress: () => go(familyRoute('wealth', 'HoldList')),
  },
]

const Entries = () => (
  <CellGroup>
    <Cell icon="clock" label="我的钱" hint="哪些现在能用，哪些到期才有" onPress={() => go('/myMoney')} />
    <Cell icon="calendar" label="到期与收益日历" hint="每月到期、付息和理财收益" onPress={() => go('/assetStandard')} />
    <Cell icon="elder" label="念给我听" hint="听、打印或存成图片给家人" onPress={() => go('/readToMe')} />
    <Cell icon="bill" label="产品交易记录" hint="存入、支取、到期与付息" onPress={() => go('/histotyList')} />
  </CellGroup>
)

export default definePage(AssetOverview, { eager: true })
