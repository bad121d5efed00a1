import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { holdingQuery } from '@/routes/queries/product'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { Failed } from '@/packages/product/components/Failed'
import { MaturityForm } from '@/packages/product/components/MaturityForm'
import { PasswordSheet } from '@/packages/product/components/PasswordSheet'
import { useMaturity } from '@/packages/product/hooks/useMaturity'

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="card" count={2} />
  </>
)

/** What becomes of a deposit at maturity, and the way to change it. */
function Redeposit({ route, query }: PageProps<v.InferOutput<typeof holdingQuery>>) {
  const choosing = useMaturity(query.seqNo)
  const { read, form, change, review, submit } = choosing
  const { data } = read
  const action =
    data?.changeable === true ? (
      <Button onPress={() => review.run()} busy={review.busy} disabled={!choosing.changed}>
        确认修改
      </Button>
    ) : undefined
  return (
    <Frame title={route.title} action={action}>
      {read.state === 'loading' && <Waiting />}
      {read.error && <Failed error={read.error} onRetry={read.reload} />}
      {data && (
        <>
          <MaturityForm maturity={data} choosing={choosing} />
          <PasswordSheet
            open={form.asking}
            name={data.holding.prodDesc}
            amount={data.holding.amount}
            error={form.passwordError}
            onComplete={submit}
            onClose={() => change({ asking: false, passwordError: undefined })}
          />
        </>
      )}
    </Frame>
  )
}

export default definePage(Redeposit, { query: holdingQuery })
