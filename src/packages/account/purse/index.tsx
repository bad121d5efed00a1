import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryMonthBill } from '@/contract/account/queryMonthBill'
import type { ResponseOf } from '@/contract/call'
import { queryWallet } from '@/contract/account/queryWallet'
import { SUM_NAMES } from '@/domain/account/records'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { after } from '@/features/loaded/together'
import { link } from '@/routes/link'
import { ANY_ACCOUNT } from '@/routes/queries/subaccount'
import type { Link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import type { IconName } from '@/ui/Icon'
import { Skeleton } from '@/ui/Skeleton'
import { WalletCard } from '../WalletCard'

interface Way {
  readonly label: string
  readonly hint?: string
  readonly icon: IconName
  readonly to: Link
}

/** What belongs to the wallet, in groups. */
const waysOn = (): readonly (readonly Way[])[] => [
  [
    { label: '电子账户余额', hint: '今天的余额与走势', icon: 'chart', to: link('/WalletBalance') },
    { label: '交易明细', hint: '明细与月账单', icon: 'bill', to: link('/walletTransactionRecordList') },
  ],
  [
    { label: '存钱罐', icon: 'piggy-bank', to: link('/pots') },
    { label: '银行卡', icon: 'card', to: link('/mybandcard') },
    { label: '全部账户', icon: 'id-card', to: link('/acclists') },
    { label: '支付账户', icon: 'shop', to: link('/IICardIdex', { acctId: ANY_ACCOUNT }) },
    { label: '零用账户', icon: 'wallet', to: link('/lzhCardIdex', { acctId: ANY_ACCOUNT }) },
  ],
  [
    { label: '卡券', icon: 'coupon', to: link('/myVoucher') },
    { label: '积分', icon: 'points', to: link('/integralIndex') },
    { label: '红包', icon: 'gift', to: link('/redActivityLists', {}) },
  ],
]

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={4} />
  </>
)

/** What came from elsewhere and what went elsewhere this month, as its bill says; nothing when that can't be read. */
function ThisMonth({ data }: { readonly data: ResponseOf<typeof queryMonthBill> | undefined }) {
  const [hidden] = useAmountsHidden()
  const month = data?.months[data.months.length - 1]
  if (!month) return null
  const figures = [
    { label: `本月${SUM_NAMES.in}`, amount: month.in },
    { label: `本月${SUM_NAMES.out}`, amount: month.out },
  ]
  return (
    <CellGroup>
      {figures.map(({ label, amount }) => (
        <Cell
          key={label}
          label={label}
          value={<Amount value={amount} hidden={hidden} />}
          onPress={() => go('/MonthBill')}
        />
      ))}
    </CellGroup>
  )
}

/** /purseIndex: the electronic account as a wallet, and where everything of it is. */
function Purse({ route }: PageProps) {
  const wallet = useCall(queryWallet, {})
  const month = useCall(queryMonthBill, {})
  return (
    <Frame title={route.title}>
      <Loaded read={after(wallet, month)} waiting={<Waiting />}>
        {(data) => (
          <>
            <WalletCard wallet={data} />
            <ThisMonth data={month.data} />
            {waysOn().map((ways) => (
              <CellGroup key={ways[0]?.label}>
                {ways.map(({ to, ...way }) => (
                  <Cell key={way.label} {...way} onPress={() => go(to)} />
                ))}
              </CellGroup>
            ))}
          </>
        )}
      </Loaded>
    </Frame>
  )
}

export default definePage(Purse, { skeleton: <Waiting /> })
