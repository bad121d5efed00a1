import { useEffect } from 'react'
import { go, goHome } from '@/app/navigate'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Loaded } from '@/features/loaded/Loaded'
import { stepDoneQuery } from '@/routes/queries/onboarding'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { goToStep, useOnboardingState } from '../useOnboarding'
import { doneSummary } from './doneSummary'
import { nextPlace } from '../way'

/** /registerSucess and /bandcardsuccess: a step that is behind the customer, and the way on. */
function StepDone({ route, query }: PageProps<typeof stepDoneQuery>) {
  const read = useOnboardingState()
  const { data } = read
  const summary = data && doneSummary(query.step, data)
  useEffect(() => {
    // Nothing of the kind is done: to where the person stands.
    if (data && !summary) goToStep(nextPlace(data))
  }, [data, summary])
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {(state) =>
          summary && (
            <ResultView state="success" title={summary.title} hint={summary.hint} rows={summary.rows}>
              <Button onPress={() => goToStep(nextPlace(state))}>继续开户</Button>
              {summary.change ? (
                <Button kind="secondary" onPress={() => summary.change && go(summary.change, { replace: true })}>
                  更换银行卡
                </Button>
              ) : (
                <Button kind="secondary" onPress={goHome}>
                  先逛逛
                </Button>
              )}
            </ResultView>
          )
        }
      </Loaded>
    </Frame>
  )
}

export default definePage(StepDone, { query: stepDoneQuery })
