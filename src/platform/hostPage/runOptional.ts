import { OPTIONAL } from './loadFailure'

/** Loads and runs a script that the page can do without, but that is wanted before the app. */
export function runOptional(address: string): void {
  const element = document.createElement('script')
  element.src = address
  element.async = true
  // Otherwise it would share the line with the app's many files, and come with the last of them.
  element.fetchPriority = 'high'
  element.setAttribute(OPTIONAL, '')
  document.head.append(element)
}
