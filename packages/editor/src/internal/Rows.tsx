import { Badge } from '@millwright/ui/Badge'
import { IconButton } from '@millwright/ui/IconButton'
import { Image } from '@millwright/ui/Image'
import { Menu } from '@millwright/ui/Menu'
import { useText } from '@millwright/i18n/Texts'
import type { KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { DropItem } from 'react-aria-components/useDragAndDrop'
import type { Path } from '../page.ts'
import { dragTypes } from './dragTypes.ts'
import type { DraggedItem } from './fieldForm.ts'
import { gripGlyph, moreGlyph } from './glyphs.tsx'
import { Shield } from './Shield.tsx'
import * as outline from './Outline.css.ts'
import * as styles from './Rows.css.ts'

export type RowItem = { label: string; hint?: string | undefined; picture?: string | undefined; problems: number }

export type RowsProps = {
  id: string
  label: string
  path: Path
  /** The kind of the items. Only items of this kind are accepted from another list. */
  kind: string
  rows: readonly RowItem[]
  onMove: (from: DraggedItem, before: number) => void
  /** Announces a change to screen readers. */
  onSay: (sentence: string) => void
  onRemove: (at: number) => void
  /** Further actions of a row, such as moving it to another list. */
  moreOf?: ((at: number) => { id: string; label: string; onPress: () => void }[]) | undefined
  /** The chosen row, if rows are chosen. */
  open?: number | undefined
  onOpen?: ((at: number) => void) | undefined
  /** The kind of items that can be put on a row, which holds a list of them. */
  takes?: string | undefined
  onPutOn?: ((item: DraggedItem, at: number) => void) | undefined
}

type Row = RowItem & { id: string; at: number }

/** The items of a list in a block. They are moved within it, and into other lists, by pointer, keys or menu. */
export function Rows(props: RowsProps) {
  const { id, label, rows, open, onOpen } = props
  const { dragAndDropHooks } = useRowsDrag(props)
  const actions = useRowActions(props)
  const items = rows.map((row, at): Row => ({ ...row, id: String(at), at }))
  return (
    <div id={id} tabIndex={-1} className={styles.rows} onKeyDownCapture={(event) => pressKey(event, actions)}>
      <GridList
        aria-label={label}
        className={styles.list}
        items={items}
        {...(onOpen && {
          selectionMode: 'single' as const,
          selectionBehavior: 'replace' as const,
          selectedKeys: open === undefined ? [] : [String(open)],
          onSelectionChange: (keys) => keys !== 'all' && keys.size > 0 && onOpen(Number([...keys][0])),
        })}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(row) => <OneRow row={row} list={props} actions={actions} />}
      </GridList>
    </div>
  )
}

function OneRow({ row, list, actions }: { row: Row; list: RowsProps; actions: RowActions }) {
  const text = useText('editor')
  const { id, at, label, hint, picture, problems } = row
  const name = `${at + 1} ${label}`
  return (
    <GridListItem id={id} value={row} textValue={label} className={styles.row}>
      <Button slot="drag" className={outline.grip} aria-label={text('dragBlock', { name })}>
        {gripGlyph}
      </Button>
      {picture !== undefined && (
        <span className={styles.picture}>
          <Image src={picture} alt="" />
        </span>
      )}
      <span className={outline.words}>
        <span className={styles.label}>{label}</span>
        {hint && <span className={outline.detail}>{hint}</span>}
      </span>
      <Badge count={problems} label={text('problemsOfBlock')} />
      <Shield>
        <Menu
          label={text('actionsOf', { name })}
          trigger={<IconButton icon={moreGlyph} size="small" tone="quiet" label={text('actionsOf', { name })} />}
          items={[
            { id: 'up', label: text('up'), onPress: () => actions.move(at, at - 1) },
            { id: 'down', label: text('down'), onPress: () => actions.move(at, at + 2) },
            ...(list.moreOf?.(at) ?? []),
            { id: 'remove', label: text('remove'), tone: 'danger', onPress: () => actions.remove(at) },
          ]}
        />
      </Shield>
    </GridListItem>
  )
}

/** The actions on one row, each with its announcement. The focus follows the row. */
function useRowActions({ id, path, rows, onMove, onRemove, onSay }: RowsProps) {
  const text = useText('editor')
  const nameOf = (at: number) => rows[at]?.label ?? ''
  return {
    move(at: number, before: number) {
      const to = before > at ? before - 1 : before
      if (!rows[to] || to === at) return onSay(text('saidStays', { name: nameOf(at) }))
      onMove({ path, at }, before)
      onSay(text('saidMoved', { name: nameOf(at), number: to + 1, count: rows.length }))
      focusRow(id, to)
    },
    remove(at: number) {
      onRemove(at)
      onSay(text('saidRemoved', { name: nameOf(at) }))
      focusRow(id, Math.min(at, rows.length - 2))
    },
  }
}

type RowActions = ReturnType<typeof useRowActions>

/** Focuses a row after the next render. Rows are known by their place, so the library cannot follow them. */
function focusRow(id: string, at: number): void {
  setTimeout(() => {
    const list = document.getElementById(id)
    ;(list?.querySelector<HTMLElement>(`[role="row"][data-key="${at}"]`) ?? list)?.focus()
  }, 50)
}

function pressKey(event: KeyboardEvent, actions: RowActions): void {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="row"][data-key]') : null
  if (!row) return
  const at = Number(row.dataset.key)
  if (event.altKey && event.key === 'ArrowUp') actions.move(at, at - 1)
  else if (event.altKey && event.key === 'ArrowDown') actions.move(at, at + 2)
  else if (event.key === 'Delete') actions.remove(at)
  else return
  event.preventDefault()
  event.stopPropagation()
}

const typeOfItem = (kind: string) => `${dragTypes.item}-${kind}`

function useRowsDrag({ path, kind, rows, onMove, takes, onPutOn }: RowsProps) {
  const place = (target: { key: string | number; dropPosition: string }) =>
    Number(target.key) + (target.dropPosition === 'after' ? 1 : 0)
  async function each(items: readonly DropItem[], wanted: string, put: (item: DraggedItem) => void) {
    for (const item of items)
      if (isTextDropItem(item) && item.types.has(typeOfItem(wanted)))
        put(JSON.parse(await item.getText(typeOfItem(wanted))) as DraggedItem)
  }
  return useDragAndDrop<Row>({
    getItems: (_, dragged) =>
      dragged.map(({ at, label }) => ({ [typeOfItem(kind)]: JSON.stringify({ path, at }), 'text/plain': label })),
    acceptedDragTypes: [typeOfItem(kind), ...(takes ? [typeOfItem(takes)] : [])],
    getDropOperation: (target, types) => {
      const on = target.type === 'item' && target.dropPosition === 'on'
      return on === (takes !== undefined && types.has(typeOfItem(takes))) ? 'move' : 'cancel'
    },
    onReorder: ({ keys, target }) => onMove({ path, at: Number([...keys][0]) }, place(target)),
    onInsert: ({ items, target }) => void each(items, kind, (item) => onMove(item, place(target))),
    onRootDrop: ({ items }) => void each(items, kind, (item) => onMove(item, rows.length)),
    ...(takes && {
      onItemDrop: ({ items, target }) => void each(items, takes, (item) => onPutOn?.(item, Number(target.key))),
    }),
  })
}
