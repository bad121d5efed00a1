/** Makes the platform's renderer pass ARIA attributes on; call it before the first page is drawn. */
export type TeachAria = () => void
