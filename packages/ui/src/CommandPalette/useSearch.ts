import { useEffect, useState } from 'react'
import type { Command } from './command.ts'

export type SearchCommands = (query: { text: string; signal: AbortSignal }) => Promise<readonly Command[]>

type Found = { text: string; state: 'loading' | 'failed' | 'found'; commands: readonly Command[] }

const idle: Found = { text: '', state: 'found', commands: [] }
const DELAY = 200

/** Searches 200 ms after the last letter. A later text aborts the request of an earlier one. */
export function useSearch(search: SearchCommands | undefined, typed: string) {
  const text = typed.trim()
  const [found, setFound] = useState(idle)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!search || !text) return undefined
    const request = new AbortController()
    const { signal } = request
    const take = (next: Omit<Found, 'text'>) => {
      if (!signal.aborted) setFound({ text, ...next })
    }
    const timer = setTimeout(
      async () => {
        try {
          take({ state: 'found', commands: await search({ text, signal }) })
        } catch {
          take({ state: 'failed', commands: [] })
        }
      },
      tries > 0 ? 0 : DELAY,
    )
    return () => {
      clearTimeout(timer)
      request.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the caller may pass a new function at each render
  }, [text, tries])
  const current = !search || !text ? idle : found.text === text ? found : { ...found, state: 'loading' as const }
  return {
    state: current.state,
    // Results of the former text stay until the next ones arrive, so that the list does not jump.
    commands: current.commands,
    retry: () => {
      setFound({ text: '', state: 'loading', commands: [] })
      setTries((before) => before + 1)
    },
  }
}
