import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Loaded } from '@/features/loaded/Loaded'
import { together } from '@/features/loaded/together'
import { originQuery } from '@/routes/queries/compliance'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { askToTick } from '@/ui/RequiredCheckbox'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { useRiskTest } from './useRiskTest'
import type { RiskTesting } from './useRiskTest'
import { Intro, notNow } from './Intro'
import { Question } from './Question'
import { Review } from './Review'
import './riskAssessment.scss'

interface StepProps {
  readonly testing: RiskTesting
  readonly declared: boolean
}

/** The way on, and from the second question the way back. */
function Actions({ testing, declared }: StepProps) {
  const { questionnaire, standing, draft, step, submit, toResult } = testing
  const { step: at, changing } = draft
  if (at === 'intro') {
    const blocked = standing.data === undefined || notNow(standing.data) !== undefined
    if (!blocked) return <Button onPress={() => step({ type: 'begin' })}>开始测评</Button>
    return <Button onPress={toResult}>查看测评结果</Button>
  }
  const onSubmit = () => (declared ? submit() : askToTick())
  const last = at === (questionnaire.data?.questions.length ?? 0) - 1
  return (
    <ButtonRow>
      {(at === 'review' || at > 0) && !changing && (
        <Button kind="secondary" onPress={() => step({ type: 'back' })}>
          上一题
        </Button>
      )}
      {at === 'review' ? (
        <Button onPress={onSubmit}>提交</Button>
      ) : (
        <Button onPress={() => step({ type: 'next' })}>{last || changing ? '核对答案' : '下一题'}</Button>
      )}
    </ButtonRow>
  )
}

function RiskAssessment({ route, query }: PageProps<typeof originQuery>) {
  const testing = useRiskTest(query)
  const [declared, setDeclared] = useState(false)
  const { questionnaire, standing, draft, step } = testing
  const questions = questionnaire.data?.questions ?? []
  const question = typeof draft.step === 'number' ? questions[draft.step] : undefined
  const read = together(questionnaire, standing)
  const change = (index: number): void => {
    // Whoever changes an answer gives their word anew.
    setDeclared(false)
    step({ type: 'change', index })
  }
  return (
    <Frame title={route.title} action={read.data ? <Actions testing={testing} declared={declared} /> : undefined}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {([, about]) => (
          <>
            {draft.step === 'intro' && <Intro questions={questions.length} standing={about} />}
            {question && (
              <Question
                question={question}
                place={questions.indexOf(question) + 1}
                total={questions.length}
                value={draft.answers[question.id]}
                missing={draft.missing}
                onAnswer={(optionId) => step({ type: 'answer', questionId: question.id, optionId })}
              />
            )}
            {draft.step === 'review' && (
              <Review
                questions={questions}
                answers={draft.answers}
                declared={declared}
                onDeclare={setDeclared}
                onChange={change}
              />
            )}
          </>
        )}
      </Loaded>
    </Frame>
  )
}

export default definePage(RiskAssessment, { query: originQuery })
