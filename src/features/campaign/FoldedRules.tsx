import { useState } from 'react'
import type { ReactNode } from 'react'
import { Cell, CellGroup } from '@/ui/Cell'
import { foldedText } from './folded'

interface FoldedRulesProps {
  readonly lines: readonly string[]
  /** Cells that stay in sight below. */
  readonly children?: ReactNode
}

/** A campaign's rules, folded until they are asked for. */
export function FoldedRules({ lines, children }: FoldedRulesProps) {
  const [open, setOpen] = useState(false)
  return (
    <CellGroup>
      <Cell label="活动规则" value={open ? '收起' : foldedText(lines)} onPress={() => setOpen(!open)} />
      {open && lines.map((line) => <Cell key={line} label={line} />)}
      {children}
    </CellGroup>
  )
}
