import { clipboard } from '@/platform/clipboard'
import { hostPage } from '@/platform/hostPage'
import { BASE, h5Link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { showToast } from '@/ui/Toast'

/** The address of a page of ours on the H5, for another browser. */
export const webAddress = ({ name, query }: Link): string => hostPage.origin() + BASE + h5Link(name, query)

/** Puts a text on the clipboard and says so. @param what it is called */
export async function copyText(text: string, what: string): Promise<void> {
  const copied = await clipboard.copy(text)
  showToast(copied.ok ? `${what}已复制` : `请长按选择后复制：${text}`)
}
