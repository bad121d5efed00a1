import { useEffect } from 'react'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Loaded } from '@/features/loaded/Loaded'
import { middleQuery } from '@/routes/queries/onboarding'
import { Skeleton } from '@/ui/Skeleton'
import { goToStep, useOnboardingState } from '../useOnboarding'
import { nextPlace } from '../way'
import type { MiddleStep } from '../way'
import { Agreements } from './Agreements'
import { Personal } from './Personal'
import { Tax } from './Tax'

const STEPS = { personal: Personal, tax: Tax, agreements: Agreements } satisfies Record<MiddleStep, unknown>

/** Sends on to where the customer stands. */
function Forward({ title }: { readonly title: string }) {
  const read = useOnboardingState()
  const { data } = read
  useEffect(() => {
    if (data) goToStep(nextPlace(data))
  }, [data])
  return (
    <Frame title={title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {() => <Skeleton shape="card" />}
      </Loaded>
    </Frame>
  )
}

/** /OpenMiddle: on to the right step; and the steps that are forms only. */
function Middle({ route, query }: PageProps<typeof middleQuery>) {
  if (query.step === undefined) return <Forward title={route.title} />
  const Step = STEPS[query.step]
  return <Step title={route.title} />
}

export default definePage(Middle, { query: middleQuery })
