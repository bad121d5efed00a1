import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { FaceIntro } from './FaceIntro'
import { FaceUsedUp } from './FaceUsedUp'
import { faceLook } from './outcome'
import type { ConsentedFace } from './useConsentedFace'
import { AT_COUNTER, sayWithout } from './withoutFace'
import type { WithoutFace } from './withoutFace'

interface FacePartProps {
  readonly face: ConsentedFace
  /** What it is asked for: 开立支付账户. */
  readonly purpose: string
  readonly without?: WithoutFace | undefined
  /** Other ways on, below it. */
  readonly more?: ReactNode
}

/** The face check on the way to something: what it needs, how it failed, the way without it. */
export function FacePart({ face, purpose, without = AT_COUNTER, more }: FacePartProps) {
  const { check, consented, former, agreed, agree, refused, usedUp } = face
  if (usedUp) return <FaceUsedUp without={without}>{more}</FaceUsedUp>
  if (check.failure) {
    const { title, hint, retry } = check.failure
    return (
      <ResultView {...faceLook(check.failure)} title={title} hint={sayWithout(hint, without)}>
        {retry && <Button onPress={() => check.start(true)}>重新识别</Button>}
        <Button kind={retry ? 'secondary' : 'primary'} onPress={without.go}>
          {without.text}
        </Button>
        {more}
      </ResultView>
    )
  }
  if (consented === undefined) return <Skeleton shape="card" />
  return (
    <>
      <Notice>{`为保障账户安全，${purpose}前需确认是您本人`}</Notice>
      {refused !== undefined && <Notice tone="warning">{sayWithout(refused, without)}</Notice>}
      <FaceIntro consented={consented} former={former} agreed={agreed} onAgree={agree} />
      {more}
    </>
  )
}

/** The button that begins it and the way without it; none while a result has its own. */
export const faceAction = (
  { check, consented, usedUp, begin }: ConsentedFace,
  without: WithoutFace = AT_COUNTER,
): ReactNode =>
  check.failure || consented === undefined || usedUp ? undefined : (
    <>
      <Button onPress={begin} busy={check.checking}>
        开始识别
      </Button>
      <Button kind="text" onPress={without.go}>
        {`不使用人脸，${without.text}`}
      </Button>
    </>
  )
