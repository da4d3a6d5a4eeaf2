import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { DataGridProps, GridChange, GridRefusal } from './dataGridProps.ts'
import { NO_EDITS, recordEdit, redoEdit, undoEdit } from './editHistory.ts'
import type { EditHistory } from './editHistory.ts'
import { putDrafts } from './gridDrafts.ts'
import type { Draft, Drafts } from './gridDrafts.ts'
import { invert } from './gridEdits.ts'
import type { GridMessages } from './gridMessages.ts'

type Kind = 'edit' | 'undo' | 'redo'
type Change<Row> = GridChange<Row>

type Options<Row> = Pick<DataGridProps<Row>, 'columns' | 'onEdit'> & {
  say: (key: keyof GridMessages, values?: Record<string, string | number>) => string
  announce: (words: string) => void
  /** Called with the changes that the host accepted. */
  onAccepted: (changes: readonly Change<Row>[]) => void
}

/** Sends edits to the host, keeps the refused ones as drafts, and undoes and redoes the accepted ones. */
export function useGridEdits<Row>(options: Options<Row>) {
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const history = useRef<EditHistory<readonly Change<Row>[]>>(NO_EDITS)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  const send = useCallback((changes: readonly Change<Row>[], kind: Kind, skipped = 0) => {
    const { onEdit, say } = latest.current
    if (!onEdit || (!changes.length && !skipped)) return
    const errors = errorsOf(kind === 'edit' ? changes : [], latest.current)
    const sent = changes.filter((change) => !errors.has(change))
    const made = new Map<Change<Row>, Draft>()
    for (const change of changes) made.set(change, { text: change.to, error: errors.get(change) })
    setDrafts((now) => putDrafts(now, changes, (change) => made.get(change)))

    const settle = (refusals: readonly GridRefusal[]) => {
      const refused = new Map(refusals.map((refusal) => [nameOf(refusal), refusal.error]))
      for (const change of sent) {
        const error = refused.get(nameOf(change))
        if (error !== undefined) errors.set(change, error)
      }
      setDrafts((now) =>
        putDrafts(now, changes, (change, old) => {
          // A draft that a later edit has replaced is left to that edit.
          if (old !== made.get(change)) return old
          const error = errors.get(change)
          return error === undefined ? undefined : { text: change.to, error }
        }),
      )
      const accepted = sent.filter((change) => !errors.has(change))
      if (accepted.length && kind === 'edit') history.current = recordEdit(history.current, accepted)
      if (accepted.length) latest.current.onAccepted(accepted)
      latest.current.announce(outcome(latest.current, { kind, errors, accepted: accepted.length, skipped }))
    }
    const answer = sent.length ? onEdit({ changes: sent }) : undefined
    if (answer instanceof Promise)
      answer.then(
        (refusals) => settle(refusals ?? []),
        () => settle(sent.map(({ rowKey, column }) => ({ rowKey, column, error: say('gridNotSaved') }))),
      )
    else settle(answer ?? [])
  }, [])

  /** Undoes or redoes an edit. Returns its first change. */
  const step = useCallback(
    (back: boolean): Change<Row> | undefined => {
      const { past, future } = history.current
      const changes = back ? past.at(-1) : future.at(-1)
      if (!changes) return undefined
      history.current = back ? undoEdit(history.current) : redoEdit(history.current)
      send(back ? invert(changes) : changes, back ? 'undo' : 'redo')
      return changes[0]
    },
    [send],
  )
  /** Forgets the refused text of a cell. */
  const drop = useCallback(
    (rowKey: string, column: string) => setDrafts((now) => putDrafts(now, [{ rowKey, column }], () => undefined)),
    [],
  )
  return { drafts, send, step, drop }
}

function nameOf({ rowKey, column }: { rowKey: string; column: string }): string {
  return `${rowKey}\n${column}`
}

/** Returns the errors that columns find in changes. */
function errorsOf<Row>(changes: readonly Change<Row>[], { columns, say }: Options<Row>): Map<Change<Row>, string> {
  const errors = new Map<Change<Row>, string>()
  for (const change of changes) {
    const edit = columns.find(({ key }) => key === change.column)?.edit
    if (typeof edit !== 'object') continue
    const isOption = !edit.options || edit.options.some(({ value }) => value === change.to)
    const error = isOption ? edit.check?.(change.to, change.row) : say('gridNoOption')
    if (error !== undefined) errors.set(change, error)
  }
  return errors
}

/** Returns the sentence that says how an edit ended. */
function outcome<Row>(
  { columns, say }: Options<Row>,
  {
    kind,
    errors,
    accepted,
    skipped,
  }: { kind: Kind; errors: Map<Change<Row>, string>; accepted: number; skipped: number },
): string {
  const [first] = errors
  if (first) {
    const [{ column }, error] = first
    const header = columns.find(({ key }) => key === column)?.header ?? ''
    return say('gridRefused', { count: errors.size, header, error })
  }
  if (kind !== 'edit') return say(kind === 'undo' ? 'gridUndone' : 'gridRedone', { count: accepted })
  return say(skipped ? 'gridSkipped' : 'gridChanged', { count: accepted, skipped })
}
