/** This machine's time, epoch ms, for what knows nothing of the bank's own clock. Where a test runs, it is the test's. */
export const machineNow = (): number => Date.now()
