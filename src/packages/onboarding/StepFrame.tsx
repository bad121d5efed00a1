import { useState } from 'react'
import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { Loaded } from '@/features/loaded/Loaded'
import type { Read } from '@/session/useCall'
import { Skeleton } from '@/ui/Skeleton'
import { StepsHeader } from '@/ui/StepsHeader'
import { namesAt, placeOf } from './way'
import type { ShownStep } from './way'
import { StepsSheet } from './StepsSheet'

interface StepFrameProps {
  readonly title: string
  readonly step: ShownStep
  readonly onboarding: Read<OnboardingState>
  readonly action?: ReactNode
  /** Whether the page's content is there; it isn't asked for before the state is. */
  readonly children: (state: OnboardingState) => ReactNode
}

/** A step's page: where one is, the step itself, and the way on. */
export function StepFrame({ title, step, onboarding, action, children }: StepFrameProps) {
  const [overview, setOverview] = useState(false)
  const { data } = onboarding
  return (
    <Frame title={title} action={(data && action) || undefined}>
      <StepsHeader steps={namesAt(step)} current={placeOf(step)} onPress={() => setOverview(true)} />
      <Loaded read={onboarding} waiting={<Skeleton shape="card" />}>
        {children}
      </Loaded>
      {overview && data && <StepsSheet state={data} current={step} onClose={() => setOverview(false)} />}
    </Frame>
  )
}
