/** What upkeep shows a face for, in words, and what comes after a pass. */
export const UPKEEP_SCENES = {
  updateIdCard: { purpose: '更新身份证', next: '拍摄身份证' },
  activateAccount: { purpose: '激活账户', next: '激活账户' },
} as const satisfies Readonly<Record<string, { purpose: string; next: string }>>

export type UpkeepScene = keyof typeof UPKEEP_SCENES
