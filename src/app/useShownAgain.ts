import { useOnTop } from '@/session/useOnTop'

/**
 * Acts when a kept page comes back on top. Not for the first time it is shown, and not for reads, because `useCall` reads
 * again by itself what may have changed.
 */
export const useShownAgain = (act: () => void): void => void useOnTop(act)
