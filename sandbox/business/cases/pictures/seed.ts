import { paintPng } from '@sandbox/kernel/pictures/paint'
import type { Box } from '@sandbox/kernel/pictures/paint'

const [INK, GREY, PALE, RED, BLUE] = ['#2b3440', '#9aa5b1', '#eef1f5', '#c7402d', '#2a62c9'] as const

/** Lines of what would be words; their lengths in pixels. */
const lines = (x: number, y: number, lengths: readonly number[], colour: string): readonly Box[] =>
  lengths.map((width, line) => ({ x, y: y + line * 30, width, height: 12, colour }))

/** What a customer might send: a screen that says that something failed, upright, and a paper, across. Nothing real is on them. */
export const SEEDED_PICTURES = {
  screen: paintPng(360, 640, [
    { x: 0, y: 0, width: 360, height: 640, colour: PALE },
    { x: 0, y: 0, width: 360, height: 72, colour: BLUE },
    { x: 130, y: 32, width: 100, height: 14, colour: PALE },
    { x: 20, y: 96, width: 320, height: 200, colour: '#ffffff' },
    ...lines(40, 124, [180, 250, 140, 220, 90], GREY),
    { x: 20, y: 320, width: 320, height: 88, colour: '#fbe5e1' },
    ...lines(40, 344, [250, 160], RED),
    { x: 20, y: 556, width: 320, height: 52, colour: BLUE },
    { x: 140, y: 575, width: 80, height: 14, colour: PALE },
  ]).toString('base64'),
  paper: paintPng(640, 420, [
    { x: 0, y: 0, width: 640, height: 420, colour: '#d9d2c5' },
    { x: 40, y: 30, width: 560, height: 360, colour: '#fdfcf8' },
    { x: 240, y: 62, width: 160, height: 18, colour: INK },
    ...lines(80, 120, [320, 260, 400, 220, 340], GREY),
    { x: 80, y: 290, width: 480, height: 2, colour: INK },
    ...lines(80, 320, [120], INK),
    ...lines(440, 320, [120], RED),
  ]).toString('base64'),
} as const
