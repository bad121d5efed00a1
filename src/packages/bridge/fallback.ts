import type { BridgeFallback } from '@/domain/bridge/bridges'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

/** Where somebody goes who can't or won't go across. */
const WAYS: Readonly<Record<BridgeFallback, { readonly text: string; readonly to: () => Link }>> = {
  home: { text: '返回首页', to: () => link('/') },
  app: { text: '下载手机银行', to: () => link('/downloadApp') },
  board: { text: '去留言', to: () => link('/msgBoard') },
  loans: { text: '查看贷款服务', to: () => link('/loanMenu') },
  products: { text: '查看在售产品', to: () => link('/newProductList') },
  account: { text: '返回首页', to: () => link('/') },
  help: { text: '前往帮助与客服', to: () => link('/Help') },
}

/** The way on, and what it is called. */
export const fallbackOf = (fallback: BridgeFallback): { readonly text: string; readonly to: Link } => ({
  text: WAYS[fallback].text,
  to: WAYS[fallback].to(),
})
