import type { PageData } from '../router/pageData.ts'
import { PAGE_DATA } from '../router/pageData.ts'

let sent: PageData | undefined

/** Returns the data that the server sent with the page, parsed once. */
export function sentPage(): PageData {
  return (sent ??= JSON.parse(document.getElementById(PAGE_DATA)!.textContent) as PageData)
}
