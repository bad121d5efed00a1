import { printedRoutes } from '@/routes/printed'

/** `npm run routes`: the whole table with counts; with --json an array of rows. */
function main(): void {
  const routes = printedRoutes()
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify(routes, null, 1)}\n`)
    return
  }
  const width = Math.max(...routes.map((route) => route.name.length))
  for (const route of routes) {
    const shown = route.redirect === undefined ? route.page : `→ ${route.redirect}`
    process.stdout.write(`${route.name.padEnd(width)}  ${route.access.padEnd(7)}  ${shown}  [${route.group}]\n`)
  }
  process.stdout.write(`${routes.length} routes\n`)
}

main()
