/** The month a holding matures in, `YYYYMM`; '' for one without end. Lists group by it, and so do the bank's sums. */
export const maturityMonth = ({ endDate }: { readonly endDate: string }): string => endDate.slice(0, 6)
