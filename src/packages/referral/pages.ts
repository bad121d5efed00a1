import type * as v from 'valibot'
import type { PageProps } from '@/app/page'
import type { invitedQuery, inviteQuery, openReferralQuery, staffQuery } from '@/routes/queries/referral'

/** What the views of each page of this group are given. */
export type InvitedPage = PageProps<v.InferOutput<typeof invitedQuery>>
export type StaffPage = PageProps<v.InferOutput<typeof staffQuery>>
export type InvitePage = PageProps<v.InferOutput<typeof inviteQuery>>
export type OpenPage = PageProps<v.InferOutput<typeof openReferralQuery>>
