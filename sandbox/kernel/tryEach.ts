/**
 * Does work on one after the other, each by itself: what fails keeps none behind it waiting.
 * @throws the first failure, once all were tried
 */
export async function tryEach<One>(all: Iterable<One>, work: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/**
 * Carries out what is due, one after the other, until nothing is left; one that fails is left out, and keeps none behind it waiting.
 * @param carryOut the next one but those that have failed, which it tells as soon as it has found it; false when there is none
 * @returns how many were carried out
 * @throws the first failure, once all were tried; at once where none was found, which would fail for all of them
 */
export async function tryAllDue(
  carryOut: (failed: readonly string[], found: (id: string) => void) => Promise<boolean>,
): Promise<number> {
  const failures = new Map<string, unknown>()
  let taken = 0
  for (let left = true; left;) {
    const at: { id?: string } = {}
    try {
      left = await carryOut([...failures.keys()], (id) => {
        at.id = id
      })
      if (left) taken += 1
    } catch (error) {
      if (at.id === undefined) throw error
      failures.set(at.id, error)
    }
  }
  if (failures.size > 0) throw [...failures.values()][0]
  return taken
}
