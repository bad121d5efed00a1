import { atom, store } from './store'

/** How many messages the customer hasn't read, as far as the bank has said; 0 while nobody is signed in. */
export const unreadAtom = atom(0)

export const noteUnread = (count: number): void => store.set(unreadAtom, count)
