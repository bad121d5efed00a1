import { bytesOf, entryFiles, pageFiles } from './test/bench/builtFiles'
const H = process.argv[2]!
console.log(
  [...new Set([...entryFiles(H), ...pageFiles(H, '/')])].map((f) => f + ' ' + bytesOf(H, [f]).gzip).join('\n'),
)
