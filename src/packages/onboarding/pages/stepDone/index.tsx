import { useEffect } from 'react'
import type * as v from 'valibot'
import { go, goHome } from '@/app/navigate'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { stepDoneQuery } from '@/routes/queries/onboarding'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { goTo, useOnboardingState } from '@/packages/onboarding/hooks/useOnboarding'
import { doneSummary } from '@/packages/onboarding/model/doneSummary'
import { nextPlace } from '@/packages/onboarding/model/way'

/** /registerSucess and /bandcardsuccess: a step that is behind the customer, and the way on. */
function StepDone({ route, query }: PageProps<v.InferOutput<typeof stepDoneQuery>>) {
  const { data, error, reload } = useOnboardingState()
  const summary = data && doneSummary(query.step, data)
  useEffect(() => {
    // Nothing of the kind is done: to where the person stands.
    if (data && !summary) goTo(nextPlace(data))
  }, [data, summary])
  return (
    <Frame title={route.title} tone="surface">
      {data === undefined &&
        (error ? <ErrorState message={error.message} onRetry={reload} /> : <Skeleton shape="card" />)}
      {data && summary && (
        <ResultView state="success" title={summary.title} hint={summary.hint} rows={summary.rows}>
          <Button onPress={() => goTo(nextPlace(data))}>继续开户</Button>
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
      )}
    </Frame>
  )
}

export default definePage(StepDone, { query: stepDoneQuery })
