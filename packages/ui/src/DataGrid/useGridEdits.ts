import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { DataGridProps, GridChange, GridRefusal } from './dataGridProps.ts'
import { NO_EDITS, recordEdit, stepThrough } from './editHistory.ts'
import type { EditHistory } from './editHistory.ts'
import { putDrafts } from './gridDrafts.ts'
import type { Draft, Drafts } from './gridDrafts.ts'
import { invert, optionsOf, refusalOf } from './gridEdits.ts'
import type { GridMessages } from './gridMessages.ts'

type Kind = 'edit' | 'undo' | 'redo'
type Change<Row> = GridChange<Row>

/** The changes that one edit made, and those that were refused and stayed in their cells. */
type Entry<Row> = { accepted: readonly Change<Row>[]; refused: readonly Change<Row>[] }

type Options<Row> = Pick<DataGridProps<Row>, 'columns' | 'onEdit'> & {
  say: (key: keyof GridMessages, values?: Record<string, string | number>) => string
  announce: (words: string) => void
  /** Called with the changes that the host accepted. */
  onAccepted: (changes: readonly Change<Row>[]) => void
}

/** Sends edits to the host, keeps the refused ones as drafts, and undoes and redoes edits. Undoing takes back refused texts too. */
export function useGridEdits<Row>(options: Options<Row>) {
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const history = useRef<EditHistory<Entry<Row>>>(NO_EDITS)
  const latest = useRef(options)
  const latestDrafts = useRef(drafts)
  useLayoutEffect(() => {
    latest.current = options
    latestDrafts.current = drafts
  })

  const send = useCallback((changes: readonly Change<Row>[], kind: Kind, skipped = 0) => {
    const { onEdit, say } = latest.current
    if (!onEdit || (!changes.length && !skipped)) return
    const errors = errorsOf(kind === 'edit' ? changes : [], latest.current)
    const sent = changes.filter((change) => !errors.has(change))
    const made = new Map(changes.map((change): [Change<Row>, Draft] => [change, draftOf(change, errors)]))
    setDrafts((now) => putDrafts(now, changes, (change) => made.get(change)))

    const settle = (refusals: readonly GridRefusal[]) => {
      addRefusals(errors, sent, refusals)
      setDrafts((now) =>
        putDrafts(now, changes, (change, old) => {
          // A draft that a later edit has replaced is left to that edit.
          if (old !== made.get(change)) return old
          return errors.has(change) ? draftOf(change, errors) : undefined
        }),
      )
      const accepted = sent.filter((change) => !errors.has(change))
      if (changes.length && kind === 'edit')
        history.current = recordEdit(history.current, { accepted, refused: changes.filter((one) => errors.has(one)) })
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
      const leftOf = ({ refused }: Entry<Row>) =>
        back ? refused.filter((change) => isStillThere(latestDrafts.current, change)) : []
      const stepped = stepThrough(history.current, back, (entry) => entry.accepted.length + leftOf(entry).length > 0)
      history.current = stepped.history
      if (!stepped.entry) return undefined
      const { accepted } = stepped.entry
      const left = leftOf(stepped.entry)
      if (left.length) setDrafts((now) => putDrafts(now, left, () => undefined))
      if (accepted.length) send(back ? invert(accepted) : accepted, back ? 'undo' : 'redo')
      else latest.current.announce(latest.current.say('gridUndone', { count: left.length }))
      return accepted[0] ?? left[0]
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

function draftOf<Row>(change: Change<Row>, errors: ReadonlyMap<Change<Row>, string>): Draft {
  return { text: change.to, error: errors.get(change) }
}

/** Adds the errors of the changes that the host refused. */
function addRefusals<Row>(
  errors: Map<Change<Row>, string>,
  sent: readonly Change<Row>[],
  refusals: readonly GridRefusal[],
): void {
  const refused = new Map(refusals.map((refusal) => [nameOf(refusal), refusal.error]))
  for (const change of sent) {
    const error = refused.get(nameOf(change))
    if (error !== undefined) errors.set(change, error)
  }
}

/** Whether a cell still has the refused text of a change. */
function isStillThere(drafts: Drafts, { rowKey, column, to }: Change<unknown>): boolean {
  const draft = drafts.get(rowKey)?.[column]
  return draft?.error !== undefined && draft.text === to
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
    const options = edit.others ? undefined : optionsOf(edit, change.row)
    const isOption = !options || options.some(({ value }) => value === change.to)
    const error = isOption ? refusalOf(edit, change.to, change.row) : say('gridNoOption')
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
