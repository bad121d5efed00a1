import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryCase } from '@/contract/cases/queryCase'
import { BRAND } from '@/domain/brand'
import { CASE_FACTS, isOpenCase } from '@/domain/cases/machine'
import { CASE_ACTION_NAMES, CASE_STATE_NAMES, CASE_STEP_NAMES, CASE_TOPIC_NAMES } from '@/domain/cases/labels'
import { CASE_LIMITS } from '@/domain/cases/texts'
import { day } from '@/domain/dates/day'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { classes } from '@/ui/classes'
import { Notice } from '@/ui/Notice'
import { role } from '@/ui/role'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { TextArea } from '@/ui/TextArea'
import { caseMissing } from '../missing'
import { PictureField } from '../pictures/PictureField'
import { SentPictures } from '../pictures/SentPictures'
import { useCaseActions } from './useCaseActions'
import '../cases.scss'

type Case = ResponseOf<typeof queryCase>
type Actions = ReturnType<typeof useCaseActions>

const BY = { customer: '您', staff: '工作人员', bank: '系统' } as const

/** One case: how it stands, what happened, and what its customer may do. */
export function OneCase({ title, caseNo }: { readonly title: string; readonly caseNo: string }) {
  const read = useCall(queryCase, { caseNo })
  const actions = useCaseActions(caseNo, read.data?.may ?? [], read.reload)
  const { writing, ready, submit } = actions
  return (
    <Frame
      title={title}
      action={
        writing && (
          <Button kind={readyKind(ready)} onPress={submit.run} busy={submit.busy}>
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
            {isAnswered(one) && (
              <CellGroup>
                <Cell label="评价本次服务" onPress={() => go('/satisfactionQuestionnaire', { caseNo })} />
              </CellGroup>
            )}
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** Whether there was a service to be content with, or not. */
const isAnswered = ({ state, steps }: Case): boolean =>
  !isOpenCase(state) && steps.some(({ step }) => step === 'REPLIED')

function Head({ one }: { readonly one: Case }) {
  const { caseNo, kind, topic, state, dueDay, overdue, orderNo, against, reviewUntil } = one
  const last = formatDay(day(dueDay))
  const due = overdue
    ? `答复期限${last}已过，我行会尽快答复，也可致电${BRAND.hotline}催办`
    : isOpenCase(state)
      ? `将在${last}（含当日）前答复`
      : undefined
  const objecting =
    reviewUntil !== undefined && CASE_FACTS[kind].reviewed
      ? `如有异议，可在${formatDay(day(reviewUntil))}（含当日）前申请核查`
      : undefined
  const notice = due ?? objecting
  return (
    <>
      {notice !== undefined &&
        (overdue ? (
          <Notice tone="warning" action="致电" onPress={callHotline}>
            {notice}
          </Notice>
        ) : (
          <Notice>{notice}</Notice>
        ))}
      <CellGroup>
        <Cell label={`${CASE_FACTS[kind].name} · ${CASE_TOPIC_NAMES[topic]}`} value={CASE_STATE_NAMES[state]} strong />
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
    <View className="cases-ways">
      <ButtonRow>
        {may.map((action) => (
          <Button key={action} size="medium" kind="secondary" busy={take.busy} onPress={() => take.run(action)}>
            {CASE_ACTION_NAMES[action]}
          </Button>
        ))}
      </ButtonRow>
    </View>
  )
}

interface WritingProps {
  readonly writing: NonNullable<Actions['writing']>
  readonly actions: Actions
}

const Writing = ({ writing, actions: { text, setText, pictures, tried, problem, stopWriting } }: WritingProps) => (
  <Card>
    <TextArea
      label={writing === 'ADD' ? '补充说明' : '不认可的理由'}
      value={text}
      onChange={setText}
      maxLength={CASE_LIMITS.text}
      placeholder="请勿填写密码、验证码"
      error={problem}
    />
    <PictureField pictures={pictures} tried={tried} />
    <Button kind="text" size="small" onPress={stopWriting}>
      暂不填写
    </Button>
  </Card>
)

/** The steps with how many pictures stand above each. */
function latestFirst(steps: Case['steps']) {
  let above = 0
  return [...steps].reverse().map((step) => {
    const before = above
    above += step.pictures?.length ?? 0
    return { ...step, above: before }
  })
}

/** What happened, the latest first: an answer is what one comes for. */
const Course = ({ steps }: Pick<Case, 'steps'>) => (
  <>
    <GroupTitle title="处理进度" />
    <Card>
      <View {...role('list')} aria-label="处理进度">
        {latestFirst(steps).map(({ step, by, text, pictures, above, at }, place) => (
          <View
            key={`${at} ${step} ${text ?? ''}`}
            className={classes('cases-step', place === 0 && 'is-latest')}
            {...role('listitem')}
          >
            <View className="cases-step__dot" />
            <View className="cases-step__head">
              <View className="cases-step__name">{CASE_STEP_NAMES[step]}</View>
              <View className="cases-step__by">{BY[by]}</View>
            </View>
            <View className="cases-step__at">{formatInstant(at)}</View>
            {text !== undefined && <View className="cases-step__text">{text}</View>}
            {pictures !== undefined && <SentPictures pictures={pictures} above={above} />}
          </View>
        ))}
      </View>
    </Card>
  </>
)
