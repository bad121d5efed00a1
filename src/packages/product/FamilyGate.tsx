import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { switchTab } from '@/app/navigate'
import { queryInvitations } from '@/contract/product/queryInvitations'
import { isPartnerPage, opensPage } from '@/domain/channels/channels'
import { PRODUCTS_MESSAGES } from '@/domain/errors/productsMessages'
import { Loaded } from '@/features/loaded/Loaded'
import { sourceAtom } from '@/session/source'
import { useValue } from '@/session/store'
import { useCall } from '@/session/useCall'
import { Empty } from '@/ui/Empty'
import type { EmptyProps } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import type { PageFamily } from './routeFamily'

interface FamilyGateProps {
  readonly family: PageFamily
  /** Of the page that says why there is nothing to see. */
  readonly title: string
  readonly children: ReactNode
}

/** Why a product isn't for this customer, and the way to those that are. */
export const elsewhere = (text: string, hint?: string): EmptyProps => ({
  picture: 'bridge',
  text,
  ...(hint !== undefined && { hint }),
  action: { text: '看看可购产品', onPress: () => switchTab('/productDetailsHomePage') },
})

/** Families that are for invited customers; the bank tells who is. */
function InvitedGate({ family, title, children }: FamilyGateProps) {
  const read = useCall(queryInvitations, {})
  const isInvited = read.data?.families.includes(family.description.family) ?? false
  if (isInvited) return children
  return (
    <Frame title={title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        empty={() => elsewhere(PRODUCTS_MESSAGES.InvitationMissing)}
      >
        {() => null}
      </Loaded>
    </Frame>
  )
}

/**
 * Stands before a family's index and buying page: partners' pages are for their customers, exclusive families for invited
 * ones. What somebody holds is theirs to see however they came by it, so the pages of holdings have no gate.
 */
export function FamilyGate(props: FamilyGateProps) {
  const { family, title, children } = props
  const { channel } = useValue(sourceAtom)
  if (isPartnerPage(family.name) && !opensPage(channel, family.name))
    return (
      <Frame title={title}>
        <Empty {...elsewhere(PRODUCTS_MESSAGES.PartnerPageOnly)} />
      </Frame>
    )
  return family.rule.invitedOnly ? <InvitedGate {...props} /> : children
}
