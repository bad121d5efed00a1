import { useEffect } from 'react'
import { noteUnread } from '../session/unread'

/** Takes the number of unread messages from a read of the account's status, for every badge. */
export function useNotedUnread({ data }: { readonly data?: { readonly unreadMessages: number } | undefined }): void {
  useEffect(() => {
    if (data) noteUnread(data.unreadMessages)
  }, [data])
}
