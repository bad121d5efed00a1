import * as v from 'valibot'
import type { RouteName } from '@/routes/link'

/** What upkeep shows a face for, in words, and the name of the route where it goes on after a pass. */
export const UPKEEP_SCENES = {
  updateIdCard: { purpose: '更新身份证', next: '拍摄身份证', leadsTo: '/SettingIdCard' },
  activateAccount: { purpose: '激活账户', next: '激活账户', leadsTo: undefined },
} as const satisfies Readonly<Record<string, { purpose: string; next: string; leadsTo: RouteName | undefined }>>

export type UpkeepScene = keyof typeof UPKEEP_SCENES

/** `scene` of the face pages' query; a link without one is about the ID card. */
export const sceneQuery = /*#__PURE__*/ v.optional(
  /*#__PURE__*/ v.picklist(['updateIdCard', 'activateAccount']),
  'updateIdCard',
)
