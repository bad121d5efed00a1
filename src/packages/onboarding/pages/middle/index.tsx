import { useEffect } from 'react'
import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { middleQuery } from '@/routes/queries/onboarding'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { goTo, useOnboardingState } from '@/packages/onboarding/hooks/useOnboarding'
import { nextPlace } from '@/packages/onboarding/model/way'
import type { MiddleStep } from '@/packages/onboarding/model/way'
import { Agreements } from './Agreements'
import { Personal } from './Personal'
import { Tax } from './Tax'

const STEPS = { personal: Personal, tax: Tax, agreements: Agreements } satisfies Record<MiddleStep, unknown>

/** Sends on to where the customer stands. */
function Forward({ title }: { readonly title: string }) {
  const { data, error, reload } = useOnboardingState()
  useEffect(() => {
    if (data) goTo(nextPlace(data))
  }, [data])
  return (
    <Frame title={title}>
      {error ? <ErrorState message={error.message} onRetry={reload} /> : <Skeleton shape="card" />}
    </Frame>
  )
}

/** /OpenMiddle: on to the right step; and the steps that are forms only. */
export default definePage(
  function Middle({ route, query }: PageProps<v.InferOutput<typeof middleQuery>>) {
    if (query.step === undefined) return <Forward title={route.title} />
    const Step = STEPS[query.step]
    return <Step title={route.title} />
  },
  { query: middleQuery },
)
