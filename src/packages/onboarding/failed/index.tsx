import { useEffect } from 'react'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { formatInstant } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { goToStep, useOnboardingState } from '../useOnboarding'
import { nextPlace } from '../way'
import { waysOnOf } from './wayOn'

/** /openAccountFail: why the application failed, and the way on. */
function Failed({ route }: PageProps) {
  const read = useOnboardingState()
  const { data } = read
  const opening = data?.opening
  const failure = opening?.state === 'FAILED' ? opening.failure : undefined
  useEffect(() => {
    if (data && !failure) goToStep(nextPlace(data))
  }, [data, failure])
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {() =>
          opening &&
          failure && (
            <ResultView
              state="failure"
              title="开户未成功"
              hint={failure.message}
              rows={[
                { label: '申请时间', value: formatInstant(opening.submittedAt) },
                { label: '客服热线', value: BRAND.hotline, onPress: callHotline },
              ]}
            >
              {waysOnOf(failure).map(({ action, place }, index) => (
                <Button
                  key={action}
                  kind={index === 0 ? 'primary' : 'secondary'}
                  onPress={() => (place.name === '/' ? goHome() : goToStep(place))}
                >
                  {action}
                </Button>
              ))}
            </ResultView>
          )
        }
      </Loaded>
    </Frame>
  )
}

export default definePage(Failed)
