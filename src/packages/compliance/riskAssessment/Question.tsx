import { Heading } from '@/ui/Heading'
import { RadioList } from '@/ui/RadioList'
import { Progress } from '@/ui/Progress'
import type { RiskQuestion } from './draft'

interface QuestionProps {
  readonly question: RiskQuestion
  readonly place: number
  readonly total: number
  readonly value: string | undefined
  readonly missing: boolean
  readonly onAnswer: (optionId: string) => void
}

/** One question with all its answers, none of them chosen, marked or ranked. */
export const Question = ({ question, place, total, value, missing, onAnswer }: QuestionProps) => (
  <>
    <Progress done={place} total={total} />
    <Heading level={2} className="risk-assessment-title">
      {question.title}
    </Heading>
    <RadioList
      key={question.id}
      label={question.title}
      options={question.options.map(({ id, text }) => ({ key: id, label: text }))}
      value={value}
      onChange={onAnswer}
      error={missing ? '本题尚未作答，请选择一项' : undefined}
    />
  </>
)
