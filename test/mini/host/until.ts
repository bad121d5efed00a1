/**
 * Asks again every few milliseconds until `work` gives something other than undefined or false.
 * Rejects after `timeout` ms with what `explain` says.
 */
export async function until<T>(
  work: () => Promise<T | undefined | false> | T | undefined | false,
  explain: () => Promise<string> | string,
  timeout = 5000,
): Promise<T> {
  const end = Date.now() + timeout
  for (;;) {
    const result = await work()
    if (result !== undefined && result !== false) return result
    if (Date.now() > end) throw new Error(await explain())
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
