import { Badge } from '@millwright/ui/Badge'
import { Empty } from '@millwright/ui/Empty'
import { IconButton } from '@millwright/ui/IconButton'
import { Menu } from '@millwright/ui/Menu'
import type { Locale } from '@millwright/domain/locale'
import { useLocale, useText } from '@millwright/i18n/Texts'
import type { KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import type { DropItem } from 'react-aria-components/useDragAndDrop'
import { titleOf } from '../changes.ts'
import { indexOf, typeOf } from '../page.ts'
import { BlockDrawing } from './BlockDrawing.tsx'
import { dragTypes } from './dragTypes.ts'
import type { Dragged } from './dragTypes.ts'
import { gripGlyph, moreGlyph } from './glyphs.tsx'
import { typeLabel } from './labels.ts'
import { Shield } from './Shield.tsx'
import { isHidden } from './useEditing.ts'
import type { Editing } from './useEditing.ts'
import type { Session } from './useSession.ts'
import * as styles from './Outline.css.ts'

type OutlineProps = { session: Session; editing: Editing; onDrag: (dragged: Dragged) => void }

/**
 * The page's blocks in order. A block is chosen, moved, copied, hidden and deleted here, by pointer, by keys, or from its
 * menu.
 */
export function Outline({ session, editing, onDrag }: OutlineProps) {
  const text = useText('editor')
  const locale = useLocale()
  const { page, selected, select } = session
  const { dragAndDropHooks } = useOutlineDrag({ session, editing, onDrag })
  return (
    <section
      className={styles.outline}
      aria-label={text('outline')}
      onKeyDownCapture={(event) => pressKey(event, editing)}
    >
      <h2 className={styles.title}>
        {text('outline')} <span className={styles.count}>{page.length}</span>
      </h2>
      <GridList
        aria-label={text('outline')}
        className={styles.list}
        items={rowsOf(session, editing, locale)}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(keys) => select(keys === 'all' ? undefined : String([...keys][0]))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <Empty title={text('noBlocks')}>{text('noBlocksHint')}</Empty>}
      >
        {(row) => <Row row={row} editing={editing} />}
      </GridList>
      <p className={styles.hint}>{text('keys')}</p>
    </section>
  )
}

type RowData = {
  id: string
  number: number
  name: string
  type: string
  title: string
  hidden: boolean
  problems: number
}

function rowsOf({ page, problems }: Session, { nameOf }: Editing, locale: Locale): RowData[] {
  return page.map(({ key, block }, at) => ({
    id: key,
    number: at + 1,
    name: nameOf(key),
    type: typeOf(block),
    title: titleOf(block, locale),
    hidden: isHidden(block),
    problems: problems.filter(({ index, severity }) => index === at && severity !== 'info').length,
  }))
}

function Row({ row, editing }: { row: RowData; editing: Editing }) {
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
function useOutlineDrag({ session, editing, onDrag }: OutlineProps) {
  const { page } = session
  const place = (key: string, position: string) => indexOf(page, key) + (position === 'after' ? 1 : 0)
  async function insert(items: readonly DropItem[], at: number) {
    for (const item of items)
      if (isTextDropItem(item) && item.types.has(dragTypes.fresh))
        focusRow(editing.add(await item.getText(dragTypes.fresh), at))
  }
  return useDragAndDrop<RowData>({
    getItems: (_, rows) => rows.map(({ id, name }) => ({ [dragTypes.block]: id, 'text/plain': name })),
    acceptedDragTypes: [dragTypes.fresh, dragTypes.block],
    getDropOperation: (_, types, allowed) => (types.has(dragTypes.fresh) && allowed.includes('copy') ? 'copy' : 'move'),
    onDragStart: ({ keys }) => onDrag({ kind: 'block', key: String([...keys][0]) }),
    onDragEnd: () => onDrag(undefined),
    onReorder: ({ keys, target }) => editing.move(String([...keys][0]), place(String(target.key), target.dropPosition)),
    onInsert: ({ items, target }) => void insert(items, place(String(target.key), target.dropPosition)),
    onRootDrop: ({ items }) => void insert(items, page.length),
  })
}

/** Focuses the row of a new block once it is rendered. The place where it was dropped is gone by then. */
function focusRow(key: string | undefined): void {
  setTimeout(() => document.querySelector<HTMLElement>(`[role="row"][data-key="${key}"]`)?.focus(), 50)
}
