/** The route's name in the address, without slashes; for index.html's scripts. */
export const pageOfAddress = (): string =>
  window.location.pathname.replace(/^\/main(?=\/|$)/, '').replace(/^\/|\/$/g, '')
