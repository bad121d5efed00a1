import { useDidHide } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import type { Drawing } from '@/domain/drawing'
import { picture } from '@/platform/picture'
import { print } from '@/platform/print'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { showToast } from '@/ui/Toast'

/** The element that is printed. */
export const SHEET_ID = 'read-to-me-sheet'

const AMOUNTS = {
  title: '这一页写有金额',
  text: '打印或保存后，看到它的人都能看到您的金额。不想让人看到，可以先隐藏金额。',
  yes: '继续',
}

/** Prints the sheet; its copy doesn't outlast the page. */
function usePaper() {
  const remove = useRef(() => {})
  const leave = (): void => remove.current()
  useEffect(() => leave, [])
  useDidHide(leave)
  return (): void => {
    leave()
    const printed = print(SHEET_ID)
    if (printed.ok) remove.current = printed.value
    else showToast('这里不能直接打印，请先保存成图片，再请家人打印')
  }
}

/** Keeps the sheet on paper or as a picture; `address` is of a picture of this very drawing that only a long press keeps. */
export function useKeeping(drawing: Drawing, hidden: boolean) {
  const [shown, setShown] = useState<{ readonly of: Drawing; readonly address: string }>()
  const agreed = async (): Promise<boolean> => hidden || confirm(AMOUNTS)
  const save = useAction(async () => {
    if (!(await agreed())) return
    const saved = await picture.save('family-sheet.png', drawing)
    if (saved.ok && saved.value === 'saved') {
      showToast('图片已保存')
      return
    }
    // Not supported, or the album isn't allowed: a long press needs neither.
    const drawn = await picture.draw(drawing)
    if (drawn.ok) setShown({ of: drawing, address: drawn.value })
    else showToast('当前环境不能生成图片，可以截屏保存')
  })
  const printSheet = usePaper()
  const paper = useAction(async () => {
    if (await agreed()) printSheet()
  })
  return { address: shown?.of === drawing ? shown.address : undefined, save, paper }
}
