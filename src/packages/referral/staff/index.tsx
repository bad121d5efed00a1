import { definePage } from '@/app/page'
import { staffQuery } from '@/routes/queries/referral'
import { Customers } from './Customers'
import { Desk } from './Desk'
import { Kol, KolApply } from './Kol'
import { Person } from './Person'
import { Promote } from './Promote'
import { Results } from './Results'
import { Sent } from './Sent'
import { ShopEdit } from './ShopEdit'
import type { StaffPage } from '../pages'
import '../referral.scss'

const VIEWS = {
  desk: Desk,
  promote: Promote,
  customers: Customers,
  results: Results,
  settlements: Results,
  kol: Kol,
  kolApply: KolApply,
  shop: ShopEdit,
  person: Person,
  sent: Sent,
} as const

/** The desk of who promotes in the bank's name. */
function Staff(page: StaffPage) {
  const View = VIEWS[page.query.view]
  return <View {...page} />
}

export default definePage(Staff, { query: staffQuery })
