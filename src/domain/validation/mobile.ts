/** Prefixes of the specification (§5): 13-15 and 17-19 with any third digit, 16 only with 6 or 7; 11 digits in all. */
const MOBILE = /^1(?:[345789]\d|6[67])\d{8}$/

/** Whether the text is a mainland mobile number, without blanks or country code. */
export const isMobile = (text: string): boolean => MOBILE.test(text)
