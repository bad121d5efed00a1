import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import type { ResponseOf } from '@/contract/call'
import { queryCase } from '@/contract/cases/queryCase'
import { CASE_FACTS, isOpenCase } from '@/domain/cases/machine'
import { CASE_ACTION_NAMES, CASE_STATE_NAMES, CASE_STEP_NAMES, CASE_TOPIC_NAMES } from '@/domain/cases/said'
import { CASE_LIMITS } from '@/domain/cases/texts'
import { day } from '@/domain/dates/day'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { TextArea } from '@/ui/TextArea'
import { caseMissing } from '../missing'
import { useCaseActions } from './useCaseActions'
import '../cases.scss'

type Case = ResponseOf<typeof queryCase>
type Actions = ReturnType<typeof useCaseActions>

const BY = { customer: '您', staff: '工作人员', bank: '系统' } as const

/** One case: how it stands, what happened, and what its customer may do. */
export function OneCase({ title, caseNo }: { readonly title: string; readonly caseNo: string }) {
  const read = useCall(queryCase, { caseNo })
  const actions = useCaseActions(caseNo, read.reload)
  const { writing, submit } = actions
  return (
    <Frame
      title={title}
      action={
        writing && (
          <Button onPress={submit.run} busy={submit.busy}>
            {`提交${CASE_ACTION_NAMES[writing]}`}
          </Button>
        )
      }
    >
      <Loaded read={read} waiting={<Skeleton shape="card" />} failed={caseMissing}>
        {(one) => (
          <>
            <Head one={one} />
            {writing ? <Writing writing={writing} actions={actions} /> : <Ways may={one.may} actions={actions} />}
            <Course steps={one.steps} />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

function Head({ one }: { readonly one: Case }) {
  const { caseNo, kind, topic, state, dueDay, orderNo, against, reviewUntil } = one
  const due = isOpenCase(state) ? `将在${formatDay(day(dueDay))}前答复` : undefined
  const objecting =
    reviewUntil !== undefined && CASE_FACTS[kind].reviewed
      ? `如有异议，可在${formatDay(day(reviewUntil))}前申请核查`
      : undefined
  const notice = due ?? objecting
  return (
    <>
      {notice !== undefined && <Notice>{notice}</Notice>}
      <CellGroup>
        <Cell
          label={`${CASE_FACTS[kind].name} · ${CASE_TOPIC_NAMES[topic]}`}
          value={<Tag tone={isOpenCase(state) ? 'warning' : 'plain'}>{CASE_STATE_NAMES[state]}</Tag>}
        />
        <Cell label="编号" value={caseNo} />
        {against !== undefined && <Cell label="涉及的工作人员" value={against} />}
        {orderNo !== undefined && <Cell layout="stacked" label="相关交易" value={orderNo} />}
      </CellGroup>
    </>
  )
}

function Ways({ may, actions }: { readonly may: Case['may']; readonly actions: Actions }) {
  if (may.length === 0) return null
  const { take } = actions
  return (
    <ButtonRow>
      {may.map((action) => (
        <Button key={action} size="medium" kind="secondary" busy={take.busy} onPress={() => take.run(action)}>
          {CASE_ACTION_NAMES[action]}
        </Button>
      ))}
    </ButtonRow>
  )
}

interface WritingProps {
  readonly writing: NonNullable<Actions['writing']>
  readonly actions: Actions
}

const Writing = ({ writing, actions: { text, setText, problem, stopWriting } }: WritingProps) => (
  <Card>
    <TextArea
      label={writing === 'ADD' ? '补充说明' : '不认可的理由'}
      value={text}
      onChange={setText}
      maxLength={CASE_LIMITS.text}
      placeholder="请勿填写密码、验证码"
      error={problem}
    />
    <Button kind="text" size="small" onPress={stopWriting}>
      暂不填写
    </Button>
  </Card>
)

/** What happened, the latest first: an answer is what one comes for. */
const Course = ({ steps }: Pick<Case, 'steps'>) => (
  <>
    {[...steps].reverse().map(({ step, by, text, at }) => (
      <Card key={`${at} ${step} ${text ?? ''}`}>
        <View className="cases-head">
          <View className="cases-head__name">{CASE_STEP_NAMES[step]}</View>
          <View>{BY[by]}</View>
        </View>
        <View className="cases-note">{formatInstant(at)}</View>
        {text !== undefined && <View className="cases-text">{text}</View>}
      </Card>
    ))}
  </>
)
