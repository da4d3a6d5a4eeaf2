import { createContext } from 'react'

/** How many messages of shops the buyer has not read, as the host says it now; `undefined` where it is not known. */
export const UnreadMessages = createContext<number | undefined>(undefined)
