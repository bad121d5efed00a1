import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { redepositQuery } from '@/routes/queries/product'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { Loaded } from '@/features/loaded/Loaded'
import { MaturityForm } from '../MaturityForm'
import { MaturityOutcome } from '../MaturityOutcome'
import { AfterObstacles } from '@/features/order/AfterObstacles'
import { shutOut } from '@/features/order/shutOut'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { useMaturity } from '../useMaturity'

const WAITING = <Skeleton shape="card" count={3} />

/** What becomes of a deposit at maturity, and the way to change it. */
function Redeposit({ route, query }: PageProps<typeof redepositQuery>) {
  const choosing = useMaturity(query)
  const { read, form, review, password } = choosing
  const shut = form.done ? undefined : shutOut(password.obstacles)
  const action =
    read.data?.changeable === true && !form.done && !shut ? (
      <Button onPress={() => review.run()} busy={review.busy} disabled={!choosing.changed}>
        确认修改
      </Button>
    ) : undefined
  return (
    <Frame title={route.title} action={action}>
      <Loaded read={read} waiting={WAITING} empty={() => shut}>
        {(maturity) =>
          form.done && form.chosen !== undefined ? (
            <MaturityOutcome maturity={maturity} instruction={form.chosen} />
          ) : (
            <AfterObstacles obstacles={password.obstacles} waiting={WAITING}>
              <MaturityForm maturity={maturity} choosing={choosing} />
              <PasswordSheet password={password} {...choosing.confirming} onComplete={password.complete} />
            </AfterObstacles>
          )
        }
      </Loaded>
    </Frame>
  )
}

export default definePage(Redeposit, { query: redepositQuery })
