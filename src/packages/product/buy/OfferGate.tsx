import type { ReactNode } from 'react'
import { go } from '@/app/navigate'
import type { AgreementOffer } from '@/contract/product/agreementOffer'
import { queryAgreementOffers } from '@/contract/product/queryAgreementOffers'
import { MoneyFrame } from '@/features/hotline/MoneyFrame'
import { Loaded } from '@/features/loaded/Loaded'
import { obstacle } from '@/session/gate'
import { sessionAtom } from '@/session/session'
import { useValue } from '@/session/store'
import { useCall } from '@/session/useCall'
import { Skeleton } from '@/ui/Skeleton'

interface OfferGateProps {
  readonly offerId: string
  readonly title: string
  /** Drawn with the terms; without them for somebody who isn't signed in yet, who sees the shelf's. */
  readonly children: (offered: AgreementOffer | undefined) => ReactNode
}

/** Stands before a buying page that is opened with terms of the customer's own: what isn't theirs, or is used, leads on. */
export function OfferGate({ offerId, title, children }: OfferGateProps) {
  const standing = obstacle('account', useValue(sessionAtom))
  const read = useCall(queryAgreementOffers, standing === undefined ? { offerId } : undefined)
  const offered = read.data?.offers.find(({ state }) => state === 'REDEEMED')
  if (offered) return children(offered)
  if (standing !== undefined && standing !== 'starting') return children(undefined)
  return (
    <MoneyFrame title={title}>
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
    </MoneyFrame>
  )
}
