import { useState } from 'react'
import { useNotOffered } from '@/app/useProducts'
import { getInfo } from '@/contract/product/getInfo'
import type { ProductFacts } from '@/contract/product/productFacts'
import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { queryProducts } from '@/contract/product/queryProducts'
import type { ResponseOf } from '@/contract/call'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { byTerm, defaultCode } from './codes'
import type { PageFamily } from './routeFamily'

export interface FamilyProduct {
  /** The code has nothing to do with the family: the link is wrong. */
  readonly refused: boolean
  /** Of the chosen product; undefined while the bank hasn't answered. */
  readonly facts: ProductFacts | undefined
  readonly detail: ResponseOf<typeof queryProductDetail> | undefined
  /** All products of the family, the shortest term first; empty while not known. */
  readonly choices: readonly ProductFacts[]
  readonly choose: (code: string) => void
  /** Why it isn't offered in this visit; undefined when it is. */
  readonly notOffered: string | undefined
  /** The chosen product as a read: ready as soon as its facts are known, failed when no question can tell them. */
  readonly read: Read<ProductFacts>
}

/**
 * The product a page shows: the one the address names, else the family's first on sale; another can be chosen.
 * @param offered the product under terms of the customer's own, which takes the place of the shelf's
 */
export function useFamilyProduct(
  { rule, description }: PageFamily,
  asked: string | undefined,
  offered?: ProductFacts,
): FamilyProduct {
  const [chosen, setChosen] = useState(asked)
  const refused = asked !== undefined && !rule.codes.includes(asked)
  const products = useCall(queryProducts, refused ? undefined : {})
  const choices = byTerm((products.data?.products ?? []).filter(({ productType }) => rule.codes.includes(productType)))
  const code = chosen ?? defaultCode(rule.codes, products.data?.products)
  const detail = useCall(queryProductDetail, refused || code === undefined ? undefined : { productType: code })
  const present = useCall(getInfo, refused || !description.presentRate ? undefined : {})
  const listed = detail.data?.product ?? choices.find(({ productType }) => productType === code)
  // A purchase names the rate that stands here, so the bank sells at no other.
  const shelved = listed && present.data ? { ...listed, appointRate: present.data.realRate } : listed
  const facts =
    shelved && offered?.productType === shelved.productType ? { ...offered, saleStatus: shelved.saleStatus } : shelved
  const reload = () => {
    products.reload()
    detail.reload()
    present.reload()
  }
  const error = detail.error ?? (code === undefined ? products.error : undefined)
  return {
    refused,
    facts,
    detail: detail.data,
    choices,
    choose: setChosen,
    // A channel offers whole families: it is known before the bank has answered.
    notOffered: useNotOffered(rule.codes[0]),
    read: error
      ? { state: 'failed', error, reload }
      : facts
        ? { state: 'ready', data: facts, reload }
        : { state: 'loading', reload },
  }
}
