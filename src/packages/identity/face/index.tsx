import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { FaceIntro } from '@/features/identity/face/FaceIntro'
import { faceLook } from '@/features/identity/face/outcome'
import { upkeepFaceQuery } from '@/routes/queries/identity'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { tellOtherWays } from '../otherWays'
import { useFacePage } from './useFacePage'
import { UPKEEP_SCENES } from '../scenes'

/** /facialRecognition, and /txFaceResult where the face service comes back to: the face that a piece of upkeep wants. */
function Face({ route, query }: PageProps<typeof upkeepFaceQuery>) {
  const { consented, former, agreed, agree, check, refused, begin } = useFacePage(query.scene, query.bizToken)
  const { failure, checking } = check
  const beginning = !failure && consented !== undefined && !(checking && query.bizToken !== undefined)
  const others = (
    <Button kind="text" onPress={tellOtherWays}>
      不使用人脸，查看其他办理方式
    </Button>
  )
  return (
    <Frame
      title={route.title}
      tone="surface"
      action={
        beginning && (
          <>
            <Button onPress={begin} busy={checking}>
              开始识别
            </Button>
            {others}
          </>
        )
      }
    >
      {failure ? (
        <ResultView
          state={faceLook(failure)}
          title={failure.title}
          hint={failure.hint.replace('选择人工审核', '选择其他办理方式')}
        >
          {failure.retry && <Button onPress={() => check.start(true)}>重新识别</Button>}
          <Button kind={failure.retry ? 'secondary' : 'primary'} onPress={tellOtherWays}>
            其他办理方式
          </Button>
        </ResultView>
      ) : beginning ? (
        <>
          <Notice>{`为保障账户安全，${UPKEEP_SCENES[query.scene].purpose}前需确认是您本人`}</Notice>
          {refused !== undefined && (
            <Notice tone="warning">{refused.replace('选择人工审核', '选择其他办理方式')}</Notice>
          )}
          <FaceIntro consented={consented} former={former} agreed={agreed} onAgree={agree} />
        </>
      ) : (
        <Skeleton shape="card" />
      )}
    </Frame>
  )
}

export default definePage(Face, { query: upkeepFaceQuery })
