import { definePage } from '@/app/page'
import { invitedQuery } from '@/routes/queries/referral'
import { Bind } from './Bind'
import { Welcome } from './Welcome'
import type { InvitedPage } from '../pages'
import '../referral.scss'

/** Whom somebody has invited: what the invitation says, and the decision on it. */
const Invited = (page: InvitedPage) => (page.query.view === 'welcome' ? <Welcome {...page} /> : <Bind {...page} />)

export default definePage(Invited, { query: invitedQuery })
