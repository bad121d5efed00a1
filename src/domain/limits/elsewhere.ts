/** Whether an order from a place asks for a face: no place given counts as elsewhere. */
export const isElsewhere = (provinces: readonly string[] | undefined, province: string | undefined): boolean =>
  provinces !== undefined && (province === undefined || !provinces.includes(province))
