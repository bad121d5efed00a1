import { View } from '@tarojs/components'
import { useState } from 'react'
import { afterEntryText } from '@/features/entry/entryText'
import { Frame } from '@/app/Frame'
import { goBack } from '@/app/navigate'
import { answerProblem } from '@/domain/survey/questionnaire'
import type { Answer, Question } from '@/domain/survey/questionnaire'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { classes } from '@/ui/classes'
import { COMPLAINT } from '@/ui/complaint'
import { Heading } from '@/ui/Heading'
import { Pressable } from '@/ui/Pressable'
import { ResultView } from '@/ui/ResultView'
import { role } from '@/ui/role'
import { TextArea } from '@/ui/TextArea'
import { showToast } from '@/ui/Toast'
import { Unbroken } from '@/ui/Unbroken'
import { OptionList } from './OptionList'
import type { Asked, useSurvey } from './useSurvey'

type Answers = Readonly<Record<string, Answer>>

/** What a question's answer becomes, from what it was: two taps may come before the first is drawn. */
type Answered = (before: Answer | undefined) => Omit<Answer, 'questionId'>

interface SurveyFormProps {
  readonly title: string
  readonly asked: Asked
  readonly survey: ReturnType<typeof useSurvey>
}

const PROBLEMS = { open: '请回答这个问题', wrongKind: '请重新填写', tooLong: '内容过长，请缩短' } as const

/** What a survey is about, as its number is called. */
const ABOUT = { case: '本次反馈的编号', order: '本次交易的编号' } as const

/** In one bracket where the question has one already: （可多选，选填）. */
const optional = (text: string): string => (text.endsWith('）') ? `${text.slice(0, -1)}，选填）` : `${text}（选填）`)

/** A survey: all its questions, sent at once; nobody has to answer it. */
export function SurveyForm({ title, asked, survey }: SurveyFormProps) {
  const { attempt, answer, member, about } = survey
  const [answers, setAnswers] = useState<Answers>({})
  const [tried, setTried] = useState(false)
  if (attempt?.state === 'SENT') return <Thanks title={title} />
  const change = (questionId: string, answered: Answered): void =>
    setAnswers((before) => ({ ...before, [questionId]: { questionId, ...answered(before[questionId]) } }))
  const open = asked.questions.filter((one) => answerProblem(one, answers[one.id]) !== undefined)
  const send = async (): Promise<void> => {
    setTried(true)
    if (open.length > 0) return showToast('还有题目未作答')
    await answer(Object.values(answers))
  }
  return (
    <Frame
      title={title}
      action={
        member.invitation ? (
          <Button onPress={member.accept}>{afterEntryText(member.invitation, '填写')}</Button>
        ) : (
          member.member && <Button onPress={send}>提交</Button>
        )
      }
    >
      <View className="survey-paragraph">{asked.intro}</View>
      {about && (
        <CellGroup>
          <Cell layout="stacked" label={ABOUT[about.subject]} value={about.id} />
        </CellGroup>
      )}
      {asked.questions.map((question) => (
        <Card key={question.id}>
          <Heading level={3} className="survey-question">
            {question.optional ? <Unbroken text={optional(question.text)} /> : question.text}
          </Heading>
          <Field
            question={question}
            answer={answers[question.id]}
            onAnswer={(answered) => change(question.id, answered)}
          />
          {tried && <Problem question={question} answer={answers[question.id]} />}
        </Card>
      ))}
      <Button kind="text" onPress={goBack}>
        暂不填写
      </Button>
    </Frame>
  )
}

function Problem({ question, answer }: { readonly question: Question; readonly answer: Answer | undefined }) {
  const problem = answerProblem(question, answer)
  if (problem === undefined) return null
  return (
    <View className={classes('survey-problem', COMPLAINT)} {...role('alert')}>
      {PROBLEMS[problem]}
    </View>
  )
}

interface FieldProps {
  readonly question: Question
  readonly answer: Answer | undefined
  readonly onAnswer: (answered: Answered) => void
}

function Field({ question, answer, onAnswer }: FieldProps) {
  switch (question.kind) {
    case 'SINGLE':
    case 'MULTI':
      return (
        <OptionList
          label={question.text}
          options={question.options}
          many={question.kind === 'MULTI'}
          chosen={answer?.options ?? []}
          onChoose={(after) => onAnswer((before) => ({ options: after(before?.options ?? []) }))}
        />
      )
    case 'SCALE':
      return <Scale question={question} value={answer?.scale} onChange={(scale) => onAnswer(() => ({ scale }))} />
    case 'TEXT':
      return (
        <TextArea
          label={question.text}
          titled={false}
          value={answer?.text ?? ''}
          maxLength={question.longest}
          placeholder="请输入"
          onChange={(text) => onAnswer(() => ({ text }))}
        />
      )
  }
}

interface ScaleProps {
  readonly question: Extract<Question, { readonly kind: 'SCALE' }>
  readonly value: number | undefined
  readonly onChange: (value: number) => void
}

const Scale = ({ question: { text, most, ends }, value, onChange }: ScaleProps) => (
  <>
    <View className="survey-scale" {...role('radiogroup')} aria-label={text}>
      {Array.from({ length: most }, (_, place) => place + 1).map((step) => (
        <Pressable
          key={step}
          role="radio"
          checked={step === value}
          label={`${step}分，${step === 1 ? ends.least : step === most ? ends.most : `满分${most}分`}`}
          className={classes('survey-scale__step', step === value && 'is-chosen')}
          onPress={() => onChange(step)}
        >
          {step}
        </Pressable>
      ))}
    </View>
    <View className="survey-scale__ends">
      <View>{ends.least}</View>
      <View>{ends.most}</View>
    </View>
  </>
)

const Thanks = ({ title }: { readonly title: string }) => (
  <Frame title={title}>
    <ResultView state="success" title="感谢您的意见" hint="您已完成本次问卷，我们会认真阅读每一条意见">
      <Button onPress={goBack}>返回上一页</Button>
    </ResultView>
  </Frame>
)
