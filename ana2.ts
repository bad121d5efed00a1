import { NEXT } from '@config/startPage'
import { ROWS } from '@/routes/table'
import { bytesOf, entryFiles, pageFiles } from './test/bench/builtFiles'
const H = process.argv[2]!
const seen = ['/', ...NEXT]
const k = new Set([...entryFiles(H), ...seen.flatMap((e) => pageFiles(H, e))])
const pages = new Map(ROWS.filter(({ name }) => name !== '/').map(({ page, name }) => [page, name]))
for (const [p, n] of pages) {
  try {
    const f = pageFiles(H, n).filter((f) => !k.has(f) && f.endsWith('.js'))
    console.log(bytesOf(H, f).gzip, n, p)
  } catch {
    console.log(-1, n)
  }
}
