import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import type { AgreementOffer } from '@/contract/product/agreementOffer'
import { queryAgreementOffers } from '@/contract/product/queryAgreementOffers'
import { Frame } from '@/app/Frame'
import { Loaded } from '@/features/loaded/Loaded'
import type { Route } from '@/routes/names'
import { useCall } from '@/session/useCall'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'

interface OfferGateProps {
  readonly route: Route
  readonly query: { readonly offerId: string; readonly productType?: string | undefined }
  readonly title: string
  readonly children: (offered: AgreementOffer) => ReactNode
}

/** Stands before a buying page that is opened with terms of the customer's own: what isn't theirs, or is used, leads on. */
export function OfferGate({ route, query: { offerId, productType }, title, children }: OfferGateProps) {
  const area = useMemberArea(route, { offerId, ...(productType === undefined ? {} : { productType }) })
  const read = useCall(queryAgreementOffers, area.member ? { offerId } : undefined)
  const offered = read.data?.offers.find(({ state }) => state === 'REDEEMED')
  const seen = useRef<AgreementOffer>()
  seen.current = offered ?? seen.current
  // Whoever has to sign in again goes on with the terms that they have seen, and what they have typed.
  const shown = area.member ? offered : seen.current
  if (shown) return children(shown)
  if (area.invitation)
    return (
      <Frame title={title}>
        <Empty
          picture="key"
          text="登录后查看您的协定利率"
          hint="协定利率由客户经理为您单独约定，仅限您本人使用"
          action={{ text: area.invitation.action, onPress: () => void area.accept() }}
        />
      </Frame>
    )
  return (
    <Frame title={title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        empty={() => ({
          picture: 'hourglass',
          text: '该协定利率已使用或已过有效期',
          hint: '如需再次使用，请联系您的客户经理',
          action: { text: '查看我的协定利率', onPress: () => go('/agrDepCode', {}, { replace: true }) },
        })}
      >
        {() => null}
      </Loaded>
    </Frame>
  )
}
