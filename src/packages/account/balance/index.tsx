import { go, switchTab } from '@/app/navigate'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryWallet } from '@/contract/account/queryWallet'
import { queryWalletRecords } from '@/contract/account/queryWalletRecords'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { together } from '@/features/loaded/together'
import { useCall } from '@/session/useCall'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { SectionTitle } from '@/ui/SectionTitle'
import { Skeleton } from '@/ui/Skeleton'
import { BalanceParts } from '../Parts'
import { RecordMonths } from '../records/RecordMonths'
import { withSums } from '../records/records'
import type { WalletRecord } from '../records/records'
import { WalletCard } from '../WalletCard'

/** /WalletBalance: the electronic account's balance and its latest records. */
function WalletBalance({ route }: PageProps) {
  const wallet = useCall(queryWallet, {})
  const records = useCall(queryWalletRecords, { type: 'all' })
  return (
    <Frame title={route.title}>
      <BalanceParts current="now" />
      <Loaded read={together(wallet, records)} waiting={<Waiting />}>
        {([balances, page]) => (
          <>
            <WalletCard wallet={balances} />
            <CellGroup>
              <Cell
                icon="deposit"
                label="用余额存款"
                hint="当前余额可存的产品"
                onPress={() => go('/keProductBuyIndex')}
              />
              <Cell icon="clock" label="我的钱" hint="哪些现在能用，哪些到期才有" onPress={() => go('/myMoney')} />
            </CellGroup>
            <Latest records={withSums(page)} />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

function Latest({ records }: { readonly records: readonly WalletRecord[] }) {
  const [hidden] = useAmountsHidden()
  if (records.length > 0) {
    return (
      <>
        <SectionTitle title="最近明细" onMore={() => go('/walletTransactionRecordList')} />
        <RecordMonths records={records} type="all" hidden={hidden} level={3} />
      </>
    )
  }
  return (
    <>
      <SectionTitle title="最近明细" />
      <Card>
        <Empty
          picture="notebook"
          text="暂无交易明细"
          action={{ text: '看看存款产品', onPress: () => switchTab('/productDetailsHomePage') }}
        />
      </Card>
    </>
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

export default definePage(WalletBalance, {
  skeleton: <Waiting />,
})
