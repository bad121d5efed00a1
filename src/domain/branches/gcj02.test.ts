import { gcj02Of } from './gcj02'

// Pairs of the tests that come with the open implementations of the formula.
it.each([
  ['Shanghai', [121.527_210_6, 31.177_427_6], [121.531_541_859, 31.175_303_984]],
  ['Shenzhen', [113.912_316, 22.543_847], [113.917_176_481, 22.540_796_132]],
  ['Beijing', [116.377_817, 39.911_954], [116.384_047_225, 39.913_345_455]],
] as const)('moves a place in %s to where Chinese maps have it', (_, [longitude, latitude], [east, north]) => {
  const moved = gcj02Of({ longitude, latitude })
  expect(moved.longitude).toBeCloseTo(east, 7)
  expect(moved.latitude).toBeCloseTo(north, 7)
})
