import { useState } from 'react'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'

/** Returns the message of a required field that was empty when its form was submitted, and a function that shows it. */
export function useMissing(label: string, empty: boolean): [message: string | undefined, onMissing: () => void] {
  const say = useMessages(rareMessages)
  const [missing, setMissing] = useState(false)
  return [missing && empty ? say('missing', { label }) : undefined, () => setMissing(true)]
}
