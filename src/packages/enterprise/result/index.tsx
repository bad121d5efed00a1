import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryApproval } from '@/contract/approval/queryApproval'
import { orgEffect } from '@/domain/approval/effect'
import { APPROVAL_FACTS } from '@/domain/approval/kinds'
import type { ApprovalState } from '@/domain/approval/machine'
import { APPROVAL_ACTION_NAMES, APPROVAL_ROLE_NAMES } from '@/domain/approval/labels'
import { formatInstant } from '@/domain/dates/format'
import { sentenceAfter } from '@/domain/transfer/machine'
import { Frame } from '@/app/Frame'
import { Loaded } from '@/features/loaded/Loaded'
import { Effect } from '@/features/order/Effect'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { approvalQuery } from '@/routes/queries/approval'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { Content, Course, OutcomeCourse } from '../Content'
import { approvalMissing } from '../missing'
import type { Detail } from '../model'
import { useDecision } from '../useDecision'
import { useOwn } from './useOwn'

interface Shown {
  readonly state: 'success' | 'pending' | 'failure' | 'cancelled'
  readonly title: string
  readonly hint: (one: Detail) => string | undefined
}

const lastReason = ({ steps }: Detail): string => steps[steps.length - 1]?.comment ?? ''
const WAITING: Shown = {
  state: 'pending',
  title: '等待审批',
  hint: ({ next, expiresAt }) =>
    [
      ...(next ? [`由${APPROVAL_ROLE_NAMES[next]}审批`] : []),
      ...(expiresAt === undefined ? [] : [`${formatInstant(expiresAt)}前有效`]),
    ].join('，') || undefined,
}

/** How an application stands, behind its name and in one sentence. */
const SHOWN: Readonly<Record<ApprovalState, Shown>> = {
  DRAFT: { state: 'pending', title: '待提交', hint: () => '请核对内容，提交后由他人审批' },
  SUBMITTED: WAITING,
  APPROVED: WAITING,
  EXECUTING: WAITING,
  RETURNED: { state: 'pending', title: '已退回', hint: (one) => `退回原因：${lastReason(one)}` },
  EXECUTED: {
    state: 'success',
    title: '已完成',
    hint: ({ executedAt }) =>
      executedAt === undefined ? '审批通过并完成' : `${formatInstant(executedAt)}审批通过并完成`,
  },
  FAILED: { state: 'failure', title: '执行未成功', hint: ({ failure = '' }) => failure },
  REJECTED: { state: 'cancelled', title: '已拒绝', hint: (one) => `拒绝原因：${lastReason(one)}` },
  WITHDRAWN: { state: 'cancelled', title: '已撤回', hint: () => '未作任何变更' },
  EXPIRED: { state: 'cancelled', title: '已过期', hint: () => '超过72小时未办结，未作任何变更，如仍需办理请重新发起' },
}

const STAGES = { pending: 'pending', done: 'success', failed: 'failure' } as const

/** What was carried out stands as whoever carries it on says. */
const shownOf = ({ state, outcome }: Detail): Shown =>
  outcome
    ? {
        state: STAGES[outcome.stage],
        title: outcome.name,
        hint: () => sentenceAfter(outcome.name, outcome.says),
      }
    : SHOWN[state]

/** /approvalResult: how an application stands, who is next, and what its applicant may do about it. */
function Progress({ route, query }: PageProps<typeof approvalQuery>) {
  const read = useCall(queryApproval, { approvalId: query.approvalId })
  const deciding = useDecision(read.data, read.reload)
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="hero" />} failed={approvalMissing}>
        {(one) => (
          <>
            <ObstacleNotes obstacles={deciding.password.obstacles} />
            <Head one={one} onAgain={() => deciding.begin('AGAIN')} reload={read.reload} />
            <Content one={one} />
            {one.outcome && <OutcomeCourse outcome={one.outcome} />}
            {one.state !== 'DRAFT' && <Course one={one} />}
            <PasswordSheet
              password={deciding.password}
              name={`${APPROVAL_ACTION_NAMES.AGAIN}：${APPROVAL_FACTS[one.kind].name}，${one.payee}`}
              {...(one.amount !== undefined && { amount: one.amount })}
              onComplete={deciding.password.complete}
            />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

interface HeadProps {
  readonly one: Detail
  readonly onAgain: () => void
  readonly reload: () => void
}

function Head({ one, onAgain, reload }: HeadProps) {
  const { state, title, hint } = shownOf(one)
  const { submit, withdraw } = useOwn(one, reload)
  const { may, kind, approvalId, amount, receipt } = one
  const mayHandIn = may.includes('EDIT') && one.marks.length === 0
  // What was given back is changed first.
  const isReturned = one.state === 'RETURNED'
  const mayRestart = one.outcome?.stage === 'failed' && one.mine
  return (
    <ResultView
      state={state}
      title={`${APPROVAL_FACTS[kind].name}${title}`}
      hint={hint(one)}
      {...(amount !== undefined && { amount: <Amount value={amount} size="hero" /> })}
      next={may.includes('AGAIN') && <Money one={one} />}
      rows={receipt === undefined ? [] : [{ label: '回执编号', value: receipt }]}
    >
      {mayHandIn && !isReturned && (
        <Button onPress={submit.run} busy={submit.busy}>
          提交审批
        </Button>
      )}
      {may.includes('APPROVE') && <Button onPress={() => go('/examinePage', { approvalId })}>去审批</Button>}
      {may.includes('AGAIN') && <Button onPress={onAgain}>{APPROVAL_ACTION_NAMES.AGAIN}</Button>}
      {may.includes('EDIT') && (
        <Button
          kind={mayHandIn && !isReturned ? 'secondary' : 'primary'}
          onPress={() => go('/myAddPage', { kind, approvalId })}
        >
          修改内容
        </Button>
      )}
      {mayHandIn && isReturned && (
        <Button kind="secondary" onPress={submit.run} busy={submit.busy}>
          提交审批
        </Button>
      )}
      {may.includes('WITHDRAW') && (
        <Button kind="text" onPress={withdraw.run} busy={withdraw.busy}>
          {one.state === 'DRAFT' ? '删除草稿' : '撤回申请'}
        </Button>
      )}
      {mayRestart && <Button onPress={() => go('/myAddPage', { kind })}>重新发起</Button>}
      {may.length === 0 && <HomeButton only={!mayRestart} />}
    </ResultView>
  )
}

/** What sending it once more does to the enterprise's account. */
function Money({ one: { amount, balance } }: { readonly one: Detail }) {
  if (amount === undefined || balance === undefined) return null
  const { balanceAfter, fee, short } = orgEffect(amount, balance)
  return (
    <Card>
      <Effect
        figures={[
          short
            ? { caption: '企业账户余额（不足）', amount: balance }
            : { caption: '付款后企业账户余额', amount: balanceAfter },
        ]}
        rows={[{ label: '手续费', amount: fee }]}
      />
    </Card>
  )
}

export default definePage(Progress, { query: approvalQuery, skeleton: <Skeleton shape="hero" /> })
