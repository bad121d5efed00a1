/** What a device is, as far as its browser says. */
export const DEVICE_PLATFORMS = ['IPHONE', 'IPAD', 'ANDROID', 'HARMONY', 'WINDOWS', 'MAC', 'LINUX', 'OTHER'] as const
export type DevicePlatform = (typeof DEVICE_PLATFORMS)[number]

/** The names customers read. */
export const PLATFORM_NAMES: Readonly<Record<DevicePlatform, string>> = {
  IPHONE: '苹果手机',
  IPAD: '苹果平板',
  ANDROID: '安卓手机',
  HARMONY: '鸿蒙手机',
  WINDOWS: 'Windows电脑',
  MAC: '苹果电脑',
  LINUX: 'Linux电脑',
  OTHER: '其他设备',
}

/** In this order: an Android phone's text names Linux too, and some iPads' the Macintosh. */
const MARKS: readonly (readonly [RegExp, DevicePlatform])[] = [
  [/iPhone|iPod/i, 'IPHONE'],
  [/iPad/i, 'IPAD'],
  [/OpenHarmony|HarmonyOS/i, 'HARMONY'],
  [/Android/i, 'ANDROID'],
  [/Windows/i, 'WINDOWS'],
  [/Macintosh/i, 'MAC'],
  [/Linux|CrOS/i, 'LINUX'],
]

/** Reads a user agent. Anybody may send any text, so it only names a device and decides nothing. */
export const platformOf = (userAgent: string): DevicePlatform =>
  MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'OTHER'

/** What a device is opened with: the mini-program, or the H5. */
export const CHANNEL_NAMES = { mini: '微信小程序', h5: '网页' } as const
