import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { boxAtom } from '../session/overlay'
import { useValue } from '../session/store'
import { QuestionBox } from '../ui/MessageBox'
import { ToastHost } from '../ui/Toast'

/** The toast and the message box of the page on top; pages below don't show theirs. */
export function Overlays() {
  const [onTop, setOnTop] = useState(true)
  useDidShow(() => setOnTop(true))
  useDidHide(() => setOnTop(false))
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
