import { OPTIONAL } from './loadFailure'

/** Loads and runs a script that the page can do without; one that is wanted before the app unless told. */
export function runOptional(address: string, priority: 'high' | 'low' = 'high'): void {
  const element = document.createElement('script')
  element.src = address
  element.async = true
  // Otherwise it would share the line with the app's many files, and come with the last of them.
  element.fetchPriority = priority
  element.setAttribute(OPTIONAL, '')
  document.head.append(element)
}
