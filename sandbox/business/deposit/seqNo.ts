/** A holding's number from a call's text; undefined for a text that can't be one. */
export const readSeqNo = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
