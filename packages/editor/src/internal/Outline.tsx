import { Badge } from '@millwright/ui/Badge'
import { Empty } from '@millwright/ui/Empty'
import { IconButton } from '@millwright/ui/IconButton'
import { Menu } from '@millwright/ui/Menu'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { memo } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { DropItem } from 'react-aria-components/useDragAndDrop'
import { BlockDrawing } from './BlockDrawing.tsx'
import { dragTypes } from './dragTypes.ts'
import type { Dragged } from './dragTypes.ts'
import { gripGlyph, moreGlyph } from './glyphs.tsx'
import { typeLabel } from './labels.ts'
import { Shield } from './Shield.tsx'
import type { Editing } from './useEditing.ts'
import type { OutlineRow } from './useOutlineRows.ts'
import * as styles from './Outline.css.ts'

type OutlineProps = {
  rows: readonly OutlineRow[]
  selected: string | undefined
  editing: Editing
  onSelect: (key: string | undefined) => void
  onDrag: (dragged: Dragged) => void
}

/**
 * The page's blocks in order. A block is chosen, moved, copied, hidden and deleted here, by pointer, by keys, or from its
 * menu.
 */
export const Outline = memo(function Outline({ rows, selected, editing, onSelect, onDrag }: OutlineProps) {
  const text = useText('editor')
  const locale = useLocale()
  const { dragAndDropHooks } = useOutlineDrag({ rows, editing, onDrag })
  return (
    <section
      className={styles.outline}
      aria-label={text('outline')}
      onKeyDownCapture={(event) => pressKey(event, editing)}
    >
      <h2 className={styles.title}>
        {text('outline')} <span className={styles.count}>{rows.length}</span>
      </h2>
      <GridList
        aria-label={text('outline')}
        className={styles.list}
        items={rows}
        dependencies={[locale]}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(keys) => onSelect(keys === 'all' ? undefined : String([...keys][0]))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <Empty title={text('noBlocks')}>{text('noBlocksHint')}</Empty>}
      >
        {(row) => <Row row={row} editing={editing} />}
      </GridList>
      <p className={styles.hint}>{text('keys')}</p>
    </section>
  )
})

function Row({ row, editing }: { row: OutlineRow; editing: Editing }) {
  const text = useText('editor')
  const locale = useLocale()
  const { id, number, name, type, title, hidden, problems } = row
  const label = type ? typeLabel(type, locale) : text('noBlock')
  return (
    <GridListItem id={id} value={row} textValue={name} className={styles.row}>
      <Button slot="drag" className={styles.grip} aria-label={text('dragBlock', { name: `${number} ${name}` })}>
        {gripGlyph}
      </Button>
      <BlockDrawing type={type} size="small" />
      <span className={styles.words}>
        <span className={styles.name} data-hidden={hidden || undefined}>
          {label}
        </span>
        {(title || hidden) && <span className={styles.detail}>{hidden ? text('hidden') : title}</span>}
      </span>
      <Badge count={problems} label={text('problemsOfBlock')} />
      <Shield>
        <Menu
          label={text('actionsOf', { name })}
          trigger={
            <IconButton
              icon={moreGlyph}
              size="small"
              tone="quiet"
              label={text('actionsOf', { name: `${number} ${name}` })}
            />
          }
          items={[
            { id: 'up', label: text('up'), onPress: () => editing.up(id) },
            { id: 'down', label: text('down'), onPress: () => editing.down(id) },
            { id: 'copy', label: text('copy'), onPress: () => editing.copy(id) },
            { id: 'hide', label: text(hidden ? 'show' : 'hide'), onPress: () => editing.hide(id) },
            { id: 'remove', label: text('remove'), tone: 'danger', onPress: () => editing.remove(id) },
          ]}
        />
      </Shield>
    </GridListItem>
  )
}

/** Alt and an arrow move the focused block, Ctrl+D copies it, Delete deletes it. */
function pressKey(event: KeyboardEvent, editing: Editing): void {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="row"][data-key]') : null
  const key = row?.dataset.key
  if (!key) return
  const control = event.ctrlKey || event.metaKey
  if (event.altKey && event.key === 'ArrowUp') editing.up(key)
  else if (event.altKey && event.key === 'ArrowDown') editing.down(key)
  else if (control && event.key.toLowerCase() === 'd') editing.copy(key)
  else if (event.key === 'Delete' || event.key === 'Backspace') editing.remove(key)
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** Blocks are dragged within the list, and new blocks into it. The library does the same by keyboard. */
function useOutlineDrag({ rows, editing, onDrag }: Pick<OutlineProps, 'rows' | 'editing' | 'onDrag'>) {
  const place = (key: string, position: string) =>
    rows.findIndex(({ id }) => id === key) + (position === 'after' ? 1 : 0)
  async function insert(items: readonly DropItem[], at: number) {
    for (const item of items)
      if (isTextDropItem(item) && item.types.has(dragTypes.fresh))
        focusRow(editing.add(await item.getText(dragTypes.fresh), at))
  }
  return useDragAndDrop<OutlineRow>({
    getItems: (_, rows) => rows.map(({ id, name }) => ({ [dragTypes.block]: id, 'text/plain': name })),
    acceptedDragTypes: [dragTypes.fresh, dragTypes.block],
    getDropOperation: (_, types, allowed) => (types.has(dragTypes.fresh) && allowed.includes('copy') ? 'copy' : 'move'),
    onDragStart: ({ keys }) => onDrag({ kind: 'block', key: String([...keys][0]) }),
    onDragEnd: () => onDrag(undefined),
    onReorder: ({ keys, target }) => editing.move(String([...keys][0]), place(String(target.key), target.dropPosition)),
    onInsert: ({ items, target }) => void insert(items, place(String(target.key), target.dropPosition)),
    onRootDrop: ({ items }) => void insert(items, rows.length),
  })
}

/** Focuses the row of a new block once it is rendered. The place where it was dropped is gone by then. */
function focusRow(key: string | undefined): void {
  setTimeout(() => document.querySelector<HTMLElement>(`[role="row"][data-key="${key}"]`)?.focus(), 50)
}
