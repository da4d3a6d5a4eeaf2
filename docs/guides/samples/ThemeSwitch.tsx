import { useState } from 'react'
import { chooseTheme } from '@millwright/ui/theme'
import type { Theme } from '@millwright/ui/theme'
import { RadioGroup } from '@millwright/ui/RadioGroup'

/** `first` is the theme from the server or from `themeOf(document.cookie)`. */
export function ThemeSwitch({ first }: { first: Theme | undefined }) {
  const [theme, setTheme] = useState(first)
  return (
    <RadioGroup
      label="Theme"
      name="theme"
      value={theme ?? 'system'}
      options={[
        { value: 'system', label: 'As my system' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
      onChange={({ value }) => {
        const next = value === 'light' || value === 'dark' ? value : undefined
        setTheme(next)
        chooseTheme(next)
      }}
    />
  )
}
