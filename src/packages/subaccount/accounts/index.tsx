import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryAccounts } from '@/contract/subaccount/queryAccounts'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import { accountStatusOf } from '@/domain/subaccount/accountStatus'
import { addFen } from '@/domain/money/fen'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { ANY_ACCOUNT } from '@/routes/queries/subaccount'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { EyeToggle } from '@/ui/EyeToggle'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { AccountNumber } from '../AccountNumber'
import { useReveal } from '../useReveal'
import type { Reveal } from '../useReveal'
import './accounts.scss'

type Accounts = ResponseOf<typeof queryAccounts>
type Account = Accounts['accounts'][number]

/**
 * /acclists: every account of the customer, and what it takes to transfer to one from another bank: only where one takes such
 * money, for the electronic account is filled from bound cards alone.
 */
function AccountList({ route }: PageProps) {
  const read = useCall(queryAccounts, {})
  const reveal = useReveal()
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="list" count={4} />}>
        {({ accounts, branch, bankNo }) => (
          <>
            <Total accounts={accounts} />
            {accounts.map((account) => (
              <AccountCard key={account.acctId} account={account} reveal={reveal} />
            ))}
            {accounts.some(({ receives }) => receives) && (
              <CellGroup
                title="他行转入时填写"
                note="收款账号为标有“可接收他人转入”的账户，收款户名为您本人姓名；汇往其他账户的款项将退回"
              >
                <Cell label="开户行" value={branch} />
                <Cell label="行号" value={<CopyLine text={bankNo} copy={reveal.copy} />} />
              </CellGroup>
            )}
            <CellGroup>
              <Cell
                icon="transfer"
                label="转入电子账户"
                hint="从本人绑定的银行卡转入；从他行直接汇入的款项不能入账"
                onPress={() => go('/AccountTurnInto')}
              />
            </CellGroup>
            <Manage />
          </>
        )}
      </Loaded>
      <PasswordSheet password={reveal.password} name="查看完整账号" onComplete={reveal.password.complete} />
    </Frame>
  )
}

const CopyLine = ({ text, copy }: { readonly text: string; readonly copy: Reveal['copy'] }) => (
  <View className="accounts-copy">
    <View>{text}</View>
    <Button kind="text" size="small" label="复制行号" onPress={() => copy(text)}>
      复制
    </Button>
  </View>
)

/** What the accounts below have together. */
function Total({ accounts }: Pick<Accounts, 'accounts'>) {
  const [hidden, setHidden] = useAmountsHidden()
  const open = accounts.filter(({ state }) => state !== 'CLOSED')
  // By the cards' own words, because it is the sum of their figures: money in pots and frozen money isn't in it.
  const caption = open.every(isUsable) ? '可用余额合计（元）' : '余额合计（元）'
  return (
    <Card tone="hero" className="accounts-card">
      <View className="accounts-total">
        <View className="accounts-balance__caption">{caption}</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <Amount value={addFen(...open.map(({ available }) => available))} hidden={hidden} symbol={false} size="hero" />
    </Card>
  )
}

/** What the electronic account can't pay isn't among its figure. */
const isUsable = (account: Account): boolean => account.class === 'ELECTRONIC' || accountStatusOf(account).good

/** What is in an account, the number a person comes for. What can't be used isn't called usable. */
function Balance({ account, usable }: { readonly account: Account; readonly usable: boolean }) {
  const [hidden] = useAmountsHidden()
  return (
    <View className="accounts-balance">
      <View className="accounts-balance__caption">{usable ? '可用余额（元）' : '余额（元）'}</View>
      <Amount value={account.available} hidden={hidden} symbol={false} size="amount" />
    </View>
  )
}

function AccountCard({ account, reveal }: { readonly account: Account; readonly reveal: Reveal }) {
  const { acctId, class: accountClass, acctNo, alias, state, receives } = account
  const standing = accountStatusOf(account)
  const facts = accountClass === 'ELECTRONIC' ? undefined : CLASS_FACTS[accountClass]
  const name = alias || (facts?.name ?? '电子账户')
  const legalName = facts?.legalName ?? 'II类户'
  return (
    <Card className="accounts-card">
      <Pressable
        role="link"
        className="accounts-head"
        label={`${name}，${legalName}${standing.good ? '' : `，${standing.text}`}${receives ? '，可接收他人转入' : ''}，尾号${acctNo.slice(-4)}，管理`}
        onPress={() => go('/accountManage', { acctId })}
      >
        <View className="accounts-title">
          <View className="accounts-name">{name}</View>
          <Tag tone="plain">{legalName}</Tag>
          {!standing.good && <Tag tone="warning">{standing.text}</Tag>}
          {receives && <Tag>可接收他人转入</Tag>}
        </View>
        <Icon name="arrow-right" size="small" tone="hint" />
      </Pressable>
      {state !== 'CLOSED' && <Balance account={account} usable={isUsable(account)} />}
      {state === 'CLOSED' ? (
        <View className="accounts-closed">{acctNo}</View>
      ) : (
        <View className="accounts-number">
          <AccountNumber acctId={acctId} masked={acctNo} reveal={reveal} />
        </View>
      )}
    </Card>
  )
}

/** The classes, for who has no account of them yet. */
function Manage() {
  return (
    <CellGroup>
      <Cell
        icon="shop"
        label="支付账户"
        hint="网购、缴费专用，与电子账户分开"
        onPress={() => go('/IICardIdex', { acctId: ANY_ACCOUNT })}
      />
      <Cell
        icon="wallet"
        label="零用账户"
        hint="随手花的小钱"
        onPress={() => go('/lzhCardIdex', { acctId: ANY_ACCOUNT })}
      />
    </CellGroup>
  )
}

export default definePage(AccountList)
