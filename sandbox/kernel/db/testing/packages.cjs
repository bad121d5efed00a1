/**
 * Packages as Node loads them, once a process: Jest would give each suite copies of its own, which start cold every
 * time and look their globals up through its proxy.
 */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = requireByNode(${JSON.stringify(file)})` }),
}
