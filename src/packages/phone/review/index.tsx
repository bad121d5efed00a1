import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { PROMISES } from '@/domain/message/promises'
import { HOLDER_RELATION_NAMES, HOLDER_RELATIONS, isOpenPhoneState, mayAskReview } from '@/domain/phone/change'
import type { ReviewReason } from '@/domain/phone/change'
import { formatInstant } from '@/domain/dates/format'
import { IdCardPhotos } from '@/features/identity/idCard/IdCardPhotos'
import { Steps } from '@/features/identity/Steps'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { phoneReviewQuery } from '@/routes/queries/phone'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Cell, CellGroup } from '@/ui/Cell'
import { RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { RadioList } from '@/ui/RadioList'
import { ResultView } from '@/ui/ResultView'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { beginning, isEarly, nextStep } from '../steps'
import type { PhoneChange, PhoneStanding } from '../steps'
import { askedFor, usePhoneReview } from './useReview'

type Review = ReturnType<typeof usePhoneReview>
type About = v.InferOutput<typeof phoneReviewQuery>['about']

const REASONS: readonly { readonly key: ReviewReason; readonly label: string }[] = [
  { key: 'PASSWORD_AND_NUMBER', label: '原手机号已停用，且忘记支付密码' },
  { key: 'NO_FACE', label: '无法完成人脸识别' },
  { key: 'OTHER', label: '其他原因' },
]
const RELATIONS = HOLDER_RELATIONS.map((key) => ({ key, label: HOLDER_RELATION_NAMES[key] }))

/** Whether the page's form is to be filled in now. */
const isReady = (change: PhoneChange): boolean =>
  change.state === 'NEW_PROVED' && mayAskReview(change.method, change.owner ?? 'unavailable')

/** /VerifyPhoneNumberCs and /realUserPhoneTwo: a person decides, by papers or about somebody else's number. */
function PhoneReview({ route, query: { about } }: PageProps<typeof phoneReviewQuery>) {
  const review = usePhoneReview()
  const { read, password } = review
  return (
    <Frame title={route.title} action={read.data ? actionOf(read.data, about, review) : undefined}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {(standing) => (
          <>
            <ObstacleNotes obstacles={review.obstacles} />
            <Standing standing={standing} about={about} review={review} />
          </>
        )}
      </Loaded>
      <PasswordSheet password={password} name="更换手机号" onComplete={password.complete} />
    </Frame>
  )
}

interface StandingProps {
  readonly standing: PhoneStanding
  readonly about: About
  readonly review: Review
}

function Standing({ standing, about, review }: StandingProps) {
  const { change, mobileNo } = standing
  if (change && isReady(change)) return <Form change={change} review={review} />
  if (change?.state === 'REVIEW' || change?.state === 'OWNER_CHECKED') return <Waiting change={change} />
  if (about === 'holder')
    return (
      <Empty
        picture="key"
        text="没有需要申请的手机号"
        hint="新手机号不在您本人名下时，才需要在此申请"
        action={{ text: '更换手机号', onPress: () => go(beginning(), { replace: true }) }}
      />
    )
  if (mobileNo === undefined && !isUnderWay(change))
    return (
      <Empty
        picture="key"
        text="您还没有登记手机号"
        {...(change?.state === 'REJECTED' && { hint: '上次申请未通过审核，可重新提交，或携带身份证到网点办理' })}
        action={{ text: '登记手机号', onPress: () => go('/setMyPhoneNumber', {}, { replace: true }) }}
      />
    )
  return <Papers rejected={change?.state === 'REJECTED'} early={isEarly(standing)} />
}

/** Whether one of the ways that hand in papers has been begun. */
const isUnderWay = (change: PhoneChange | undefined): boolean =>
  change !== undefined && askedFor(change).papers && isOpenPhoneState(change.state)

/** The one thing to do next. */
function actionOf(standing: PhoneStanding, about: About, { ready, submit, begin }: Review): ReactNode {
  const { change, mobileNo } = standing
  if (change && isReady(change))
    return (
      <Button kind={readyKind(ready)} onPress={submit}>
        提交申请
      </Button>
    )
  if (change?.state === 'REVIEW')
    return change.method === 'RECOVER' ? undefined : (
      <Button kind="secondary" onPress={begin}>
        撤回并重新申请
      </Button>
    )
  if (change?.state === 'OWNER_CHECKED')
    return change.readyAt === undefined ? <Button onPress={() => go(nextStep(change))}>验证新手机号</Button> : undefined
  if (about === 'holder') return undefined
  if (change && isUnderWay(change)) return <Button onPress={() => go(nextStep(change))}>继续办理</Button>
  return mobileNo === undefined ? undefined : <Button onPress={begin}>开始申请</Button>
}

/** What the way by a person takes; more where nobody is signed in. */
const Papers = ({ rejected, early }: { readonly rejected: boolean; readonly early: boolean }) => (
  <>
    {rejected && <Notice tone="warning">上次申请未通过审核，请携带身份证到网点办理，或重新提交申请</Notice>}
    {early && <Notice>无需登录，也无需原手机号验证码。为保护您的账户，原手机号会收到提醒短信</Notice>}
    <Steps
      title="办理步骤"
      steps={[
        ...(early ? [{ label: '人脸识别', hint: '确认是您本人，并核对身份证号后4位' }] : []),
        { label: '验证新手机号', hint: early ? '须在您本人名下，将向该号码发送验证码' : '向新手机号发送验证码' },
        { label: '拍摄身份证正反面', hint: '使用本人有效期内的身份证原件' },
        {
          label: '审核通过后完成更换',
          hint: early ? '提交满24小时后，再次验证新手机号' : '3天内再次验证新手机号',
        },
      ]}
      note={`由工作人员核对您的登记资料，通常1个工作日内完成，${PROMISES.credentialReview.says}`}
    />
    <CellGroup>
      <Cell label="客服热线" value={BRAND.hotline} onPress={callHotline} />
    </CellGroup>
  </>
)

/** What the customer waits for, or does next. */
function waitingHint({ state, readyAt, expiresAt }: PhoneChange): string {
  const from = readyAt === undefined ? '' : `${formatInstant(readyAt)}起`
  if (state === 'REVIEW')
    return `通常1个工作日内完成，${PROMISES.credentialReview.says}${from === '' ? '' : `。通过后，${from}可完成更换`}`
  const until = expiresAt === undefined ? '' : `请在${formatInstant(expiresAt)}前`
  return from === '' ? `${until}验证新手机号，完成更换` : `${from}可验证新手机号，${until}完成更换`
}

const Waiting = ({ change }: { readonly change: PhoneChange }) => (
  <>
    <ResultView
      state={change.state === 'REVIEW' || change.readyAt !== undefined ? 'pending' : 'success'}
      title={change.state === 'REVIEW' ? '人工审核中' : '审核已通过'}
      hint={waitingHint(change)}
      rows={[
        { label: '新手机号', value: change.newNo ?? '' },
        { label: '申请编号', value: change.recordNo ?? '' },
      ]}
    />
    <CellGroup>
      {change.state === 'REVIEW' && change.method !== 'RECOVER' && (
        <Cell label="查看办理进度" onPress={() => go('/listDetails', { recordNo: change.recordNo ?? '' })} />
      )}
      <Cell label="客服热线" value={BRAND.hotline} onPress={callHotline} />
    </CellGroup>
  </>
)

function Form({ change, review }: { readonly change: PhoneChange; readonly review: Review }) {
  const asked = askedFor(change)
  const { reason, setReason, relation, setRelation, declared, setDeclared, errors, reading } = review
  return (
    <>
      <Notice>{`新手机号${change.newNo ?? ''}已验证，提交后由工作人员审核，${PROMISES.credentialReview.says}`}</Notice>
      {asked.relation && (
        <>
          <GroupTitle title="机主与您的关系" />
          <RadioList
            label="机主与您的关系"
            options={RELATIONS}
            value={relation}
            onChange={setRelation}
            {...(errors.relation !== undefined && { error: errors.relation })}
          />
        </>
      )}
      {asked.papers && (
        <>
          {asked.reason && (
            <>
              <GroupTitle title="申请原因" />
              <RadioList
                label="申请原因"
                options={REASONS}
                value={reason}
                onChange={setReason}
                {...(errors.reason !== undefined && { error: errors.reason })}
              />
            </>
          )}
          <GroupTitle title="身份证照片" />
          {reading.reading ? (
            <CellGroup>
              <Cell label="身份证正反面" value="已上传" />
              <Cell label="重新拍摄" onPress={reading.retake} />
            </CellGroup>
          ) : (
            <IdCardPhotos reading={reading} />
          )}
        </>
      )}
      {asked.relation && (
        <RequiredCheckbox
          checked={declared}
          onChange={setDeclared}
          missing="请先勾选声明"
          label="本人声明：机主已同意由我使用该手机号办理本行业务，因该号码产生的后果由我承担"
        />
      )}
    </>
  )
}

export default definePage(PhoneReview, { query: phoneReviewQuery })
