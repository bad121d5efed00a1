import { useEffect, useRef } from 'react'
import { queryStatements } from '@/contract/statement/queryStatements'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { clock } from '@/platform/clock'
import { AGAIN_AFTER } from '../documents'
import type { StatementRow } from '../documents'

const READER: PageReader<typeof queryStatements, StatementRow> = {
  items: ({ statements }) => statements,
  more: ({ more }) => more,
  key: ({ statementId }) => statementId,
}

/** The customer's documents; while one is being made the list is read again, some times. */
export function useStatements() {
  const list = usePages(queryStatements, {}, READER)
  const asked = useRef(0)
  const { data, reload } = list.first
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    const preparing = data?.statements.some(({ state }) => state === 'PREPARING') === true
    const wait = preparing ? AGAIN_AFTER[asked.current] : undefined
    if (wait === undefined) return undefined
    return clock.after(wait, () => {
      asked.current += 1
      latest.current()
    })
  }, [data])
  return list
}
