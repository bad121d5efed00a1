import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { boxAtom, closeQuestion } from '../session/overlay'
import { useValue } from '../session/store'
import { QuestionBox } from '../ui/MessageBox'
import { ToastHost } from '../ui/Toast'

/**
 * The toast and the message box of the page on top; pages below don't show theirs. Who leaves a page goes away from the
 * question that stands on it, too.
 */
export function Overlays() {
  const [onTop, setOnTop] = useState(true)
  useDidShow(() => setOnTop(true))
  useDidHide(() => setOnTop(false))
  const asking = useRef(onTop)
  asking.current = onTop
  useEffect(
    () => () => {
      if (asking.current) closeQuestion()
    },
    [],
  )
  if (!onTop) return null
  return (
    <>
      <Box />
      <ToastHost />
    </>
  )
}

function Box() {
  const box = useValue(boxAtom)
  if (!box) return null
  const { request, answer } = box
  return (
    <QuestionBox
      {...request}
      onConfirm={() => answer('confirm')}
      onCancel={() => answer('cancel')}
      onClose={() => answer('close')}
      onPolicy={answer}
    />
  )
}
