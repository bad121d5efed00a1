import { Image, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { Drawing } from '@/domain/drawing'
import { picture } from '@/platform/picture'
import { showToast } from '@/ui/Toast'
import { role } from '@/ui/role'
import './PictureView.scss'

interface PictureViewProps {
  /** The same object while it is the same picture. */
  readonly drawing: Drawing
  /** What it shows, for screen readers. */
  readonly label: string
}

/** A picture to look at and to keep with a long press; its place is kept until it is drawn. */
export function PictureView({ drawing, label }: PictureViewProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let gone = false
    void picture.draw(drawing).then((drawn) => {
      if (gone) return
      if (drawn.ok) setAddress(drawn.value)
      else showToast('当前环境不能生成图片，请更新微信或换用浏览器')
    })
    return () => {
      gone = true
    }
  }, [drawing])
  return (
    <View
      className="picture-view"
      style={{ paddingTop: `${(drawing.height / drawing.width) * 100}%` }}
      {...role('img')}
      aria-label={label}
    >
      {address !== undefined && (
        <Image className="picture-view__image" src={address} mode="aspectFit" showMenuByLongpress aria-hidden="true" />
      )}
    </View>
  )
}

const LABELS = { saved: '图片已保存', shared: '', declined: '未保存，可长按图片保存' } as const
const UNABLE = '请长按图片保存或发送'

/** Keeps or sends a picture, and says what became of it. */
export async function keepPicture(how: 'save' | 'share', name: string, drawing: Drawing): Promise<void> {
  const done = await picture[how](name, drawing)
  const said = done.ok ? LABELS[done.value] : UNABLE
  if (said !== '' && !(how === 'share' && done.ok && done.value === 'declined')) showToast(said)
}
