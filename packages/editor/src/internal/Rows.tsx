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
  const items = rows.map((row, at): Row => ({ ...row, id: String(at), at }))
  return (
    <div id={id} tabIndex={-1} className={styles.rows} onKeyDownCapture={(event) => pressKey(event, props)}>
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
        {(row) => <OneRow row={row} list={props} />}
      </GridList>
    </div>
  )
}

function OneRow({ row: { id, at, label, hint, picture, problems }, list }: { row: Row; list: RowsProps }) {
  const text = useText('editor')
  const name = `${at + 1} ${label}`
  const move = (before: number) => list.onMove({ path: list.path, at }, before)
  return (
    <GridListItem id={id} textValue={label} className={styles.row}>
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
            { id: 'up', label: text('up'), onPress: () => move(at - 1) },
            { id: 'down', label: text('down'), onPress: () => move(at + 2) },
            ...(list.moreOf?.(at) ?? []),
            { id: 'remove', label: text('remove'), tone: 'danger', onPress: () => list.onRemove(at) },
          ]}
        />
      </Shield>
    </GridListItem>
  )
}

function pressKey(event: KeyboardEvent, { path, onMove, onRemove }: RowsProps): void {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="row"][data-key]') : null
  if (!row) return
  const at = Number(row.dataset.key)
  if (event.altKey && event.key === 'ArrowUp') onMove({ path, at }, at - 1)
  else if (event.altKey && event.key === 'ArrowDown') onMove({ path, at }, at + 2)
  else if (event.key === 'Delete') onRemove(at)
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
