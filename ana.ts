import { NEXT } from '@config/startPage'
import { ROWS } from '@/routes/table'
import { bytesOf, entryFiles, pageFiles } from './test/bench/builtFiles'
const H = 'dist/h5'
const known = new Set([...entryFiles(H), ...['/', ...NEXT].flatMap((e) => pageFiles(H, e))])
const pages = new Map(ROWS.filter(({ name }) => name !== '/').map(({ page, name }) => [page, name]))
const by = new Map<string, { size: number; pages: string[] }>()
for (const [, name] of pages) {
  for (const f of pageFiles(H, name).filter((f) => !known.has(f) && f.endsWith('.js'))) {
    const e = by.get(f) ?? { size: bytesOf(H, [f]).gzip, pages: [] }
    e.pages.push(name)
    by.set(f, e)
  }
}
for (const [f, { size, pages }] of [...by]
  .sort((a, b) => b[1].size * b[1].pages.length - a[1].size * a[1].pages.length)
  .slice(0, 40))
  console.log(size, pages.length, f, pages.slice(0, 5).join(' '))
console.log(
  'home',
  [...new Set([...entryFiles(H), ...pageFiles(H, '/')])].map((f) => f + ' ' + bytesOf(H, [f]).gzip).join('\n'),
)
const med = (seen: string[]) => {
  const k = new Set([...entryFiles(H), ...seen.flatMap((e) => pageFiles(H, e))])
  const l = [...pages.values()]
    .map((n) => ({
      n,
      s: bytesOf(
        H,
        pageFiles(H, n).filter((f) => !k.has(f) && f.endsWith('.js')),
      ).gzip,
    }))
    .sort((a, b) => a.s - b.s)
  return [l[Math.floor(l.length / 2)], ...l.slice(-3)].map((x) => x?.n + ' ' + x?.s).join(' | ')
}
console.log('after home', med(['/']))
console.log('idle', med(['/', ...NEXT]))
console.log(
  'behind',
  bytesOf(
    H,
    [...new Set(NEXT.flatMap((n) => pageFiles(H, n)))].filter(
      (f) => !new Set([...entryFiles(H), ...pageFiles(H, '/')]).has(f),
    ),
  ).gzip,
)
