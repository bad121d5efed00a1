import { useEffect, useState } from 'react'
import { queryWalletRecords } from '@/contract/account/queryWalletRecords'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { requestOf, sane, withSums } from '../records'
import type { RecordFilter, WalletRecord } from '../records'

const READER: PageReader<typeof queryWalletRecords, WalletRecord> = {
  items: withSums,
  more: ({ more }) => more,
  key: ({ recordId }) => recordId,
}

/** How long nobody types before the bank is asked. */
const SETTLED_MS = 400

const NO_FILTER: RecordFilter = { type: 'all' }

/** The list with its filter and search; a search asks the bank once the customer stops typing. */
export function useRecordList(from: RecordFilter) {
  const [filter, setFilter] = useState(() => sane(from))
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const list = usePages(queryWalletRecords, requestOf(filter, keyword), READER)
  const showAll = (): void => {
    setFilter(NO_FILTER)
    setTyped('')
    setKeyword('')
  }
  const filtered = keyword.trim() !== '' || Object.keys(requestOf(filter, '')).length > 1 || filter.type !== 'all'
  return { list, filter, setFilter, typed, setTyped, filtered, showAll }
}
