#!/usr/bin/env node
// Reckons a draw again from what its page shows, and from nothing else: copy the whole text of the page "核对抽奖结果" into a file.
//   node docs/check-draw.mjs <参与编号> <第几次> < page.txt
// No code of the bank's is in it: SM3 and HMAC are OpenSSL's. docs/decisions/draw.md says why a draw is fair by this.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const page = readFileSync(0, 'utf8')
const shown = (what, pattern) => {
  const found = pattern.exec(page)?.[1]
  if (found === undefined) throw new Error(`the page shows no ${what}`)
  return found
}
const [participant, nth] = process.argv.slice(2)
if (![participant, nth].every((one) => /^[1-9]\d*$/.test(one ?? ''))) throw new Error('say 参与编号 and 第几次')

const campaign = shown('活动编号', /活动编号\s*([A-Za-z0-9]{3,32})/)
const digest = shown('事先公布的摘要', /事先公布的摘要\s*([0-9a-f]{64})/)
// Two hex digits are a byte, from the left.
const seed = Buffer.from(shown('种子', /种子\s*([0-9a-f]{64})/), 'hex')
const whole = (text) => Number(text.replaceAll(',', ''))
const ranges = [...page.matchAll(/号码([\d,]+)至([\d,]+)为(.+?)；/g)].map(([, from, to, prize]) => ({
  ...{ from: whole(from), to: whole(to), prize },
}))

const isKept = createHash('sm3').update(seed).digest('hex') === digest
const mac = createHmac('sm3', seed).update(`${campaign}|${participant}|${nth}`, 'utf8').digest('hex')
// 13 hex digits are 52 bits, which a double holds exactly.
const number = Number.parseInt(mac.slice(0, 13), 16) % 1_000_000
const prize = ranges.find(({ from, to }) => number >= from && number <= to)?.prize ?? '未中奖'

console.log(`种子的摘要：${isKept ? '一致' : '不一致'}`)
console.log(`号码：${number}`)
console.log(`对应奖品：${prize}`)
process.exitCode = isKept ? 0 : 1
