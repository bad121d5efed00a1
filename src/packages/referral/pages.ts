import type { PageProps } from '@/app/page'
import type { invitedQuery, inviteQuery, openReferralQuery, staffQuery } from '@/routes/queries/referral'

/** What the views of each page of this group are given. */
export type InvitedPage = PageProps<typeof invitedQuery>
export type StaffPage = PageProps<typeof staffQuery>
export type InvitePage = PageProps<typeof inviteQuery>
export type OpenPage = PageProps<typeof openReferralQuery>
