/** Does each work by itself, one after the other: what fails is told and keeps no later one back. */
export async function runAll(
  works: readonly (() => Promise<unknown>)[],
  failed: (error: unknown) => void,
): Promise<void> {
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      failed(error)
    }
  }
}
