import type { PropsWithChildren } from 'react'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import type { WithoutFace } from './withoutFace'

/** Today the face can't be shown any more: the way without it is the one to take. */
export const FaceUsedUp = ({ without, children }: PropsWithChildren<{ readonly without: WithoutFace }>) => (
  <ResultView state="failure" title="今日人脸识别次数已用完" hint={`请明日再试，或${without.says}`}>
    <Button onPress={without.go}>{without.text}</Button>
    {children}
  </ResultView>
)
