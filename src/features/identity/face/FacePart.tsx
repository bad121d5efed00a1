import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { FaceIntro } from './FaceIntro'
import { faceLook } from './outcome'
import type { ConsentedFace } from './useConsentedFace'

/** Of what no person decides in place of a face: a counter does. */
const withCounter = (text: string): string => text.replace('选择人工审核', '携带身份证到网点办理')

interface FacePartProps {
  readonly face: ConsentedFace
  /** What it is asked for: 开立支付账户. */
  readonly purpose: string
  /** The way to a person who decides in place of a face; none where only a counter can. */
  readonly review?: ReactNode
}

/** The face check on the way to something: what it needs, how it failed. */
export function FacePart({ face, purpose, review }: FacePartProps) {
  const { check, consented, former, agreed, agree, refused } = face
  const said = (text: string): string => (review === undefined ? withCounter(text) : text)
  if (check.failure) {
    const { title, hint, retry } = check.failure
    return (
      <ResultView state={faceLook(check.failure)} title={title} hint={said(hint)}>
        {retry && <Button onPress={() => check.start(true)}>重新识别</Button>}
        {review}
      </ResultView>
    )
  }
  if (consented === undefined) return <Skeleton shape="card" />
  return (
    <>
      <Notice>{`为保障资金安全，${purpose}前需确认是您本人`}</Notice>
      {refused !== undefined && <Notice tone="warning">{said(refused)}</Notice>}
      <FaceIntro consented={consented} former={former} agreed={agreed} onAgree={agree} />
      {review}
    </>
  )
}

/** The button that begins it; none while a failure has its own. */
export const faceAction = ({ check, consented, begin }: ConsentedFace): ReactNode =>
  check.failure || consented === undefined ? undefined : (
    <Button onPress={begin} busy={check.checking}>
      开始识别
    </Button>
  )
