import { clipboard } from '@/platform/clipboard'
import { hostPage } from '@/platform/hostPage'
import { BASE, h5Link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { showToast } from '@/ui/Toast'

/** The address of a page of ours on the H5, as it is sent to somebody. @param codes who sends it */
export function webAddress({ name, query }: Link, codes: Readonly<Record<string, string>> = {}): string {
  return hostPage.origin() + BASE + h5Link(name, { ...query, ...codes })
}

/** Puts a text on the clipboard and says so. @param what it is called */
export async function copyText(text: string, what: string): Promise<void> {
  const copied = await clipboard.copy(text)
  showToast(copied.ok ? `${what}已复制` : `请长按选择后复制：${text}`)
}
