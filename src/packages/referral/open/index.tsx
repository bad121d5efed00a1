import { definePage } from '@/app/page'
import { openReferralQuery } from '@/routes/queries/referral'
import { Check } from './Check'
import { Rights } from './Rights'
import { Shop } from './Shop'
import { Vip } from './Vip'
import type { OpenPage } from '../pages'
import '../referral.scss'

const VIEWS = { shop: Shop, card: Check, vip: Vip, rights: Rights } as const

/** What anybody may look at: a clerk's shop and card, and the tiers. */
function Open(page: OpenPage) {
  const View = VIEWS[page.query.view]
  return <View {...page} />
}

export default definePage(Open, { query: openReferralQuery })
