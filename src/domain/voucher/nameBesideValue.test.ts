import { nameBesideValue } from './nameBesideValue'

it.each([
  ['定期加息券0.20%', '+0.20%', '定期加息券'],
  ['10元咖啡立减券', '10元', '咖啡立减券'],
  // In its middle it belongs to a sentence.
  ['满10,000元抵10元现金券', '10元', '满10,000元抵10元现金券'],
  ['视频会员月卡', '1张', '视频会员月卡'],
  ['10元', '10元', '10元'],
])('says the value of %s beside %s once', (name, value, shown) => {
  expect(nameBesideValue(name, value)).toBe(shown)
})
