import { useRef } from 'react'
import type { ResponseOf } from '@/contract/call'
import type { queryProductDetail } from '@/contract/product/queryProductDetail'
import { tell } from '@/session/overlay'

export type ProductAlert = NonNullable<ResponseOf<typeof queryProductDetail>['alert']>

/**
 * The alert of a product (specification §2, §3): told when the customer asks for it, and once before they go on to buy,
 * unless they have read it on this page.
 */
export function useProductAlert(alert: ProductAlert | undefined) {
  const read = useRef<ProductAlert>()
  const show = async (): Promise<void> => {
    if (!alert) return
    read.current = alert
    await tell({ title: alert.title, text: alert.body })
  }
  const showOnce = async (): Promise<void> => {
    if (read.current?.body !== alert?.body) await show()
  }
  return { show, showOnce }
}
