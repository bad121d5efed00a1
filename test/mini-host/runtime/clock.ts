/** This machine's time, epoch ms; what runs the host may shift it. */
export const machineNow = (): number => Date.now()
