import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import { faceAction, FacePart } from '@/features/identity/face/FacePart'
import { Loaded } from '@/features/loaded/Loaded'
import { classHomeQuery } from '@/routes/queries/subaccount'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { openingOf } from '../ways'
import { About } from './About'
import { OpeningForm, useOpening } from './Opening'
import { Overview } from './Overview'
import { useClassHome } from './useClassHome'

type Props = PageProps<typeof classHomeQuery>

/** /IICardIdex and /lzhCardIdex: a class of accounts, the one looked at last, and the opening of another. */
const ClassHome = (props: Props) => (props.query.step === 'open' ? <Opening {...props} /> : <Home {...props} />)

function Home({ route, query }: Props) {
  const accountClass = query.class
  const home = useClassHome(accountClass, query.acctId)
  const { read, sub } = home
  const name = CLASS_FACTS[accountClass].name
  return (
    <Frame
      title={route.title}
      action={
        read.data && !sub ? <Button onPress={() => go(openingOf(accountClass))}>{`开立${name}`}</Button> : undefined
      }
    >
      <Loaded read={read} waiting={<Waiting />}>
        {(subs) =>
          sub ? <Overview class={accountClass} home={home} subs={subs} sub={sub} /> : <About class={accountClass} />
        }
      </Loaded>
    </Frame>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={4} />
  </>
)

function Opening({ query }: Props) {
  const accountClass = query.class
  const opening = useOpening(accountClass, query.bizToken)
  const { passed, face } = opening
  const name = CLASS_FACTS[accountClass].name
  return (
    <Frame
      title={`开立${name}`}
      action={
        passed ? (
          <Button onPress={opening.opening.run} busy={opening.opening.busy}>
            同意协议并开立
          </Button>
        ) : (
          faceAction(face)
        )
      }
    >
      {passed ? (
        <OpeningForm class={accountClass} opening={opening} />
      ) : (
        <FacePart face={face} purpose={`开立${name}`} />
      )}
    </Frame>
  )
}

export default definePage(ClassHome, {
  query: classHomeQuery,
  titled: ({ class: accountClass, step }) => (step ? `开立${CLASS_FACTS[accountClass].name}` : undefined),
})
