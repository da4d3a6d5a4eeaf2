import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import type { Router } from '../router/router.ts'
import type { Submission } from '../router/submissionOf.ts'
import { createSubmitListener } from './submitListener.ts'

/**
 * Handles the submit events of all forms on the page with one listener. `waiting` is true while a post waits for
 * sign-in.
 */
export function useForms(router: Router | undefined): { waiting: boolean; giveUp: () => void } {
  const text = useText('errors')
  const waiting = useRef<Submission[]>([])
  const [asking, setAsking] = useState(false)

  const giveUp = useCallback(() => {
    waiting.current = []
    setAsking(false)
  }, [])

  useEffect(() => {
    if (!router) return
    const onSubmit = createSubmitListener(router, text, waiting, setAsking)
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [router, text])

  return { waiting: asking, giveUp }
}
