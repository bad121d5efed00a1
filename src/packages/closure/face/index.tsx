import { useState } from 'react'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { requestClosureReview } from '@/contract/closure/requestClosureReview'
import { CLOSURE_REVIEW_DAYS } from '@/domain/closure/machine'
import { PROMISES } from '@/domain/message/promises'
import { Frame } from '@/app/Frame'
import { faceAction, FacePart } from '@/features/identity/face/FacePart'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import { awaitReview, byReview } from '@/features/identity/face/withoutFace'
import { Loaded } from '@/features/loaded/Loaded'
import { link } from '@/routes/link'
import { closingFaceQuery } from '@/routes/queries/closure'
import { callOrSay } from '@/session/callOrSay'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { Obstacle, obstacleAction, obstacleOf } from '../Findings'
import { useClosing, usePageOfState } from '../useClosing'

/** /logoutAccountFace: is it the owner who closes the account? */
function ClosingFace({ route, query: { bizToken } }: PageProps<typeof closingFaceQuery>) {
  const closing = useClosing()
  const { read, withdraw } = closing
  const facts = read.data
  const state = facts?.state
  const obstacle = facts && obstacleOf(facts)
  usePageOfState(state, ['FACE', 'REVIEW'])
  const face = useConsentedFace({
    scene: 'closeAccount',
    returnTo: link('/logoutAccountFace'),
    bizToken,
    onPassed: async () => go('/logoutAccountPhoneNum', {}, { replace: true }),
  })
  // Who waits for a person may show their face all the same; who comes back from showing it sees what came of it.
  const [showing, setShowing] = useState(bizToken !== undefined)
  const askReview = async (): Promise<void> => {
    const outcome = await callOrSay(requestClosureReview, {})
    if (!outcome) return
    setShowing(false)
    read.reload()
  }
  const without = state === 'REVIEW' ? awaitReview(() => setShowing(false)) : byReview(askReview)
  const calledOff = (
    <Button kind="text" onPress={withdraw}>
      撤回注销
    </Button>
  )
  if (obstacle) {
    return (
      <Frame title={route.title} action={obstacleAction(facts, closing)}>
        <Obstacle facts={facts} />
      </Frame>
    )
  }
  if (state === 'REVIEW' && !showing) {
    return (
      <Frame title={route.title}>
        <UnderReview onFace={() => setShowing(true)} onWithdraw={withdraw} />
      </Frame>
    )
  }
  return (
    <Frame title={route.title} action={state && faceAction(face, without)}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {() => <FacePart face={face} purpose="注销账户" without={without} more={calledOff} />}
      </Loaded>
    </Frame>
  )
}

/** A person decides; a face shown now is quicker. */
const UnderReview = ({ onFace, onWithdraw }: { readonly onFace: () => void; readonly onWithdraw: () => void }) => (
  <ResultView state="pending" title="人工审核中" hint={PROMISES.credentialReview.says} rows={REVIEW_TERMS}>
    <HomeButton only />
    <Button kind="text" onPress={onFace}>
      不等待，改用人脸识别
    </Button>
    <Button kind="text" onPress={onWithdraw}>
      撤回注销
    </Button>
  </ResultView>
)

const REVIEW_TERMS = [
  { label: '审核时间', value: '通常1个工作日内' },
  { label: '审核通过后', value: `${CLOSURE_REVIEW_DAYS.approved}天内继续办理` },
  { label: '未审核的', value: `${CLOSURE_REVIEW_DAYS.asked}天后申请自动结束` },
]

export default definePage(ClosingFace, { query: closingFaceQuery })
