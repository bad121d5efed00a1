import type { HostContext } from '../context'
import { asynchronousTable, WxFailure } from './calls'
import type { WxTable } from './calls'

const TOAST_MS = 1500

/** showModal, showToast, showLoading, showActionSheet: drawn on the screen, answered by a tap. */
export function dialogApi({ overlay, errors }: HostContext): WxTable {
  return asynchronousTable(errors, {
    showModal: async ({
      title = '',
      content = '',
      showCancel = true,
      cancelText = '取消',
      cancelColor = '#000000',
      confirmText = '确定',
      confirmColor,
      editable,
      placeholderText = '',
    }) => {
      for (const [name, text] of Object.entries({ cancelText, confirmText })) {
        if (String(text).length > 4) throw new WxFailure(`${name} length should not larger than 4 Chinese characters`)
      }
      const confirm = { text: String(confirmText), color: String(confirmColor ?? '#576B95') }
      const cancel = { text: String(cancelText), color: String(cancelColor) }
      const buttons = showCancel ? [cancel, confirm] : [confirm]
      const answer = await overlay.modal({
        title: String(title),
        content: String(content),
        buttons,
        ...(editable ? { field: String(placeholderText) } : {}),
      })
      const confirmed = buttons[answer.button] === confirm
      return { confirm: confirmed, cancel: !confirmed, content: editable && confirmed ? answer.text : null }
    },
    showToast: ({ title = '', duration = TOAST_MS, mask = false }) =>
      overlay.showToast('toast', String(title), Number(duration), Boolean(mask)),
    hideToast: () => overlay.hideToast('toast'),
    showLoading: ({ title = '', mask = false }) =>
      overlay.showToast('loading', String(title), undefined, Boolean(mask)),
    hideLoading: () => overlay.hideToast('loading'),
    showActionSheet: async ({ itemList, alertText = '' }) => {
      const items = Array.isArray(itemList) ? itemList.map(String) : []
      if (items.length === 0 || items.length > 6)
        throw new WxFailure('parameter error: itemList should have 1 to 6 items')
      const tapIndex = await overlay.sheet(items, String(alertText))
      if (tapIndex === undefined) throw new WxFailure('cancel')
      return { tapIndex }
    },
  })
}
