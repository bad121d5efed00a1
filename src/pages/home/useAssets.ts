import type { ResponseOf } from '@/contract/call'
import { queryAssets } from '@/contract/account/queryAssets'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'

export type AssetsRead = Read<ResponseOf<typeof queryAssets>>

/** What the customer owns. Only for what is mounted while somebody is signed in. */
export const useAssets = (): AssetsRead => useCall(queryAssets, {})
