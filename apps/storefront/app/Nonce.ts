import { createContext } from 'react'

/** The content policy's nonce; known on the server only, and nowhere else. */
export const Nonce = createContext<string | undefined>(undefined)
