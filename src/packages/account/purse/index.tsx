import { MoneyFrame } from '@/features/hotline/MoneyFrame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryMonthBill } from '@/contract/account/queryMonthBill'
import { queryWallet } from '@/contract/account/queryWallet'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { linkTo } from '@/routes/link'
import type { Link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import type { IconName } from '@/ui/Icon'
import { Skeleton } from '@/ui/Skeleton'
import { WalletCard } from '../WalletCard'

interface Way {
  readonly label: string
  readonly icon: IconName
  /** Undefined while its route is planned; then it isn't drawn. */
  readonly to: Link | undefined
}

/** What belongs to the wallet, in groups. */
const waysOn = (): readonly (readonly Way[])[] => [
  [
    { label: '账户明细', icon: 'bill', to: linkTo('/walletTransactionRecordList') ?? linkTo('/WalletBalance') },
    { label: '月账单', icon: 'chart', to: linkTo('/MonthBill') },
    { label: '余额走势', icon: 'chart', to: linkTo('/balanceView') },
    { label: '我的钱', icon: 'wallet', to: linkTo('/myMoney') },
  ],
  [
    { label: '冻结与处理中', icon: 'lock', to: linkTo('/FrozenAmountLists') },
    { label: '银行卡', icon: 'card', to: linkTo('/mybandcard') },
    { label: '我的账户', icon: 'wallet', to: linkTo('/acclists') },
    { label: '支付账户', icon: 'card', to: linkTo('/IICardIdex') },
    { label: '零用账户', icon: 'wallet', to: linkTo('/lzhCardIdex') },
    { label: '优惠券', icon: 'coupon', to: linkTo('/myVoucher') },
  ],
]

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={4} />
  </>
)

/** What came in and went out this month, as its bill says; nothing until that is known. */
function ThisMonth() {
  const { data } = useCall(queryMonthBill, {})
  const [hidden] = useAmountsHidden()
  const bill = linkTo('/MonthBill')
  if (!data) return null
  const figures = [
    { label: '本月流入', amount: data.in },
    { label: '本月流出', amount: data.out },
  ]
  return (
    <CellGroup>
      {figures.map(({ label, amount }) => (
        <Cell
          key={label}
          label={label}
          value={<Amount value={amount} hidden={hidden} />}
          onPress={bill && (() => go(bill))}
        />
      ))}
    </CellGroup>
  )
}

/** /purseIndex: the electronic account as a wallet, and where everything of it is. */
function Purse({ route }: PageProps<object>) {
  const wallet = useCall(queryWallet, {})
  return (
    <MoneyFrame title={route.title}>
      <Loaded read={wallet} waiting={<Waiting />}>
        {(data) => (
          <>
            <WalletCard wallet={data} />
            <ThisMonth />
            {waysOn().map((ways) => (
              <CellGroup key={ways[0]?.label}>
                {ways.map(
                  ({ label, icon, to }) => to && <Cell key={label} icon={icon} label={label} onPress={() => go(to)} />,
                )}
              </CellGroup>
            ))}
          </>
        )}
      </Loaded>
    </MoneyFrame>
  )
}

export default definePage(Purse, { skeleton: <Waiting /> })
