import { useEffect, useState } from 'react'

/** How long a person doesn't type before the bank is asked. */
const SETTLED_MS = 300

/** What is typed, and what is looked for: the text once it has stood still, '' at once when it was cleared. */
export function useSearch(): {
  readonly typed: string
  readonly type: (text: string) => void
  readonly search: string
} {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const text = typed.trim()
    if (text === '') return setSearch('')
    const timer = setTimeout(() => setSearch(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, type: setTyped, search: typed.trim() === '' ? '' : search }
}
