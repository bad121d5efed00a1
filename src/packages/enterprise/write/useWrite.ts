import { useRef, useState } from 'react'
import { go } from '@/app/navigate'
import { saveApproval } from '@/contract/approval/saveApproval'
import { isAsked } from '@/domain/approval/forms'
import type { ApprovalForm, FormField } from '@/domain/approval/forms'
import type { ApprovalKind } from '@/domain/approval/kinds'
import { saysMark } from '@/domain/approval/payload'
import type { ApprovalPayload, PayloadFields } from '@/domain/approval/payload'
import { readRows, textOfRows } from '@/domain/approval/rowsText'
import { fen } from '@/domain/money/fen'
import { readYuan, typedYuan, YUAN_REFUSALS } from '@/domain/money/input'
import { useObstacles } from '@/features/order/useObstacles'
import { newClientId } from '@/session/bank'
import { callOrSay } from '@/session/callOrSay'
import { useAction } from '@/session/useAction'
import { showComplaint } from '@/ui/complaint'
import type { Acting, Detail } from '../model'

export type Begun = Pick<Detail, 'approvalId' | 'payload' | 'marks'>

/** What is typed: every field's text, and the rows line by line. */
export interface Typed {
  readonly values: Readonly<Record<string, string>>
  readonly rows: string
}

const textOf = ({ key, type }: FormField, values: PayloadFields): string => {
  const value = values[key]
  if (value === undefined) return ''
  return type === 'yuan' ? typedYuan(fen(Number(value))) : String(value)
}

/** A form as it begins: what is changed, or nothing but the only account there is to choose. */
function first(form: ApprovalForm, { card }: Acting, begun: Begun | undefined): Typed {
  const only = (field: FormField): string => (field.type === 'orgCard' ? (card?.orgCardId ?? '') : '')
  const values = Object.fromEntries(
    form.fields.map((field) => [field.key, begun ? textOf(field, begun.payload.values) : only(field)]),
  )
  return { values, rows: begun && form.rows ? textOfRows(form.rows, begun.payload.rows) : '' }
}

/** What a field's text can't be; undefined when it can be sent. */
function problemOf({ type, label }: FormField, text: string): string | undefined {
  if (type === 'yuan') {
    const read = readYuan(text)
    if (!read.ok) return YUAN_REFUSALS[read.error]
    return read.value > 0 ? undefined : '请输入正确的金额'
  }
  if (text.trim() !== '') return undefined
  return type === 'text' || type === 'digits' ? `请填写${label}` : `请选择${label}`
}

const valueOf = ({ type }: FormField, text: string): string | number => {
  if (type !== 'yuan') return text.trim()
  const read = readYuan(text)
  return read.ok ? read.value : 0
}

interface Writing {
  readonly kind: ApprovalKind
  readonly form: ApprovalForm
  readonly acting: Acting
  readonly begun: Begun | undefined
  /** Once a new one is kept by the bank as an application. */
  readonly onSaved: () => Promise<unknown>
}

/** A form as it is filled in, and the bank's look at it. */
export function useWrite({ kind, form, acting, begun, onSaved }: Writing) {
  const [text, setText] = useState(() => first(form, acting, begun))
  const [tried, setTried] = useState(false)
  const [marks, setMarks] = useState<readonly string[]>(() => (begun ? begun.marks.map(saysMark) : []))
  // One form makes one draft, however often it is sent.
  const clientId = useRef<Awaited<ReturnType<typeof newClientId>>>()
  const fields = form.fields.filter((field) => isAsked(field, text.values))
  const read = form.rows ? readRows(form.rows, text.rows) : { rows: [], problems: [] }
  const problems = new Map(fields.map((field) => [field.key, problemOf(field, text.values[field.key] ?? '')]))
  const rowsProblem = form.rows && read.rows.length + read.problems.length === 0 ? '请填写明细' : undefined
  const isWrong = [...problems.values(), rowsProblem].some((one) => one !== undefined) || read.problems.length > 0

  const obstacles = useObstacles(saveApproval, {})
  const save = useAction(async () => {
    if (obstacles.stop()) return
    setTried(true)
    if (isWrong) return showComplaint()
    clientId.current ??= await newClientId()
    const payload: ApprovalPayload = {
      values: Object.fromEntries(fields.map((field) => [field.key, valueOf(field, text.values[field.key] ?? '')])),
      rows: read.rows,
    }
    const changed = begun ? { approvalId: begun.approvalId } : {}
    const saved = await callOrSay(saveApproval, {
      clientId: clientId.current,
      kind,
      payload: { ...payload, rows: [...payload.rows] },
      ...changed,
    })
    if (!saved) return
    if (saved.marks.length > 0) {
      setMarks(saved.marks.map(saysMark))
      return showComplaint()
    }
    if (!begun) await onSaved()
    go('/approvalResult', { approvalId: saved.approvalId }, { replace: true })
  })
  const change = (typed: Typed): void => {
    setText(typed)
    setMarks([])
  }
  return {
    obstacles,
    ready: !isWrong,
    text,
    restore: change,
    fields,
    rows: read.rows,
    marks,
    set: (key: string, value: string) => change({ ...text, values: { ...text.values, [key]: value } }),
    setRows: (rows: string) => change({ ...text, rows }),
    problemOf: (key: string) => (tried ? problems.get(key) : undefined),
    rowsProblem: tried ? (rowsProblem ?? (read.problems[0] && saysMark(read.problems[0]))) : undefined,
    save,
  }
}

export type Writer = ReturnType<typeof useWrite>
