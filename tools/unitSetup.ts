import '@testing-library/jest-dom/vitest'
import { afterEach } from 'vitest'

// The library tidies up by itself only for the first file of a process.
afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup()
})
