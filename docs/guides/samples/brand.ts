import { writeFileSync } from 'node:fs'
import { createTheme } from '@millwright/ui/createTheme'

export const brand = createTheme({
  accent: '#0b7a55',
  neutral: '#7a6f5d',
  radius: { base: 6, button: 999 },
  density: 'roomy',
  container: { wide: 1320 },
})

/** Call it in the build, and load the file beside `@millwright/ui/styles.css`. */
export function writeBrand(file: string): void {
  for (const { theme, value, from, to } of brand.changes)
    console.log(`${value} ${from} cannot be read in ${theme}: it is ${to} there.`)
  writeFileSync(file, brand.css())
}
