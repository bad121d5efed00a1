import type { Invitation } from '@/app/invitation'

/** The way in, by a name that is true of whom the bank doesn't know here yet: they may have an account already. */
export const entryText = ({ stranger, action }: Invitation): string => (stranger ? '登录或开户' : action)

/** What comes after the way in, such as `登录或开户后参加`. */
export const afterEntryText = (invitation: Invitation, then: string): string => `${entryText(invitation)}后${then}`
