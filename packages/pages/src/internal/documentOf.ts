import { readDecoration } from '@millwright/decoration/read'
import { remembered } from './remembered.ts'

/** What a merchant decorated, read once for all requests that share the answer. */
export const documentOf = remembered((page: { content?: unknown }) => readDecoration(page.content).document)
