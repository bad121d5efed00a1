/** Makes the platform's renderer pass ARIA attributes on; to be called before the first page is drawn. */
export type TeachAria = () => void
