import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { cardFolderQuery } from '@/routes/queries/points'
import { AgriTicket, AgriTickets } from './AgriTicket'
import { CityOffers } from './CityOffers'
import { Coupons } from './Coupons'
import { Rush } from './Rush'
import { Vouchers } from './Vouchers'

/** /myVoucher: vouchers of merchants and partners; /couponList: coupons of deposits; and what is offered to be taken. */
function CardFolder({ route, query: { list } }: PageProps<typeof cardFolderQuery>) {
  switch (list) {
    case 'vouchers':
      return <Vouchers title={route.title} />
    case 'coupons':
      return <Coupons title={route.title} />
    case 'city':
      return <CityOffers route={route} />
    case 'rush':
      return <Rush route={route} />
    case 'agri':
      return <AgriTicket route={route} />
    case 'agriMine':
      return <AgriTickets route={route} />
  }
}

export default definePage(CardFolder, { query: cardFolderQuery })
