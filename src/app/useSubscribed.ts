import { useEffect, useState } from 'react'

/** A value of the platform that changes by itself, such as dark mode. */
export function useSubscribed<T>(subscribe: (listener: (value: T) => void) => () => void, read: () => T): T {
  const [value, setValue] = useState(read)
  useEffect(() => subscribe(setValue), [subscribe])
  return value
}
