import { useState } from 'react'
import type { PropsWithChildren } from 'react'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { requestClosureReview } from '@/contract/closure/requestClosureReview'
import { CLOSURE_REVIEW_DAYS } from '@/domain/closure/machine'
import { PROMISES } from '@/domain/message/promises'
import { MoneyFrame } from '@/features/hotline/MoneyFrame'
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
import { Units } from '@/ui/Units'
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
  const askReview = async (): Promise<void> => {
    const outcome = await callOrSay(requestClosureReview, {})
    if (outcome) read.reload()
  }
  const reviewing = state === 'REVIEW'
  const [showsFace, showFace] = useState(bizToken !== undefined)
  const without = reviewing ? awaitReview(() => showFace(false)) : byReview(askReview)
  const calledOff = (
    <Button kind="text" onPress={withdraw}>
      撤回注销
    </Button>
  )
  const waits = reviewing && !showsFace
  if (obstacle) {
    return (
      <MoneyFrame title={route.title} action={obstacleAction(facts, closing)}>
        <Obstacle facts={facts} />
      </MoneyFrame>
    )
  }
  return (
    <MoneyFrame title={route.title} action={state && !waits && faceAction(face, without)}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {() =>
          waits ? (
            <UnderReview>
              <Button kind="secondary" onPress={() => showFace(true)}>
                改用人脸识别
              </Button>
              {calledOff}
            </UnderReview>
          ) : (
            <FacePart face={face} purpose="注销账户" without={without} more={calledOff} />
          )
        }
      </Loaded>
    </MoneyFrame>
  )
}

/** A person decides; a face shown now is quicker. */
const UnderReview = ({ children }: PropsWithChildren) => (
  <ResultView
    state="pending"
    title="人工审核中"
    hint={
      <Units
        text={`通常在1个工作日内完成，${PROMISES.credentialReview.says}；${CLOSURE_REVIEW_DAYS.asked}天内未审核的，申请自动结束。通过后${CLOSURE_REVIEW_DAYS.approved}天内可继续办理，也可以现在进行人脸识别`}
      />
    }
  >
    {children}
  </ResultView>
)

export default definePage(ClosingFace, { query: closingFaceQuery })
