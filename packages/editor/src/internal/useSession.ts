import { readDecoration } from '@millwright/decoration/read'
import type { DecorationSource } from '@millwright/decoration/read'
import type { Registry } from '@millwright/decoration/registry'
import { validate } from '@millwright/decoration/validate'
import { writeDecoration } from '@millwright/decoration/write'
import { useCallback, useMemo, useState } from 'react'
import { beginHistory, change, redo, undo } from '../history.ts'
import { blocksOf, openPage } from '../page.ts'
import type { Page } from '../page.ts'
import { placeProblems } from './problems.ts'

/** The steps of an action beside the new page: its undo mark, the announcement, and the block to choose. */
export type Act = { mark?: string | undefined; said?: string | undefined; select?: string | undefined }

/** The state of one editor: the page with its history, the chosen block and the latest announcement. */
export function useSession(content: unknown, registry: Registry | undefined) {
  const [opened] = useState(() => openedOf(content, registry))
  const { source } = opened
  const [history, setHistory] = useState(() => beginHistory(openPage(source.blocks)))
  const [selected, select] = useState<string>()
  const [said, say] = useState('')
  const page = history.now
  const blocks = useMemo(() => blocksOf(page), [page])
  const reading = useMemo(() => readDecoration(blocks, registry), [blocks, registry])
  const problems = useMemo(() => {
    const unread = opened.unreadable && !blocks.length ? [opened.unreadable] : []
    return placeProblems([...unread, ...validate(blocks, registry)])
  }, [opened, blocks, registry])

  const act = useCallback((next: Page, { mark, said, select: chosen }: Act = {}) => {
    setHistory((history) => change(history, next, mark))
    if (said !== undefined) say(said)
    if (chosen !== undefined) select(chosen)
  }, [])
  const goBack = useCallback(() => setHistory(undo), [])
  const goForward = useCallback(() => setHistory(redo), [])
  return {
    page,
    blocks,
    reading,
    problems,
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
