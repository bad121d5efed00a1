import { join } from 'node:path'
import { beginAnew } from '@test/clock'

/**
 * Many suites in one Jest suite, so that their modules, which take longer to load than most suites to run, are loaded
 * once. `npm test` runs the bank's suites, the unit suites and the component suites so (config/tasks/steps.mjs); each also runs by itself.
 */
for (const path of (process.env.TEST_TOGETHER ?? '').split('\n').filter(Boolean))
  describe(path, () => {
    beforeAll(beginAnew)
    // What a suite replaced of an object is its own, as if the next had the object anew.
    afterAll(() => void jest.restoreAllMocks())
    load(path)
  })

/** A suite that breaks while it is loaded is one failed test, and the others run. */
function load(path: string): void {
  try {
    // oxlint-disable-next-line typescript/no-require-imports -- an import would come after the suite is described
    require(join(__dirname, '..', path))
  } catch (error) {
    test('is loaded', () => {
      throw error
    })
  }
}
