import controls from '@/platform/controls'

/** The class of the sentence under a field that says what is wrong with it. */
export const COMPLAINT = 'is-complaint'

/** Scrolls to the first complaint on the page, once it is drawn; it is shown at its field, so it needs no toast. */
export const showComplaint = (): void => controls.intoSight(COMPLAINT)
