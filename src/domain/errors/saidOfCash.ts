/** Sentences of the catalogue that the page of the cash plan says by itself, before the bank is asked. */
export const SAID_OF_CASH = {
  CashDayInvalid: '请选择今天起90天以内的日期',
} as const
