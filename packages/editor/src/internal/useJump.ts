import { useState } from 'react'
import { pathText } from '../page.ts'
import type { Path } from '../page.ts'
import { fieldId } from './Inspector.tsx'
import { entriesOnWay } from './ProblemList.tsx'
import type { PlacedProblem } from './problems.ts'
import type { Session } from './useSession.ts'

type Given = { session: Session; prefix: string }

/** The open entries of lists and the list of problems, and the way from a problem to its field. */
export function useJump({ session, prefix }: Given) {
  const [opened, setOpened] = useState<Readonly<Record<string, number | undefined>>>({})
  const [listed, setListed] = useState(false)
  const open = (at: string, index: number | undefined) => setOpened((all) => ({ ...all, [at]: index }))
  function to({ index, within }: PlacedProblem): void {
    const entry = index === undefined ? undefined : session.page[index]
    if (!entry) return
    session.select(entry.key)
    for (const { path, at } of entriesOnWay(within, entry.block)) open(`${entry.key} ${pathText(path)}`, at)
    // The fields of another block appear after this render.
    setTimeout(() => focusField(prefix, within), 50)
  }
  return { opened, open, to, list: { open: listed, onOpen: setListed } }
}

/** Focuses the field of a path, or the nearest field around it. */
function focusField(prefix: string, within: Path): void {
  for (let length = within.length; length > 0; length--) {
    const field = document.getElementById(fieldId(prefix, within.slice(0, length)))
    if (!field) continue
    field.scrollIntoView({ block: 'center' })
    field.focus()
    return
  }
}
