import { useState } from 'react'
import { sayMessage } from '@/features/order/refusals'
import { location } from '@/platform/location'
import type { Position } from '@/platform/location/types'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'

const BY_DISTANCE = { title: '按距离排序', text: '将读取一次您的位置，仅在本机用于计算网点距离，不会上传或保存。' }

/** Where the phone is, once the customer has agreed to it for this: it stays on the phone and is forgotten with the page. */
export function usePosition(purpose = BY_DISTANCE) {
  const [here, setHere] = useState<Position>()
  const find = useAction(async () => {
    if (!(await confirm({ ...purpose, yes: '同意', no: '不同意' }))) return
    const found = await location.locate()
    if (found.ok) setHere(found.value)
    else await sayMessage('prompt' in found.error ? found.error.prompt : '当前环境不支持定位，可按城市搜索')
  })
  return { here, find }
}
