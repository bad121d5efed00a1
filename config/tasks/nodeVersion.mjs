/**
 * Imported first by every program that runs before the dependencies are installed. It must load on any Node, so it uses
 * nothing newer than the version it checks for.
 */
const NEEDED = 20

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(
    'This project needs Node ' + NEEDED + ' or newer, and this is Node ' + process.versions.node + '.\n',
  )
  process.exit(1)
}
