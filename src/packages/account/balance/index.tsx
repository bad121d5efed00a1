import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryWallet } from '@/contract/account/queryWallet'
import type { ResponseOf } from '@/contract/call'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { linkTo } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EyeToggle } from '@/ui/EyeToggle'
import { Skeleton } from '@/ui/Skeleton'
import { PostingList } from './PostingList'
import './balance.scss'

type Wallet = ResponseOf<typeof queryWallet>

/** /WalletBalance: the electronic account's balance and its latest postings. */
function WalletBalance({ route }: PageProps<object>) {
  const wallet = useCall(queryWallet, {})
  return (
    <Frame title={route.title}>
      <Loaded read={wallet} waiting={<Waiting />}>
        {(data) => (
          <>
            <Balance wallet={data} />
            <PostingList records={data.records} />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton shape="hero" />
      <Skeleton shape="list" count={6} />
    </>
  )
}

function Balance({ wallet }: { readonly wallet: Wallet }) {
  const [hidden, setHidden] = useAmountsHidden()
  const { acctNo, available, balance, frozen } = wallet
  return (
    <Card tone="hero">
      <View className="balance-head">
        <View className="balance-caption">可用余额（元）</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
        <View className="balance-account">{acctNo}</View>
      </View>
      <Amount className="balance-available" value={available} hidden={hidden} symbol={false} size="hero" />
      <View className="balance-figures">
        <View className="balance-figure">
          <View className="balance-caption">账户余额（元）</View>
          <Amount value={balance} hidden={hidden} symbol={false} size="title" />
        </View>
        <View className="balance-figure">
          <View className="balance-caption">冻结金额（元）</View>
          <Amount value={frozen} hidden={hidden} symbol={false} size="title" />
        </View>
      </View>
      <Transfers />
    </Card>
  )
}

/** Appear with their routes. */
function Transfers() {
  const ways = [
    { to: linkTo('/AccountTurnInto'), label: '转入' },
    { to: linkTo('/AccountTurnOut'), label: '转出' },
  ]
  if (ways.every(({ to }) => !to)) return null
  return (
    <View className="balance-transfers">
      {ways.map(
        ({ to, label }) =>
          to && (
            <Button key={label} kind="secondary" className="balance-transfer" onPress={() => go(to)}>
              {label}
            </Button>
          ),
      )}
    </View>
  )
}

export default definePage(WalletBalance, {
  skeleton: <Waiting />,
})
