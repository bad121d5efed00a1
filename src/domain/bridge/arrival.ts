/**
 * The route that a link from outside names in `to`: one plain name of our own, and nothing that anybody could read as an
 * address. Whether it is built, and who may open it, is the routes' to say.
 * @param to as it came in the address
 * @returns undefined for everything else
 */
export const namedRoute = (to: string | undefined): `/${string}` | undefined =>
  to !== undefined && /^\/(?:[A-Za-z0-9_]{1,64})?$/.test(to) ? (to as `/${string}`) : undefined

/** Parameters of the link itself, which its destination doesn't get. */
const OWN = ['to', 'token', 'state', 'route', 'left']

/** A value that goes along: short, and without what could be read as another address. */
const PLAIN = /^[\p{L}\p{N}_.,~-]{1,64}$/u

/** What goes along to the named route: its own query, without the link's parameters and without what isn't plain. */
export const passedOn = (query: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value !== undefined && !OWN.includes(name) && /^[A-Za-z_]{1,32}$/.test(name) && PLAIN.test(value)
        ? [[name, value]]
        : [],
    ),
  )
