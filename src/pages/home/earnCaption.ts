/** What the figure of a term is called: `存1年，到期预计利息（元）`. */
export const earnCaption = (term: string): string => `存${term}，到期预计利息（元）`
