import { machineNow } from './clock'
const SOON_MS = 20
const LATEST_MS = 120

/**
 * Calls `work` until it gives something other than undefined or false, less often the longer it takes, because each call
 * is work for the page too. Rejects after `timeout` ms with the text of `explain`.
 */
export async function until<T>(
  work: () => Promise<T | undefined | false> | T | undefined | false,
  explain: () => Promise<string> | string,
  timeout = 5000,
): Promise<T> {
  const end = machineNow() + timeout
  for (let pause = SOON_MS; ; pause = Math.min(LATEST_MS, pause * 1.3)) {
    const result = await work()
    if (result !== undefined && result !== false) return result
    if (machineNow() > end) throw new Error(await explain())
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
