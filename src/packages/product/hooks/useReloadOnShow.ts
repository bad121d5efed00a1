import { useShownAgain } from '@/app/useShownAgain'

/** Reads again when the page comes back on top: money may have moved above it. */
export const useReloadOnShow: (reload: () => void) => void = useShownAgain
