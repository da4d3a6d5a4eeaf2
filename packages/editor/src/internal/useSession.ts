import { readDecoration } from '@millwright/decoration/read'
import type { DecorationSource } from '@millwright/decoration/read'
import type { Registry } from '@millwright/decoration/registry'
import { validate } from '@millwright/decoration/validate'
import { writeDecoration } from '@millwright/decoration/write'
import { useCallback, useMemo, useState } from 'react'
import { beginHistory, change, redo, undo } from '../history.ts'
import { blocksOf, indexOf, openPage } from '../page.ts'
import type { Page } from '../page.ts'
import { placeProblems, softenFresh } from './problems.ts'
import { usePictureFacts } from './usePictureFacts.ts'

/** The steps of an action beside the new page: its undo mark, the announcement, the block to choose. */
export type Act = {
  mark?: string | undefined
  said?: string | undefined
  select?: string | undefined
  /** The block that the action adds. It is fresh as long as it stays chosen. */
  fresh?: string | undefined
}

/** The state of one editor: the page with its history, the chosen block and the latest announcement. */
export function useSession(content: unknown, registry: Registry | undefined) {
  const [opened] = useState(() => openedOf(content, registry))
  const { source } = opened
  const [history, setHistory] = useState(() => beginHistory(openPage(source.blocks)))
  const [selected, setSelected] = useState<string>()
  const [fresh, setFresh] = useState<string>()
  const [said, say] = useState('')
  const page = history.now
  const blocks = useMemo(() => blocksOf(page), [page])
  const reading = useMemo(() => readDecoration(blocks, registry), [blocks, registry])
  const pictures = usePictureFacts(blocks, registry)
  const found = useMemo(() => {
    const unread = opened.unreadable && !blocks.length ? [opened.unreadable] : []
    return placeProblems([...unread, ...validate(blocks, { ...registry, facts: { pictures } })])
  }, [opened, blocks, registry, pictures])
  const freshAt = fresh === undefined ? -1 : indexOf(page, fresh)
  const problems = useMemo(() => softenFresh(found, freshAt), [found, freshAt])

  const select = useCallback((key: string | undefined) => {
    setSelected(key)
    setFresh((added) => (added === key ? added : undefined))
  }, [])

  const act = useCallback(
    (next: Page | ((now: Page) => Page), { mark, said, select: chosen, fresh: added }: Act = {}) => {
      setHistory((history) => change(history, typeof next === 'function' ? next(history.now) : next, mark))
      if (said !== undefined) say(said)
      if (chosen !== undefined) select(chosen)
      if (added !== undefined) setFresh(added)
    },
    [select],
  )
  const settle = useCallback(() => setFresh(undefined), [])
  const goBack = useCallback(() => setHistory(undo), [])
  const goForward = useCallback(() => setHistory(redo), [])
  return {
    page,
    blocks,
    reading,
    /** The problems, as the person is told of them. */
    problems,
    /** The problems, also those of a new block. */
    found,
    settle,
    source,
    opened,
    selected: page.some(({ key }) => key === selected) ? selected : undefined,
    said,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    select,
    say,
    act,
    undo: goBack,
    redo: goForward,
  }
}

export type Session = ReturnType<typeof useSession>

function openedOf(content: unknown, registry: Registry | undefined) {
  const { source, diagnostics } = readDecoration(content, registry)
  return { source, whole: source.whole, unreadable: diagnostics.find(({ severity }) => severity === 'error') }
}

/** Returns the text to store: the original text as long as no block has changed. */
export function contentOf(source: DecorationSource, blocks: readonly unknown[]): string {
  const same = blocks.length === source.blocks.length && blocks.every((block, at) => block === source.blocks[at])
  return same ? writeDecoration(source) : writeDecoration(source, blocks)
}
