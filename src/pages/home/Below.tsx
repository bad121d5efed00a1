import { Activities } from './Activities'
import { Holdings } from './Holdings'

/** What stands below the products: nobody sees it before they scroll, so it is no part of what home loads first. */
export const Below = ({ member }: { readonly member: boolean }) => (
  <>
    {member && <Holdings />}
    <Activities member={member} />
  </>
)
