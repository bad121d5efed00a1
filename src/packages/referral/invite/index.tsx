import { definePage } from '@/app/page'
import { inviteQuery } from '@/routes/queries/referral'
import { Code } from './Code'
import { Invite } from './Invite'
import { Member } from './Member'
import { People } from './People'
import { CampaignPosters, PosterChoice, PosterReady } from './Posters'
import { Team } from './Team'
import type { InvitePage } from '../pages'
import '../referral.scss'

const VIEWS = {
  invite: Invite,
  people: People,
  team: Team,
  member: Member,
  posters: PosterChoice,
  clerkPosters: PosterChoice,
  campaignPosters: CampaignPosters,
  poster: PosterReady,
  code: Code,
} as const

/** One's own invitation with the pictures it is sent as, and who accepted it. */
function Invitations(page: InvitePage) {
  const View = VIEWS[page.query.view]
  return <View {...page} />
}

export default definePage(Invitations, { query: inviteQuery })
