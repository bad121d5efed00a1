import { useEffect } from 'react'
import { noteUnread } from '../session/unread'

/** Takes over what a read of the account's status says of unread messages, for every badge. */
export function useNotedUnread({ data }: { readonly data?: { readonly unreadMessages: number } | undefined }): void {
  useEffect(() => {
    if (data) noteUnread(data.unreadMessages)
  }, [data])
}
