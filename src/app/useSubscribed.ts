import { useEffect, useState } from 'react'

/** A value of the platform's that changes by itself. */
export function useSubscribed<T>(subscribe: (listener: (value: T) => void) => () => void, read: () => T): T {
  const [value, setValue] = useState(read)
  useEffect(() => subscribe(setValue), [subscribe])
  return value
}
