import { useEffect, useRef } from 'react'
import { queryStatements } from '@/contract/statement/queryStatements'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { clock } from '@/platform/clock'
import type { StatementRow } from '../documents'

const READER: PageReader<typeof queryStatements, StatementRow> = {
  items: ({ statements }) => statements,
  more: ({ more }) => more,
  key: ({ statementId }) => statementId,
}

/** When a document that is being made is asked for again, in milliseconds after the answer before. */
const WAITS = [1_500, 3_000, 6_000, 12_000] as const

/** The customer's documents; while one is being made the list is read again, some times. */
export function useStatements() {
  const list = usePages(queryStatements, {}, READER)
  const asked = useRef(0)
  const { data, reload } = list.first
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    const preparing = data?.statements.some(({ state }) => state === 'PREPARING') === true
    const wait = preparing ? WAITS[asked.current] : undefined
    if (wait === undefined) return undefined
    return clock.after(wait, () => {
      asked.current += 1
      latest.current()
    })
  }, [data])
  return list
}
