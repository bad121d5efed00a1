import { fen, yuan } from '../money/fen'
import { limitText } from './limitText'

it.each([
  [undefined, '无限额'],
  [yuan(99_999_999), '无限额'],
  [yuan(99_999_998), '9999.9998万'],
  [yuan(50_000), '5万'],
  [yuan(12_500), '1.25万'],
  [yuan(10_000), '1万'],
  [yuan(9_999), '9999元'],
  [fen(0), '0元'],
])('a limit of %p fen reads %s', (limit, text) => expect(limitText(limit)).toBe(text))
