/**
 * Packages that Node loads once a process. Jest would give each suite its own copies, which start slowly each time and
 * look their globals up through its proxy.
 */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = requireByNode(${JSON.stringify(file)})` }),
}
