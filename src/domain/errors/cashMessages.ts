/** Sentences of the catalogue that the page of the cash plan says by itself, before the bank is asked. */
export const CASH_MESSAGES = {
  CashDayInvalid: '请选择今天起90天以内的日期',
} as const
