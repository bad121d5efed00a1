type Value = string | null | (string | null)[]

/**
 * Replaces query-string, of which Taro's router uses one function in one way (`decode: false`): parameters undecoded, null
 * without a '=', an array when a name occurs twice.
 */
function parse(query: string): Record<string, Value> {
  const parsed: Record<string, Value> = Object.create(null) as Record<string, Value>
  for (const part of query
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (part === '') continue
    const at = part.indexOf('=')
    const name = at < 0 ? part : part.slice(0, at)
    const value = at < 0 ? null : part.slice(at + 1)
    const before = parsed[name]
    parsed[name] = before === undefined ? value : [before, value].flat()
  }
  return parsed
}

export default { parse }
