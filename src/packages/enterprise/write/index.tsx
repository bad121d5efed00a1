import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryApproval } from '@/contract/approval/queryApproval'
import { queryApprovals } from '@/contract/approval/queryApprovals'
import { queryOrgs } from '@/contract/enterprise/queryOrgs'
import { APPROVAL_FORMS } from '@/domain/approval/forms'
import type { ApprovalForm } from '@/domain/approval/forms'
import { APPROVAL_FACTS } from '@/domain/approval/kinds'
import type { ApprovalKind } from '@/domain/approval/kinds'
import { APPROVAL_STATE_NAMES } from '@/domain/approval/labels'
import { formatInstant } from '@/domain/dates/format'
import { Frame } from '@/app/Frame'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { actKind } from '@/features/order/useObstacles'
import { Loaded } from '@/features/loaded/Loaded'
import { writeApprovalQuery } from '@/routes/queries/approval'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Unbroken } from '@/ui/Unbroken'
import { approvalMissing } from '../missing'
import type { Acting } from '../model'
import { Field } from './Field'
import { RowsField } from './RowsField'
import { forgetKept, useKept } from './useKept'
import { useWrite } from './useWrite'
import type { Begun } from './useWrite'
import '../approval.scss'

/** /myAddPage: what one may apply for and one's drafts; or the form of one kind. */
function Write({ route, query: { kind, approvalId } }: PageProps<typeof writeApprovalQuery>) {
  const read = useCall(queryOrgs, {})
  const { title } = route
  return (
    <Loaded
      read={read}
      waiting={
        <Frame title={title}>
          <Skeleton shape="card" />
        </Frame>
      }
    >
      {({ acting }) => {
        const form = kind && APPROVAL_FORMS[kind]
        if (acting && kind && form && acting.kinds.includes(kind))
          return <OneForm key={kind} {...{ title, kind, form, acting, approvalId }} />
        return (
          <Frame title={title}>
            {acting && acting.kinds.length > 0 ? (
              <Choice acting={acting} />
            ) : (
              <Empty
                picture="lock"
                text={acting ? '您的角色不能发起申请' : '请先选择要代表的企业'}
                hint="由经办人或法定代表人发起"
                action={{ text: '前往企业入口', onPress: () => go('/qiyeLogin', {}, { replace: true }) }}
              />
            )}
          </Frame>
        )
      }}
    </Loaded>
  )
}

/** What one may apply for, and what one has begun. */
function Choice({ acting: { name, kinds } }: { readonly acting: Acting }) {
  const mine = useCall(queryApprovals, { list: 'MINE' })
  const begun = mine.data?.approvals.filter(({ state }) => state === 'DRAFT' || state === 'RETURNED') ?? []
  return (
    <>
      <Notice>{`当前企业：${name}`}</Notice>
      <CellGroup title="发起申请">
        {kinds.map((kind) => (
          <Cell key={kind} label={APPROVAL_FACTS[kind].name} onPress={() => go('/myAddPage', { kind })} />
        ))}
      </CellGroup>
      <CellGroup>
        <Cell label="我发起的" onPress={() => go('/approvalList', { list: 'MINE' })} />
      </CellGroup>
      {begun.length > 0 && (
        <CellGroup title="草稿与退回">
          {begun.map(({ approvalId, kind, state, payee, createdAt }) => (
            <Cell
              key={approvalId}
              label={<Unbroken text={payee} />}
              hint={`${APPROVAL_FACTS[kind].name}，${formatInstant(createdAt)}`}
              value={APPROVAL_STATE_NAMES[state]}
              onPress={() => go('/approvalResult', { approvalId })}
            />
          ))}
        </CellGroup>
      )}
    </>
  )
}

interface FormProps {
  readonly title: string
  readonly kind: ApprovalKind
  readonly form: ApprovalForm
  readonly acting: Acting
  readonly approvalId: string | undefined
}

/** A new one, or one that is changed, read first. */
function OneForm(props: FormProps) {
  const { approvalId } = props
  return approvalId === undefined ? (
    <Filling {...props} begun={undefined} />
  ) : (
    <Changing {...props} approvalId={approvalId} />
  )
}

function Changing(props: FormProps & { readonly approvalId: string }) {
  const read = useCall(queryApproval, { approvalId: props.approvalId })
  if (read.state === 'ready') return <Filling {...props} begun={read.data} />
  return (
    <Frame title={props.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />} failed={approvalMissing}>
        {() => null}
      </Loaded>
    </Frame>
  )
}

/** The form, from the kind's data. */
function Filling({ title, kind, form, acting, begun }: FormProps & { readonly begun: Begun | undefined }) {
  const keptAs = `${kind}-${acting.orgId}`
  const all = useWrite({ kind, form, acting, begun, onSaved: () => forgetKept(keptAs) })
  const { rows } = form
  const text = rows?.personal ? { ...all.text, rows: '' } : all.text
  const kept = useKept(keptAs, text, all.restore)
  return (
    <Frame
      title={title}
      action={
        <>
          <Button kind={actKind(all.obstacles, all.ready)} onPress={all.save.run} busy={all.save.busy}>
            下一步
          </Button>
          {begun === undefined && (
            <Button kind="text" onPress={kept.keep.run} busy={kept.keep.busy}>
              暂存
            </Button>
          )}
        </>
      }
    >
      <ObstacleNotes obstacles={all.obstacles} />
      <Notice>{`代表${acting.name}申请：${APPROVAL_FACTS[kind].name}`}</Notice>
      {begun === undefined && kept.found && (
        <Notice action="继续填写" onPress={kept.goOn}>
          有一份暂存的内容
        </Notice>
      )}
      {all.marks.map((says) => (
        <Notice key={says} tone="warning">
          {says}
        </Notice>
      ))}
      <Card>
        {all.fields.map((field) => (
          <Field key={field.key} field={field} acting={acting} all={all} />
        ))}
      </Card>
      {rows && <RowsField rows={rows} all={all} />}
    </Frame>
  )
}

export default definePage(Write, { query: writeApprovalQuery })
