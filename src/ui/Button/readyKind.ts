/** How an act looks: grey while something is missing or stands against it, which it says when it is pressed. */
export const readyKind = (ready: boolean): 'primary' | 'blocked' => (ready ? 'primary' : 'blocked')
