import { useMemo } from 'react'
import type { ResponseOf } from '@/contract/call'
import type { makeInvite } from '@/contract/referral/makeInvite'
import { queryPosters } from '@/contract/referral/queryPosters'
import { drawPoster } from '@/domain/posters/drawing'
import type { Drawing } from '@/domain/drawing'
import { branchOf } from '@/domain/branches/list'

import { INVITER_KIND_NAMES } from '@/domain/referral/labels'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { webAddress } from '@/features/share/copying'
import { codeOf, POSTER_COLOURS } from './code'
import { useInvite } from './useInvite'

type Answer = ResponseOf<typeof queryPosters>
export type Poster = Answer['posters'][number]
export type Sender = Answer['sender']
type Invite = ResponseOf<typeof makeInvite>

export interface Posters extends Answer {
  readonly inviteCode: string
  /** What an account brings; 0 for nothing. */
  readonly points: number
}

/** What may be sent, with the sender's own code, once `member` says that it may be asked for. */
export function usePosters(member: boolean, actId?: string): Read<Posters> {
  const invite: Read<Invite> = useInvite(member)
  const of = actId === undefined ? {} : { actId }
  const read = useCall(queryPosters, invite.data ? of : undefined)
  const { inviteCode, points = 0 } = invite.data ?? {}
  const data = useMemo(
    () => (read.data && inviteCode !== undefined ? { ...read.data, inviteCode, points } : undefined),
    [read.data, inviteCode, points],
  )
  if (data) return { state: 'ready', data, reload: read.reload }
  const { error } = invite.error ? invite : read
  const reload = invite.error ? invite.reload : read.reload
  return error ? { state: 'failed', error, reload } : { state: 'loading', reload }
}

/** Where a poster's code leads: to who invites, and from there to the campaign. */
const addressOf = ({ actId }: Poster, inviteCode: string): string =>
  webAddress(link('/MakeFriendsSharePage', { inviteCode, ...(actId !== undefined && { actId }) }))

/** A poster's picture; the same object while it is the same poster. */
export function useDrawing({ sender, inviteCode }: Posters, poster: Poster): Drawing {
  return useMemo(() => {
    const { kind, name, branch, salesId } = sender
    const isStaff = branch !== undefined && salesId !== undefined
    const staff = isStaff && { kind: INVITER_KIND_NAMES[kind], branch: branchOf(branch).name, salesId }
    return drawPoster(
      {
        template: poster,
        product: poster.product,
        sender: { name, ...(staff && { staff }) },
        modules: codeOf(addressOf(poster, inviteCode)),
      },
      POSTER_COLOURS,
    )
  }, [sender, inviteCode, poster])
}
