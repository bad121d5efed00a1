import { Cell, CellGroup } from '@/ui/Cell'
import { RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { Heading } from '@/ui/Heading'
import type { DraftAnswers, RiskQuestion } from './draft'

interface ReviewProps {
  readonly questions: readonly RiskQuestion[]
  readonly answers: DraftAnswers
  readonly declared: boolean
  readonly onDeclare: (declared: boolean) => void
  readonly onChange: (index: number) => void
}

/** Every answer once more, each to be changed, and the customer's word for them. */
export const Review = ({ questions, answers, declared, onDeclare, onChange }: ReviewProps) => (
  <>
    <Heading level={2} className="risk-assessment-title">
      请核对您的答案
    </Heading>
    <CellGroup note="点击题目可修改答案">
      {questions.map(({ id, title, options }, index) => (
        <Cell
          key={id}
          layout="stacked"
          label={`${index + 1}. ${title}`}
          value={options.find((option) => option.id === answers[id])?.text}
          onPress={() => onChange(index)}
        />
      ))}
    </CellGroup>
    <RequiredCheckbox
      checked={declared}
      onChange={onDeclare}
      missing="请先勾选声明"
      label="以上信息由本人填写，真实、准确、完整"
    />
  </>
)
