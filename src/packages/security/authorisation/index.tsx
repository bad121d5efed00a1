import { Frame } from '@/app/Frame'
import { HomeButton } from '@/app/HomeButton'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { authEffect } from '@/domain/authorisations/effect'
import { formatInstant } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { ResultAmount } from '@/features/order/ResultAmount'
import { Summary } from '@/features/order/Summary'
import { authorisationQuery } from '@/routes/queries/security'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { goBackToPartner, useAuthorisation, useTimeLeft } from './useAuthorisation'
import type { Authorisation } from './useAuthorisation'

type Authorising = ReturnType<typeof useAuthorisation>

/** /PasswordKeyboardNew: the secure keyboard as a page, for one order of a partner. */
function AuthorisationPage({ route, query }: PageProps<typeof authorisationQuery>) {
  const all = useAuthorisation(query.authId)
  const { read, password, decline } = all
  const waits = read.data?.state === 'WAITING'
  const action = waits && (
    <>
      <Button onPress={password.ask}>确认付款</Button>
      <Button kind="text" onPress={decline}>
        取消付款
      </Button>
    </>
  )
  return (
    <Frame title={route.title} action={action}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {(found) => (found.state === 'WAITING' ? <Waiting found={found} all={all} /> : <Ended found={found} />)}
      </Loaded>
    </Frame>
  )
}

const minutes = (left: number): string => {
  const seconds = Math.ceil(left / 1_000)
  return `${Math.floor(seconds / 60)}分${String(seconds % 60).padStart(2, '0')}秒`
}

function Waiting({ found, all }: { readonly found: Authorisation; readonly all: Authorising }) {
  const { payee, amount, purpose, available } = found
  const left = useTimeLeft(found, all.read.reload)
  const effect = authEffect(amount, available)
  return (
    <>
      <ObstacleNotes obstacles={all.password.obstacles} />
      <Notice tone="warning">请核对收款方和金额。如不是您本人发起，请取消付款</Notice>
      <Card>
        <Summary
          caption="付款金额"
          amount={effect.pays}
          effect={{
            figures: [{ caption: '付款后可用余额', amount: effect.availableAfter }],
            rows: [{ label: '手续费', amount: effect.fee }],
          }}
          rows={[
            { label: '收款方', value: payee },
            { label: '用途', value: purpose },
            { label: '付款账户', value: '本人电子账户' },
            { label: '剩余时间', value: minutes(left) },
          ]}
        />
      </Card>
      <PasswordSheet
        password={all.password}
        name={`付款给${payee}，${purpose}`}
        amount={amount}
        onComplete={all.password.complete}
      />
    </>
  )
}

const ENDED = {
  PAID: { state: 'success', title: '付款成功', hint: '' },
  DECLINED: { state: 'cancelled', title: '已取消付款', hint: '资金未变动。如仍需支付，请返回商户重新发起' },
  LAPSED: { state: 'cancelled', title: '付款已失效', hint: '超过5分钟未确认，资金未变动。请返回商户重新发起' },
} as const

function Ended({ found }: { readonly found: Authorisation }) {
  const { state, payee, amount, purpose, createdAt, orderNo } = found
  if (state === 'WAITING') return null
  const { hint, ...shown } = ENDED[state]
  return (
    <ResultView
      {...shown}
      {...(hint !== '' && { hint })}
      {...(state === 'PAID' && { amount: <ResultAmount value={amount} caption="付款金额" /> })}
      rows={[
        { label: '收款方', value: payee },
        { label: '用途', value: purpose },
        { label: '发起时间', value: formatInstant(createdAt) },
        ...(orderNo === undefined ? [] : [{ label: '订单号', value: orderNo }]),
      ]}
    >
      <Button onPress={() => goBackToPartner(found)}>返回商户</Button>
      <HomeButton />
    </ResultView>
  )
}

export default definePage(AuthorisationPage, { query: authorisationQuery })
