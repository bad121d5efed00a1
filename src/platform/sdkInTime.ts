import { clock } from './clock/index.h5'
import { configuredSdk } from './weChatSdk'
import type { WeChatSdk } from './weChatSdk'

/** How long WeChat's SDK may take to configure itself before it counts as unavailable, ms. */
const SDK_MS = 10_000

/** WeChat's SDK as soon as it is configured; undefined when that takes too long. */
export const sdkInTime = (): Promise<WeChatSdk | undefined> =>
  new Promise((resolve) => {
    const stop = clock.after(SDK_MS, () => resolve(undefined))
    void configuredSdk.then((configured) => {
      stop()
      resolve(configured)
    })
  })
