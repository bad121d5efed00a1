/**
 * Does work on one after the other, each by itself: what fails keeps none behind it waiting.
 * @throws the first failure, once all were tried
 */
export async function tryEach<One>(all: Iterable<One>, work: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
