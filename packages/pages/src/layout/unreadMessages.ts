import { createContext } from 'react'

/** The number of unread shop messages from the host. Undefined if unknown. */
export const UnreadMessages = createContext<number | undefined>(undefined)
