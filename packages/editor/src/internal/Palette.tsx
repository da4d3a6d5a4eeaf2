import type { HostBlocks } from '@millwright/contract/blocks/block'
import { Empty } from '@millwright/ui/Empty'
import { SearchField } from '@millwright/ui/SearchField'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { memo, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { BlockDrawing } from './BlockDrawing.tsx'
import { groupsOf, offeredTypes } from './blockGroups.ts'
import type { GroupId } from './blockGroups.ts'
import { dragTypes } from './dragTypes.ts'
import type { Dragged } from './dragTypes.ts'
import { gripGlyph } from './glyphs.tsx'
import { typeLabel } from './labels.ts'
import { en as namesEn, zh as namesZh } from '@millwright/i18n/namespaces/decorationSearch'
import type { Editing } from './useEditing.ts'
import * as styles from './Palette.css.ts'

type PaletteProps = {
  /** The types that the host offers, if it has chosen some. */
  offered: readonly string[] | undefined
  own: HostBlocks
  editing: Editing
  onDrag: (dragged: Dragged) => void
}

/** The blocks to add, in groups, with a search. */
export const Palette = memo(function Palette({ offered, own, editing, onDrag }: PaletteProps) {
  const text = useText('editor')
  const locale = useLocale()
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase()
  const fits = (type: string) =>
    [typeLabel(type, 'zh'), typeLabel(type, 'en'), ...otherNames(type)].some((name) =>
      name.toLowerCase().includes(words),
    )
  const groups = groupsOf(offeredTypes(offered, Object.keys(own)).filter(fits))
  return (
    <section className={styles.palette} aria-label={text('blocks')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('blocks')}</h2>
        <SearchField
          name="blocks"
          size="small"
          label={text('findBlock')}
          hideLabel
          placeholder={text('findBlock')}
          value={wanted}
          onChange={({ value }) => setWanted(value)}
        />
      </div>
      <div className={styles.groups}>
        {groups.length === 0 && <Empty drawing="search" title={text('noBlockFound', { words: wanted.trim() })} />}
        {groups.map(({ id, types }) => (
          <Group key={id} id={id} types={types} editing={editing} onDrag={onDrag} locale={locale} />
        ))}
      </div>
    </section>
  )
})

/** Returns other words by which merchants look for a type of block, in both languages. */
function otherNames(type: string): string[] {
  const names: Readonly<Record<string, string>>[] = [namesZh, namesEn]
  return names.flatMap((one) => (Object.hasOwn(one, type) ? [one[type]!] : []))
}

const titles = {
  frame: 'groupFrame',
  pictures: 'groupPictures',
  goods: 'groupGoods',
  deals: 'groupDeals',
  own: 'groupOwn',
} as const satisfies Record<GroupId, string>

type GroupProps = Pick<PaletteProps, 'editing' | 'onDrag'> & {
  id: GroupId
  types: readonly string[]
  locale: 'zh' | 'en'
}

function Group({ id, types, editing, onDrag, locale }: GroupProps) {
  const text = useText('editor')
  const items = types.map((type) => ({ id: type, label: typeLabel(type, locale) }))
  const { dragAndDropHooks } = useDragAndDrop<{ id: string; label: string }>({
    getItems: (_, dragged) => dragged.map(({ id: type, label }) => ({ [dragTypes.fresh]: type, 'text/plain': label })),
    getAllowedDropOperations: () => ['copy', 'move'],
    onDragStart: ({ keys }) => onDrag({ kind: 'fresh', type: String([...keys][0]) }),
    onDragEnd: () => onDrag(undefined),
  })
  return (
    <div className={styles.group}>
      <h3 className={styles.name}>{text(titles[id])}</h3>
      <GridList
        aria-label={text(titles[id])}
        layout="grid"
        keyboardNavigationBehavior="tab"
        className={styles.tiles}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(type) => editing.add(String(type))}
      >
        {({ id: type, label }) => (
          <GridListItem id={type} textValue={label} className={styles.tile}>
            <BlockDrawing type={type} />
            <span className={styles.label}>{label}</span>
            <Button slot="drag" className={styles.grip} aria-label={text('dragBlock', { name: label })}>
              {gripGlyph}
            </Button>
          </GridListItem>
        )}
      </GridList>
    </div>
  )
}
