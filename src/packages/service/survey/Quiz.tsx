import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { afterEntryText } from '@/features/entry/entryText'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { day } from '@/domain/dates/day'
import { formatChineseDay } from '@/domain/dates/format'
import type { Question } from '@/domain/survey/questionnaire'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Progress } from '@/ui/Progress'
import { ResultView } from '@/ui/ResultView'
import { showToast } from '@/ui/Toast'
import { OptionList } from './OptionList'
import type { Asked, Attempt, useSurvey } from './useSurvey'

interface QuizProps {
  readonly title: string
  readonly asked: Asked
  readonly survey: ReturnType<typeof useSurvey>
}

type Mark = Attempt['marks'][number]

/** Which question is shown: the told one until the person goes on, then the first that isn't answered. */
const placeOf = (attempt: Attempt | undefined, told: Mark | undefined): number => {
  if (attempt === undefined) return 0
  if (told) return attempt.marks.length - 1
  return attempt.state === 'STARTED' ? attempt.marks.length : 0
}

/** A quiz: what it is, one question a page with its reason after the answer, and how it came out. */
export function Quiz({ title, asked, survey }: QuizProps) {
  const { attempt, answer } = survey
  const [begun, setBegun] = useState(false)
  // The failed attempt after which the quiz is begun again; one that ended elsewhere meanwhile is another.
  const [after, setAfter] = useState<number>()
  const [told, setTold] = useState<Mark>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const over = attempt?.state === 'PASSED' || attempt?.state === 'FAILED'
  const place = placeOf(attempt, told)
  const question = asked.questions[place]
  if (attempt && over && !told && !(attempt.mayTryAgain && after === attempt.number)) {
    const again = (): void => {
      setAfter(attempt.number)
      setBegun(true)
    }
    return <Outcome title={title} asked={asked} attempt={attempt} again={again} />
  }
  if (!begun || !question) return <Intro title={title} asked={asked} survey={survey} begin={() => setBegun(true)} />
  const send = async (): Promise<void> => {
    if (chosen.length === 0) return showToast('请先选择答案')
    const now = await answer([{ questionId: question.id, options: chosen }])
    setTold(now?.marks.find(({ questionId }) => questionId === question.id))
    if (!now) setChosen([])
  }
  const next = (): void => {
    setTold(undefined)
    setChosen([])
  }
  return (
    <Frame
      title={title}
      action={
        told ? <Button onPress={next}>{over ? '查看结果' : '下一题'}</Button> : <Button onPress={send}>提交答案</Button>
      }
    >
      <Progress done={place + 1} total={asked.questions.length} />
      <Ask question={question} chosen={told?.options ?? chosen} onChoose={setChosen} told={told} />
    </Frame>
  )
}

interface AskProps {
  readonly question: Question
  readonly chosen: readonly string[]
  readonly onChoose: ComponentProps<typeof OptionList>['onChoose']
  readonly told: Mark | undefined
}

const Ask = ({ question, chosen, onChoose, told }: AskProps) => (
  <>
    <Heading level={2} className="survey-title">
      {question.text}
    </Heading>
    {told && (
      <Notice tone={told.correct ? 'success' : 'warning'}>
        {`${told.correct ? '答对了。' : '没有答对，别着急。'}${told.reason}`}
      </Notice>
    )}
    {(question.kind === 'SINGLE' || question.kind === 'MULTI') && (
      <OptionList
        key={question.id}
        label={question.text}
        options={question.options}
        many={question.kind === 'MULTI'}
        chosen={chosen}
        onChoose={onChoose}
        right={told?.right}
      />
    )}
  </>
)

interface IntroProps extends QuizProps {
  readonly begin: () => void
}

/** What it is about; who isn't signed in may read this, and signs in to answer. */
function Intro({ title, asked, survey, begin }: IntroProps) {
  const { member, attempt } = survey
  const started = attempt?.state === 'STARTED' ? attempt.marks.length : 0
  const { invitation } = member
  return (
    <Frame
      title={title}
      action={
        invitation ? (
          <Button onPress={member.accept}>{afterEntryText(invitation, '答题')}</Button>
        ) : (
          member.member && <Button onPress={begin}>{started > 0 ? '继续答题' : '开始答题'}</Button>
        )
      }
    >
      <Card>
        <Heading level={2} className="survey-title">
          {asked.title}
        </Heading>
        <View className="survey-paragraph">{asked.intro}</View>
      </Card>
      <CellGroup>
        <Cell label="题目数量" value={`${asked.questions.length}题`} />
        <Cell label="通过标准" value={`答对${asked.pass ?? 0}题及以上`} />
        {started > 0 && <Cell label="已答" value={`${started}题`} />}
      </CellGroup>
    </Frame>
  )
}

interface OutcomeProps {
  readonly title: string
  readonly asked: Asked
  readonly attempt: Attempt
  readonly again: () => void
}

/** How it came out, with what was wrong and why; a failed quiz may be tried again on another day. */
function Outcome({ title, asked, attempt, again }: OutcomeProps) {
  const passed = attempt.state === 'PASSED'
  const wrong = attempt.marks.filter(({ correct }) => !correct)
  const { againOn, mayTryAgain } = attempt
  const later = againOn === undefined ? '' : `，${formatChineseDay(day(againOn))}起可以再答一次`
  return (
    <Frame title={title}>
      <ResultView
        state={passed ? 'success' : 'pending'}
        title={passed ? '测验通过' : '这次没有通过'}
        hint={`答对${attempt.right}题，共${asked.questions.length}题${passed || mayTryAgain ? '' : later}`}
        next={wrong.length > 0 && <Wrong asked={asked} wrong={wrong} />}
      >
        {mayTryAgain && <Button onPress={again}>再答一次</Button>}
        <Button
          kind={mayTryAgain ? 'secondary' : 'primary'}
          onPress={() => go('/securityEducation', {}, { replace: true })}
        >
          看看骗局案例
        </Button>
      </ResultView>
    </Frame>
  )
}

const Wrong = ({ asked, wrong }: { readonly asked: Asked; readonly wrong: readonly Mark[] }) => (
  <CellGroup title="再看一遍">
    {wrong.map(({ questionId, reason }) => (
      <Cell
        key={questionId}
        layout="stacked"
        label={asked.questions.find(({ id }) => id === questionId)?.text}
        value={reason}
      />
    ))}
  </CellGroup>
)
