/** Things that can be won, by the name campaigns give them, as their parcels are called. */
export const PRIZE_GOODS: Readonly<Record<string, string>> = {
  fryer: '空气炸锅',
  thermos: '保温杯',
  tote: '帆布袋',
}
