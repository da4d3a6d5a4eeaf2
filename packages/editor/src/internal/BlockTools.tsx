import { useText } from '@millwright/i18n/Texts'
import { IconButton } from '@millwright/ui/IconButton'
import { useEffect, useState } from 'react'
import { blockElement } from './blockElement.ts'
import type { Dragged } from './dragTypes.ts'
import { gripGlyph, typeGlyph } from './glyphs.tsx'
import type { Editing } from './useEditing.ts'
import * as styles from './BlockTools.css.ts'

type BlockToolsProps = {
  root: { current: HTMLElement | null }
  /** The id of the chosen block in the preview, and its key in the editor. */
  of: string
  blockKey: string
  name: string
  editing: Editing
  onType: () => void
  onDrag: (dragged: Dragged) => void
}

/** The actions at the chosen block on the page. A pointer drags the block by the grip; keys use the arrows. */
export function BlockTools({ root, of, blockKey, name, editing, onType, onDrag }: BlockToolsProps) {
  const text = useText('editor')
  const top = useTopOf(root, of)
  const small = { size: 'small', tone: 'quiet' } as const
  if (top === undefined) return null
  return (
    <div className={styles.anchor} style={{ insetBlockStart: top }}>
      <div className={styles.tools} role="group" aria-label={text('actionsOf', { name })}>
        <span
          className={styles.grip}
          draggable
          title={text('dragBlock', { name })}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData('text/plain', name)
            dataTransfer.effectAllowed = 'move'
            onDrag({ kind: 'block', key: blockKey })
          }}
          onDragEnd={() => onDrag(undefined)}
        >
          {gripGlyph}
        </span>
        <IconButton {...small} icon={typeGlyph} label={text('typeOnPage')} onPress={onType} />
        <IconButton {...small} icon="chevronUp" label={text('up')} onPress={() => editing.up(blockKey)} />
        <IconButton {...small} icon="chevronDown" label={text('down')} onPress={() => editing.down(blockKey)} />
        <IconButton {...small} icon="copy" label={text('copy')} onPress={() => editing.copy(blockKey)} />
        <IconButton {...small} icon="trash" label={text('remove')} onPress={() => editing.remove(blockKey)} />
      </div>
    </div>
  )
}

/** Returns the top of a block within the page, and follows the page's size. */
function useTopOf(root: { current: HTMLElement | null }, id: string): number | undefined {
  const [top, setTop] = useState<number>()
  useEffect(() => {
    const whole = root.current
    if (!whole) return undefined
    const measure = () => {
      const box = blockElement(whole, id)?.getBoundingClientRect()
      setTop(box && Math.max(0, box.top - whole.getBoundingClientRect().top))
    }
    measure()
    const sizes = new ResizeObserver(measure)
    for (const one of whole.querySelectorAll('[data-block-id]')) sizes.observe(one)
    return () => sizes.disconnect()
  })
  return top
}
