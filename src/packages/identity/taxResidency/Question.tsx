import { useState } from 'react'
import { explainTaxResidency } from '@/contract/identity/explainTaxResidency'
import { caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { PROMISES } from '@/domain/message/promises'
import { conflictText, TAX_EXPLANATION_LENGTH } from '@/domain/tax/declaration'
import { callOrSay } from '@/session/callOrSay'
import { useAction } from '@/session/useAction'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { showComplaint } from '@/ui/complaint'
import { Notice } from '@/ui/Notice'
import { TextArea } from '@/ui/TextArea'
import { showToast } from '@/ui/Toast'
import type { Declaration } from './declaration'

interface QuestionProps {
  readonly declaration: Declaration
  /** Reads the statements again. */
  readonly onExplained: () => void
}

/** What is asked about a statement that the record speaks against, and the place for the answer. */
export function Question({ declaration, onExplained }: QuestionProps) {
  const { state, conflicts, explained } = declaration
  if (state !== 'QUESTIONED') return null
  if (explained?.waiting) return <Notice>{`您的说明已提交，正在审核，${PROMISES.reviewResult.says}`}</Notice>
  const against = conflictText(conflicts)
  return (
    <>
      <Notice tone="warning">
        {explained ? `说明尚不足以消除疑问，请重新说明，或更新声明` : `声明与${against}不一致，请说明原因，或更新声明`}
      </Notice>
      <Explain key={declaration.version} version={declaration.version} onExplained={onExplained} />
    </>
  )
}

function Explain({ version, onExplained }: { readonly version: number; readonly onExplained: () => void }) {
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const problem = caseTextProblem(tidyCaseText(text), TAX_EXPLANATION_LENGTH) !== undefined
  const send = useAction(async () => {
    setTried(true)
    if (problem) return showComplaint()
    await callOrSay(explainTaxResidency, { version, text }, showToast)
    onExplained()
  })
  return (
    <Card>
      <TextArea
        label="说明"
        value={text}
        onChange={setText}
        maxLength={TAX_EXPLANATION_LENGTH}
        placeholder="如：常年在境外工作生活，国内地址为父母住址"
        error={tried && problem ? '请填写说明，不使用特殊字符' : undefined}
      />
      <Button kind="secondary" size="medium" onPress={send.run} busy={send.busy}>
        提交说明
      </Button>
    </Card>
  )
}
