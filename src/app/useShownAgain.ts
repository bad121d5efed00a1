import { useOnTop } from '@/session/useOnTop'

/**
 * Acts when a kept page comes back on top. Not when it is first shown, and not for reads: `useCall` reads again by
 * itself what may have changed meanwhile.
 */
export const useShownAgain = (act: () => void): void => void useOnTop(act)
