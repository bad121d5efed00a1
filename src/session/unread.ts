import { atom, store } from './store'

/** How many unread messages the badges say (`badgeCount`), by the bank's last answer; 0 while nobody is signed in. */
export const unreadAtom = atom(0)

export const noteUnread = (count: number): void => store.set(unreadAtom, count)
