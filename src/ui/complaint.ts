import controls from '@/platform/controls'

/** Worn by the sentence under a field that says what is wrong with it. */
export const COMPLAINT = 'is-complaint'

/** Leads to the first complaint on the page, once it is drawn: said where it belongs, it needs no toast. */
export const showComplaint = (): void => controls.intoSight(COMPLAINT)
