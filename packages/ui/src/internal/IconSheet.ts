import { createContext } from 'react'

/** Where the sheet of drawings lies; apart from what else `UiProvider` knows, since whatever has an icon carries it. */
export const IconSheet = createContext<string | undefined>(undefined)
