import { fakeNavigation } from '@/platform/navigation/fake'

/**
 * Stands for src/platform/navigation in tests of pages:
 * `jest.mock('@/platform/navigation', () => jest.requireActual('./fakeRouter'))`
 */
export const navigation = fakeNavigation()

/** The names of the pages kept, the one on top last. */
export const pages = (): readonly string[] => navigation.stack.map(({ name }) => name)

/** As if the customer had come to a page from home. */
export const startAt = async (...names: Parameters<typeof navigation.open>[0][]): Promise<void> => {
  await navigation.relaunch('/')
  for (const name of names) await navigation.open(name)
}
