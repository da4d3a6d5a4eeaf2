import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { Button, createTheme, TextField, ThemeProvider } from '@mui/material'
import { useState } from 'react'

const theme = createTheme()

/** A cache for each page that is rendered, as its guide to server rendering asks for. */
export function Frame({ children }) {
  const [cache] = useState(() => createCache({ key: 'css' }))
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
export const Press = ({ children }) => <Button variant="contained">{children}</Button>
export const Field = ({ label, name }) => <TextField label={label} name={name} />
