/** This machine's time, epoch ms: the only place where the bank reads it. Sessions, codes and phones go by it. */
export const machineNow = (): number => Date.now()
