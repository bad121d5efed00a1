import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { goToDestination } from '@/app/entry'
import { Frame } from '@/app/Frame'
import { go, goBack } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryCredentials } from '@/contract/security/queryCredentials'
import { faceAction } from '@/features/identity/face/FacePart'
import { hasCode } from '@/features/identity/sms/useSmsCode'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { resetQuery } from '@/routes/queries/security'
import { sessionAtom } from '@/session/session'
import { useValue } from '@/session/store'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Skeleton } from '@/ui/Skeleton'
import { ChangedResult } from '../ChangedResult'
import { RESETS } from './credentials'
import { AskReview, NewSecret, Proved, Prove, Waiting } from './steps'
import { useReset } from './useReset'

type Props = PageProps<typeof resetQuery>

/** /resetGues and /resetPassword: a new gesture or payment password for who forgot or locked it. */
const Reset = (props: Props) =>
  props.query.acctId === undefined ? <ResetOwn {...props} /> : <ToAccount acctId={props.query.acctId} />

/** The password of an account of type II or III has a page of its own. */
function ToAccount({ acctId }: { readonly acctId: string }) {
  useEffect(() => go('/lzhResetPassword', { acctId }, { replace: true }), [acctId])
  return null
}

function ResetOwn({ route, query: { credential, bizToken } }: Props) {
  const reset = useReset(credential, bizToken)
  const { read, doing } = reset
  const { name } = RESETS[credential]
  return (
    <Frame title={route.title} action={read.data ? actionOf(reset) : undefined}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {({ standing }) => {
          if (doing === 'done') {
            return (
              <Done name={name}>
                {credential === 'gesture' ? (
                  <Button onPress={goToDestination}>继续使用</Button>
                ) : (
                  <Button onPress={goBack}>返回上一页</Button>
                )}
              </Done>
            )
          }
          if (reset.obstacles.found.length > 0) return <ObstacleNotes obstacles={reset.obstacles} />
          if (doing === 'asking') return <AskReview review={reset.review} name={name} />
          if (doing === 'entering') return <NewSecret credential={credential} reset={reset} />
          if (standing === 'PASSED') return <Proved sms={reset.sms} name={name} />
          if (reset.waits) return <Waiting name={name} onFace={reset.prove} />
          return <Prove credential={credential} reset={reset} rejected={standing === 'REJECTED'} />
        }}
      </Loaded>
    </Frame>
  )
}

/**
 * What the reset came to, by the bank's word: not every reset lowers the limits. Who hasn't signed in yet is told nothing
 * more: the question alone would end their session.
 */
function Done({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { visitor } = useValue(sessionAtom)
  const told = useCall(queryCredentials, visitor?.signedIn === true ? {} : undefined).data
  return (
    <ChangedResult title={`${name}已重置`} told={told}>
      {children}
    </ChangedResult>
  )
}

/** The one thing to do next; undefined where the page's own buttons or pad say it. */
function actionOf(reset: ReturnType<typeof useReset>): ReactNode {
  const { read, doing, waits, face, without, review, sms, begin, prove } = reset
  if (doing === 'done' || doing === 'entering' || waits || reset.obstacles.found.length > 0) return undefined
  if (doing === 'asking') {
    return (
      <>
        <Button kind={readyKind(hasCode(review.sms))} onPress={review.ask}>
          提交申请
        </Button>
        <Button kind="text" onPress={prove}>
          改用人脸识别
        </Button>
      </>
    )
  }
  if (read.data?.standing !== 'PASSED') return faceAction(face, without)
  return (
    <Button kind={readyKind(hasCode(sms))} onPress={begin}>
      下一步
    </Button>
  )
}

export default definePage(Reset, { query: resetQuery })
