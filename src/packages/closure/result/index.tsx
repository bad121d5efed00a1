import { HomeButton } from '@/app/HomeButton'
import { go, goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { blockersOf } from '@/domain/closure/checks'
import { formatInstant } from '@/domain/dates/format'
import { formatAmount } from '@/domain/money/format'
import { Frame } from '@/app/Frame'
import { refusedAs } from '@/features/identity/refusedAs'
import { Loaded } from '@/features/loaded/Loaded'
import { ResultAmount } from '@/features/order/ResultAmount'
import { resultRows } from '@/features/order/resultRows'
import { closingResultQuery } from '@/routes/queries/closure'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { BLOCKING } from '../checks'
import { useReceipt } from './useReceipt'
import type { Receipt } from './useReceipt'

/** /logoutAccountResult: what came of it; of a closed account a number, an amount and a masked card, and nothing else. */
function ClosingResult({ route, query: { orderId } }: PageProps<typeof closingResultQuery>) {
  const read = useReceipt(orderId)
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        failed={(error) => refusedAs(error) === 'ClosureUnknown' && <NotFound onRetry={read.reload} />}
        empty={(receipt) =>
          receipt === undefined && {
            picture: 'hourglass',
            text: '没有注销记录',
            hint: '可以返回首页继续使用账户',
            action: { text: '返回首页', onPress: goHome },
          }
        }
      >
        {(receipt) => receipt && <Outcome receipt={receipt} />}
      </Loaded>
    </Frame>
  )
}

/** An order that never arrived, or one that ended too long ago to be asked for by its id. */
const NotFound = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ResultView
    state="pending"
    title="没有查到这次注销"
    hint={`可能没有提交成功，请查看账户的注销状态；已经注销的，结果已发送短信。如有疑问请致电${BRAND.hotline}`}
  >
    <Button onPress={() => go('/logoutAccountIndex', {}, { replace: true })}>查看注销状态</Button>
    <Button kind="text" onPress={onRetry}>
      重新查询
    </Button>
  </ResultView>
)

function Outcome({ receipt }: { readonly receipt: Receipt }) {
  const { state, amount } = receipt
  if (state === 'CLOSED') {
    return (
      <ResultView
        state="success"
        title="账户已注销"
        hint="登录已结束。感谢您的陪伴，以后可以随时重新开户"
        {...(amount > 0 && { amount: <ResultAmount caption="已转至主卡" value={amount} /> })}
        rows={rowsOf(receipt)}
      >
        <HomeButton only />
      </ResultView>
    )
  }
  if (state === 'SUBMITTED' || state === 'PAYING_OUT') return <UnderWay receipt={receipt} />
  return <NotDone receipt={receipt} />
}

function UnderWay({ receipt }: { readonly receipt: Receipt }) {
  const paying = receipt.state === 'PAYING_OUT'
  const hint = paying
    ? `到账后账户自动注销，结果会发送短信。如有疑问请致电${BRAND.hotline}`
    : '收款银行暂无响应，恢复后自动办理，此前可以撤回'
  return (
    <ResultView
      state="pending"
      title={paying ? '资金转出中' : '等待办理'}
      hint={hint}
      {...(receipt.amount > 0 && { amount: <ResultAmount caption="正在转至主卡" value={receipt.amount} /> })}
      rows={rowsOf(receipt)}
    >
      {!paying && <Button onPress={() => go('/logoutAccountIndex', {}, { replace: true })}>查看或撤回</Button>}
      <HomeButton only={paying} />
    </ResultView>
  )
}

function NotDone({ receipt }: { readonly receipt: Receipt }) {
  const { amount, failure, blocked } = receipt
  const paid = amount > 0
  const items = blockersOf(blocked).map(({ check }) => BLOCKING[check].label)
  const why =
    failure !== undefined
      ? `${failure}。${paid ? '未转出的' : ''}资金已退回账户，账户可以继续使用`
      : items.length > 0
        ? '账户可以继续使用，办结以下事项后可重新注销'
        : '人工审核未能确认是您本人，账户可以继续使用'
  return (
    <ResultView
      state="failure"
      title="注销未完成"
      hint={why}
      rows={[
        ...(items.length > 0 ? [{ label: '未办结的事项', value: items.join('、') }] : []),
        ...(paid ? [{ label: '已转至主卡', value: `${formatAmount(amount)}元` }] : []),
        ...rowsOf(receipt),
      ]}
    >
      <Button onPress={() => go('/logoutAccountIndex', {}, { replace: true })}>重新办理</Button>
      {failure !== undefined && (
        <Button kind="text" onPress={() => go('/firstCard')}>
          更换主卡
        </Button>
      )}
      <HomeButton />
    </ResultView>
  )
}

const rowsOf = ({ state, closureNo, redPackets, bankName, cardNo, submittedAt, endedAt }: Receipt) =>
  resultRows([
    { label: '注销编号', text: closureNo },
    ...(redPackets === undefined ? [] : [{ label: '其中未提现的活动红包', text: `${formatAmount(redPackets)}元` }]),
    ...(bankName === undefined || cardNo === undefined ? [] : [{ label: '收款主卡', text: `${bankName} ${cardNo}` }]),
    { label: '提交时间', text: formatInstant(submittedAt) },
    ...(endedAt === undefined
      ? []
      : [{ label: state === 'CLOSED' ? '注销时间' : '结束时间', text: formatInstant(endedAt) }]),
  ])

export default definePage(ClosingResult, { query: closingResultQuery })
