import { callHotline } from '@/app/callHotline'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { querySpecialItem } from '@/contract/special/querySpecialItem'
import { queryStatements } from '@/contract/statement/queryStatements'
import { BRAND } from '@/domain/brand'
import { day } from '@/domain/dates/day'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { PROMISES } from '@/domain/message/promises'
import { Frame } from '@/app/Frame'
import { emptyFor } from '@/features/loaded/emptyFor'
import { Loaded } from '@/features/loaded/Loaded'
import { ResultAmount } from '@/features/order/ResultAmount'
import { link } from '@/routes/link'
import { payoutQuery } from '@/routes/queries/special'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { wayText } from '../payouts'
import type { Payout } from '../payouts'

const toList = (): void => go('/speciaLists', {}, { replace: true })

const missing = emptyFor('SpecialUnknown', { action: { text: '我的专项款项', onPress: toList } })

/** /specialReceiptOne: one payout: how it stands, and once it is paid its receipt. */
function Receipt({ route, query }: PageProps<typeof payoutQuery>) {
  const read = useCall(querySpecialItem, { itemId: query.itemId })
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />} failed={missing}>
        {(payout) => (
          <>
            <One payout={payout} onReload={read.reload} />
            <Doubts payout={payout} />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** How each state is shown. What isn't claimed has no receipt: it leads to the list. */
const SHOWN = {
  PAID: { state: 'success', title: '已领取', hint: undefined },
  SENDING: { state: 'pending', title: '发放中', hint: `已提交收款银行，${PROMISES.payoutSent.says}` },
  VERIFIED: { state: 'cancelled', title: '尚未领取', hint: '款项未变动，可在截止日前领取' },
  LISTED: { state: 'cancelled', title: '尚未领取', hint: '款项未变动，可在截止日前领取' },
  UNCLAIMED: { state: 'cancelled', title: '已退回付款方', hint: '超过领取期限，如有疑问请联系付款方' },
} as const

function One({ payout, onReload }: { readonly payout: Payout; readonly onReload: () => void }) {
  const { state, title, purpose, payer, amount, claimUntil, claimed } = payout
  const { hint, ...shown } = SHOWN[state]
  const paper = useDocument(state === 'PAID' ? claimed?.orderNo : undefined)
  const checkCode = paper?.issued?.checkCode
  return (
    <ResultView
      {...shown}
      {...(hint !== undefined && { hint })}
      amount={<ResultAmount value={amount} caption={title} />}
      rows={[
        { label: '款项', value: title },
        { label: '付款方', value: payer },
        { label: '用途', value: purpose },
        ...(claimed
          ? [
              { label: '收款账户', value: wayText(payout) },
              { label: '领取时间', value: formatInstant(claimed.at) },
              { label: '订单号', value: claimed.orderNo },
            ]
          : [{ label: '领取截止日', value: formatDay(day(claimUntil)) }]),
        ...(checkCode === undefined ? [] : [{ label: '回单验证码', value: checkCode }]),
      ]}
    >
      {state === 'PAID' && claimed && (
        <Button onPress={() => go(link('/pdfshow', paper ? { id: paper.statementId } : { orderNo: claimed.orderNo }))}>
          {paper ? '查看电子回单' : '申请电子回单'}
        </Button>
      )}
      {state === 'SENDING' && <Button onPress={onReload}>刷新</Button>}
      {(state === 'VERIFIED' || state === 'LISTED') && <Button onPress={toList}>前往领取</Button>}
      <HomeButton />
    </ResultView>
  )
}

/** Whom to ask about this payout: who pays it, then the bank. */
const Doubts = ({ payout: { itemId, payer, payerPhone, claimed } }: { readonly payout: Payout }) => (
  <CellGroup title="咨询">
    <Cell layout="stacked" label="付款方咨询电话" value={`${payer} ${payerPhone}`} />
    <Cell
      label="有问题，告诉我们"
      hint="由我行核实并答复"
      onPress={() => go('/Complaint', { kind: 'COMPLAINT', itemId, ...(claimed && { orderNo: claimed.orderNo }) })}
    />
    <Cell label="客服热线" value={BRAND.hotline} onPress={callHotline} />
  </CellGroup>
)

/** The receipt that was issued for an order lately and can still be read; undefined for none. */
function useDocument(orderNo: string | undefined) {
  const { data } = useCall(queryStatements, orderNo === undefined ? undefined : {})
  return data?.statements.find((one) => one.orderNo === orderNo && one.state === 'READY')
}

export default definePage(Receipt, { query: payoutQuery })
