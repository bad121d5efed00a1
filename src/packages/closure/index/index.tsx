import { useState } from 'react'
import type { ReactNode } from 'react'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { blockersOf } from '@/domain/closure/checks'
import { CLOSURE_REASONS, isWithdrawable, KEPT_YEARS } from '@/domain/closure/machine'
import type { ClosureReason } from '@/domain/closure/machine'
import { formatAmount } from '@/domain/money/format'
import { Frame } from '@/app/Frame'
import { Loaded } from '@/features/loaded/Loaded'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { RadioList } from '@/ui/RadioList'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { Blocking, GoingOn, Obstacle, obstacleAction, obstacleOf } from '../Findings'
import { pageOf, useClosing } from '../useClosing'
import type { Closing, ClosingRead } from '../useClosing'

/** What closing means, before anything is begun. */
const MEANING = [
  { label: '账户余额', value: '连同利息和未提现的活动红包全部转至您的主卡，不收手续费' },
  { label: '账户', value: '账号停用且不能恢复，手势密码和支付密码失效；以后可以重新开户' },
  { label: '查询', value: '注销后看不到明细、回单和证明，请先保存' },
  { label: '个人信息', value: `依法保存身份和交易资料${KEPT_YEARS}年后删除，期间不作他用；其余授权同时终止` },
]

const REASONS = (Object.keys(CLOSURE_REASONS) as ClosureReason[]).map((key) => ({ key, label: CLOSURE_REASONS[key] }))

/** /logoutAccountIndex: what closing means, and what stands in its way. */
function ClosingIndex({ route }: PageProps) {
  const closing = useClosing()
  const [reason, setReason] = useState<ClosureReason>()
  return (
    <Frame title={route.title} action={actionOf(closing, reason)}>
      <Loaded read={closing.read} waiting={<Skeleton shape="list" count={4} />}>
        {(facts) => (
          <>
            <Standing facts={facts} />
            {facts.state === 'CHECKING' && <Blocking facts={facts} />}
            {facts.state !== 'PAYING_OUT' && <GoingOn facts={facts} />}
            <CellGroup title="注销前请您了解">
              {MEANING.map(({ label, value }) => (
                <Cell key={label} label={label} value={value} layout="stacked" />
              ))}
            </CellGroup>
            {facts.state === 'READY' && (
              <>
                <GroupTitle title="注销原因（选填）" />
                <RadioList label="注销原因" options={REASONS} value={reason} onChange={setReason} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** How it stands, in a sentence. */
function Standing({ facts }: { readonly facts: Closing }) {
  const { state, findings, last } = facts
  if (obstacleOf(facts)) return <Obstacle facts={facts} />
  const checking = state === 'CHECKING'
  if (!checking && pageOf(state)) {
    return (
      <Notice>
        {isWithdrawable(state) ? '您正在注销账户，可以继续办理或撤回' : '资金正在转至主卡，到账后自动注销，不能撤回'}
      </Notice>
    )
  }
  const failed = last && (last.state === 'READY' || last.state === 'REFUSED') ? lastTime(last) : undefined
  const now = checking ? `还有${blockersOf(findings).length}项需要先办理` : '没有未办结的事项，可以办理注销'
  return (
    <Notice tone={failed !== undefined || checking ? 'warning' : 'info'}>
      {failed === undefined ? now : `${failed}。现在${checking ? now : '可以重新办理'}`}
    </Notice>
  )
}

/** Why the last try came to nothing. */
const lastTime = ({ failure, blocked, amount }: NonNullable<Closing['last']>): string => {
  const paid = amount > 0 ? `${formatAmount(amount)}元已转至主卡，其余` : ''
  const found = blocked.length > 0 ? `账户有未办结的事项${paid && `，${paid}资金留在账户`}` : '人工审核未能确认是您本人'
  const why = failure === undefined ? found : `${failure}，${paid}资金已退回账户，请先核对主卡`
  return `上次注销未完成：${why}`
}

/** Goes on where nothing blocks it. */
function actionOf(closing: ClosingRead, reason: ClosureReason | undefined): ReactNode {
  const { read, withdraw } = closing
  if (!read.data) return undefined
  const { state } = read.data
  if (obstacleOf(read.data)) return obstacleAction(read.data, closing)
  const page = pageOf(state)
  const paying = state === 'PAYING_OUT'
  if (page) {
    return (
      <>
        <Button onPress={() => go(page)}>{paying ? '查看进度' : '继续办理'}</Button>
        {!paying && (
          <Button kind="text" onPress={withdraw}>
            撤回注销
          </Button>
        )}
      </>
    )
  }
  if (state === 'CHECKING') return <Button onPress={read.reload}>重新检查</Button>
  return <Button onPress={() => go('/logoutAccountRest', { reason })}>继续</Button>
}

export default definePage(ClosingIndex)
