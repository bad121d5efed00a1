import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { requestClosureReview } from '@/contract/closure/requestClosureReview'
import { CLOSURE_REVIEW_DAYS } from '@/domain/closure/machine'
import { PROMISES } from '@/domain/message/promises'
import { MoneyFrame } from '@/features/hotline/MoneyFrame'
import { faceAction, FacePart } from '@/features/identity/face/FacePart'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
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
  if (obstacle) {
    return (
      <MoneyFrame title={route.title} action={obstacleAction(facts, closing)}>
        <Obstacle facts={facts} />
      </MoneyFrame>
    )
  }
  return (
    <MoneyFrame title={route.title} tone="surface" action={state && faceAction(face)}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {(now) => (
          <>
            {now.state === 'REVIEW' && <UnderReview />}
            <FacePart
              face={face}
              purpose="注销账户"
              review={
                <>
                  {now.state === 'FACE' && (
                    <Button kind="text" onPress={askReview}>
                      无法刷脸，申请人工审核
                    </Button>
                  )}
                  <Button kind="text" onPress={withdraw}>
                    撤回注销
                  </Button>
                </>
              }
            />
          </>
        )}
      </Loaded>
    </MoneyFrame>
  )
}

/** A person decides; a face shown now is quicker. */
const UnderReview = () => (
  <ResultView
    state="pending"
    title="人工审核中"
    hint={
      <Units
        text={`通常在1个工作日内完成，${PROMISES.credentialReview.says}；${CLOSURE_REVIEW_DAYS.asked}天内未审核的，申请自动结束。通过后${CLOSURE_REVIEW_DAYS.approved}天内可继续办理，也可以现在进行人脸识别`}
      />
    }
  />
)

export default definePage(ClosingFace, { query: closingFaceQuery })
