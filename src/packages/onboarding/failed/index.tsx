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
import { nextPlace, stepPlace } from '../way'
import { wayOnOf } from './wayOn'

/** /openAccountFail: why the application failed, and the way on. */
function Failed({ route }: PageProps) {
  const read = useOnboardingState()
  const { data } = read
  const opening = data?.opening
  const failure = opening?.state === 'FAILED' ? opening.failure : undefined
  useEffect(() => {
    if (data && !failure) goToStep(nextPlace(data))
  }, [data, failure])
  const way = failure && wayOnOf(failure)
  return (
    <Frame title={route.title} tone="surface">
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {() =>
          opening &&
          failure &&
          way && (
            <ResultView
              state="failure"
              title="开户未成功"
              hint={failure.message}
              rows={[
                { label: '申请时间', value: formatInstant(opening.submittedAt) },
                { label: '客服热线', value: BRAND.hotline, onPress: callHotline },
              ]}
            >
              <Button onPress={() => (way.place ? goToStep(way.place) : goHome())}>{way.action}</Button>
              {way.again && (
                <Button kind="secondary" onPress={() => goToStep(stepPlace('agreements'))}>
                  资料无误，重新提交
                </Button>
              )}
            </ResultView>
          )
        }
      </Loaded>
    </Frame>
  )
}

export default definePage(Failed)
