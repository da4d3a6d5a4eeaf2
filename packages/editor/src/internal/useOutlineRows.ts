import { useState } from 'react'
import { blockName, titleOf } from '../changes.ts'
import type { Words } from '../changes.ts'
import { typeOf } from '../page.ts'
import { isHidden } from './useEditing.ts'
import type { Session } from './useSession.ts'

/** A block in the outline. */
export type OutlineRow = {
  id: string
  number: number
  name: string
  type: string
  title: string
  hidden: boolean
  problems: number
}

/**
 * Returns the rows of the outline. A row that says the same as before stays the same object, and so does the whole list:
 * only what a letter changes is rendered again.
 */
export function useOutlineRows(session: Pick<Session, 'page' | 'problems'>, words: Words): readonly OutlineRow[] {
  const rows = rowsOf(session, words)
  const [kept, keep] = useState(rows)
  const next = keptRows(kept, rows)
  if (next !== kept) keep(next)
  return next
}

function rowsOf({ page, problems }: Pick<Session, 'page' | 'problems'>, words: Words): OutlineRow[] {
  return page.map(({ key, block }, at) => ({
    id: key,
    number: at + 1,
    name: blockName(block, words),
    type: typeOf(block),
    title: titleOf(block, words.locale),
    hidden: isHidden(block),
    problems: problems.filter(({ index, severity }) => index === at && severity !== 'info').length,
  }))
}

/** Returns `rows` with those of `kept` that are equal, or `kept` itself if nothing differs. */
export function keptRows(kept: OutlineRow[], rows: OutlineRow[]): OutlineRow[] {
  const former = new Map(kept.map((row) => [row.id, row]))
  const merged = rows.map((row) => {
    const same = former.get(row.id)
    return same && keys.every((key) => same[key] === row[key]) ? same : row
  })
  return merged.length === kept.length && merged.every((row, at) => row === kept[at]) ? kept : merged
}

const keys = ['number', 'name', 'type', 'title', 'hidden', 'problems'] as const
