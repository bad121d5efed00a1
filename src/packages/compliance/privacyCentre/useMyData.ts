import { removeObstacle } from '@/app/entry'
import { exportMyData } from '@/contract/compliance/exportMyData'
import { clipboard } from '@/platform/clipboard'
import { saveFile } from '@/platform/saveFile'
import type { Link } from '@/routes/link'
import { obstacle } from '@/session/gate'
import { sessionAtom } from '@/session/session'
import { useValue } from '@/session/store'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { fileName, fileText } from './exportedData'

/** The copy of one's own data. With an account it is asked for only behind the gesture. `here` is this page. */
export function useMyData(here: Link) {
  const session = useValue(sessionAtom)
  const standing = session.visitor?.hasAccount === true ? obstacle('account', session) : undefined
  const exported = useCall(exportMyData, standing === undefined ? {} : undefined)

  const passGesture = (): void => {
    if (standing !== undefined) void removeObstacle(standing, here, true)
  }
  const copy = async (): Promise<void> => {
    if (!exported.data) return
    const copied = await clipboard.copy(fileText(exported.data))
    showToast(copied.ok ? '已复制，可粘贴到备忘录或邮件中保存' : '复制失败，请稍后再试')
  }
  const save = async (): Promise<void> => {
    if (!exported.data) return
    const { exportedAt } = exported.data
    const saved = await saveFile({
      name: fileName(exportedAt),
      mime: 'application/json',
      text: fileText(exported.data),
    })
    if (saved.ok) return showToast('已导出，请在下载内容中查看')
    await copy()
  }

  return { exported, guarded: standing !== undefined, passGesture, save, copy }
}
