/** A holding's number as the calls carry it; undefined for what can't be one. */
export const readSeqNo = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
