import { useMemo } from 'react'
import type { ResponseOf } from '../contract/call'
import { queryProducts } from '../contract/product/queryProducts'
import { offers } from '../domain/channels/channels'
import { ERROR_MESSAGES } from '../domain/errors/messages'
import { familyOf } from '../domain/product/families'
import { sourceAtom } from '../session/source'
import { useValue } from '../session/store'
import { useCall } from '../session/useCall'
import type { Read } from '../session/useCall'

/** The products offered to the customer: all the bank sells, or those of the channel that brought the customer. */
export function useProducts(): Read<ResponseOf<typeof queryProducts>> {
  const { channel } = useValue(sourceAtom)
  const read = useCall(queryProducts, {})
  const data = useMemo(
    () =>
      read.data && { products: read.data.products.filter(({ productType }) => offers(channel, familyOf(productType))) },
    [read.data, channel],
  )
  return data ? { state: 'ready', data, reload: read.reload } : read
}

/** Why a product isn't offered in this visit; undefined when it is. */
export function useNotOffered(productType: string | undefined): string | undefined {
  const { channel } = useValue(sourceAtom)
  if (productType === undefined || offers(channel, familyOf(productType))) return undefined
  return ERROR_MESSAGES.ProductNotInChannel
}
