#!/usr/bin/env node
// Reckons a deposit's interest again from the text that the app copies ("利息自己算一遍"), and checks the bank's signature.
//   node docs/verify/interest.mjs <签名公钥> < copied.txt
// Several texts are divided by an empty line.
// No code of the bank's is in it: SM3 is OpenSSL's, the rest are the curve's own formulas (GB/T 32918.2).
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// Dates, as the agreement counts them: whole months from the deposit's first day, 30 days each, then days.
const utc = (day) => Date.parse(`${day}T00:00:00Z`)
function after(day, months, days) {
  const [year, month, date] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return Date.UTC(year, month - 1 + months, Math.min(date, last) + days)
}
const fen = (yuan) => BigInt(yuan.replace('.', ''))

/** What is wrong with the lines of one text. */
function faultsOf(lines) {
  const faults = []
  const check = (holds, what) => holds || faults.push(what)
  let [first, gone, sum] = [undefined, 0, 0n]
  for (const line of lines.slice(1, -1)) {
    const [, from, to, time, parts, days, said] = /^(\S+)至(\S+)，(.+)：(.+)×(\d+)÷360=(\d+\.\d\d)$/.exec(line) ?? []
    if (!said) throw new Error(`can't read: ${line}`)
    first ??= from
    const months = Number(/(\d+)个月/.exec(time)?.[1] ?? 0)
    const rest = Number(/(\d+)天/.exec(time)?.[1] ?? 0)
    check(months * 30 + rest === Number(days), `天数不符：${line}`)
    check(after(first, gone, 0) === utc(from) && after(first, gone + months, rest) === utc(to), `日期不符：${line}`)
    gone += months
    // Fen × hundredths of a per cent × days, over 10,000 × 360, rounded half up.
    const yearly = [...parts.matchAll(/([\d.]+)×([\d.]+)%/g)].reduce(
      (all, [, money, rate]) => all + fen(money) * fen(rate),
      0n,
    )
    const whole = 10_000n * 360n
    const interest = (2n * yearly * BigInt(days) + whole) / (2n * whole)
    check(interest === fen(said), `利息不符：${line}`)
    sum += interest
  }
  check(sum === fen(/^合计([\d.]+)元$/.exec(lines.at(-1))?.[1] ?? '0'), '合计不符')
  return faults
}

const P = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn
const N = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n
const B = '28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93'
const GX = '32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7'
const GY = 'bc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0'
const number = (hex) => BigInt(`0x${hex}`)
const mod = (value) => ((value % P) + P) % P
function power(base, exponent) {
  let [result, square] = [1n, mod(base)]
  for (let left = exponent; left > 0n; left >>= 1n, square = mod(square * square))
    if (left & 1n) result = mod(result * square)
  return result
}
function add(one, other) {
  if (!one || !other) return one ?? other
  const [[x, y], [u, w]] = [one, other]
  if (x === u && mod(y + w) === 0n) return undefined
  const slope = x === u ? mod(3n * x * x - 3n) * power(2n * y, P - 2n) : mod(w - y) * power(u - x, P - 2n)
  const sumX = mod(slope * slope - x - u)
  return [sumX, mod(slope * (x - sumX) - y)]
}
function times(factor, point) {
  let [result, double] = [undefined, point]
  for (let left = factor; left > 0n; left >>= 1n, double = add(double, double))
    if (left & 1n) result = add(result, double)
  return result
}
const sm3 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sm3')).digest()

/** Whether the owner of a public key signed a text. */
function isSigned(text, signature, key) {
  const a = (P - 3n).toString(16)
  const who = sm3(Buffer.from('0080', 'hex'), '1234567812345678', Buffer.from(a + B + GX + GY + key.slice(2), 'hex'))
  const e = number(sm3(who, text).toString('hex'))
  const [r, s] = [number(signature.slice(0, 64) || '0'), number(signature.slice(64) || '0')]
  const owner = [number(key.slice(2, 66)), number(key.slice(66))]
  const point = add(times(s, [number(GX), number(GY)]), times((r + s) % N, owner))
  return r > 0n && s > 0n && point !== undefined && (e + point[0]) % N === r
}

const key = process.argv[2] ?? ''
for (const copied of readFileSync(0, 'utf8')
  .trim()
  .split(/\n{2,}/)) {
  const [text = '', signature = ''] = copied.split('\n签名')
  const lines = text.split('\n')
  const faults = faultsOf(lines)
  if (key !== '' && !isSigned(text, signature.trim(), key)) faults.push('签名不符')
  const proved = key === '' ? '（未核对签名）' : '，签名出自该公钥'
  console.log(faults.length > 0 ? faults.join('\n') : `一致：${lines.at(-1)}${proved}`)
  if (faults.length > 0) process.exitCode = 1
}
