import { fakeNavigation } from '@/platform/navigation/fake'
import type { Query, RouteName } from '@/routes/link'
import { atEnd } from './harness'

/** Replaces src/platform/navigation in component tests (./doubles.ts). */
export const navigation = fakeNavigation()

/** The names of the pages kept, the one on top last. */
export const pages = (): readonly string[] => navigation.stack.map(({ name }) => name)

/** Sets the stack as if the customer had come to a page over these, the first at the bottom. */
export async function come(below: readonly RouteName[], name: RouteName, query: Query = {}): Promise<void> {
  navigation.stack.length = 0
  for (const each of below) await navigation.open(each)
  await navigation.open(name, query)
}

atEnd(() => void navigation.relaunch('/'))
