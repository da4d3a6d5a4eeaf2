import { createContext } from 'react'

/** The URL of the icon sheet. A context of its own, because every icon loads this module. */
export const IconSheet = createContext<string | undefined>(undefined)
