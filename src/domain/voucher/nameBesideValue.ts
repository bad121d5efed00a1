/** A voucher's name where its value already stands beside it: `定期加息券` of `定期加息券0.20%` beside `+0.20%`. */
export function nameBesideValue(name: string, value: string): string {
  const said = value.replace('+', '')
  const rest = name.startsWith(said)
    ? name.slice(said.length)
    : name.endsWith(said)
      ? name.slice(0, -said.length)
      : name
  return rest === '' ? name : rest
}
