import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Dialog } from '@millwright/ui/Dialog'
import { IconButton } from '@millwright/ui/IconButton'
import { Image } from '@millwright/ui/Image'
import { useZoom } from './useZoom.ts'
import * as styles from './PictureZoom.css.ts'

export type PictureZoomProps = {
  /** As the wire gives them. */
  pictures: readonly string[]
  /** Which of them is shown first. */
  first?: number
  labelOf: (index: number) => string
  onClose: () => void
}

/**
 * Pictures as large as the window allows, and nearer: by buttons, keys, wheel or two fingers. It comes with its own code,
 * so import it when a picture is asked for.
 */
export function PictureZoom({ pictures, first = 0, labelOf, onClose }: PictureZoomProps) {
  const [shown, setShown] = useState(first)
  return (
    <Dialog open onClose={onClose} title={labelOf(shown)} size="large">
      <PictureZoomStage
        key={shown} picture={pictures[shown] ?? ''} label={labelOf(shown)}
        onStep={pictures.length > 1 ? (by) => setShown((shown + by + pictures.length) % pictures.length) : undefined}
      />
    </Dialog>
  )
}

function PictureZoomStage({ picture, label, onStep }: { picture: string; label: string; onStep: ((by: 1 | -1) => void) | undefined }) {
  const text = useText('commerce')
  const { view, zoom, pan, reset, stage } = useZoom()
  const near = view.scale > 1
  const keys: Partial<Record<string, () => void>> = {
    '+': () => zoom(1.5), '=': () => zoom(1.5), '-': () => zoom(1 / 1.5), 0: reset,
    // Beside a whole picture the arrows lead to its neighbours, within a near one they move it.
    ArrowLeft: () => (near ? pan(0.1, 0) : onStep?.(-1)), ArrowRight: () => (near ? pan(-0.1, 0) : onStep?.(1)),
    ArrowUp: () => pan(0, 0.1), ArrowDown: () => pan(0, -0.1),
  }
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div onKeyDown={press}>
      <div {...stage} className={styles.stage} tabIndex={0} role="group" aria-label={label} data-near={near || undefined}>
        <div className={styles.moved} style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}>
          <Image src={picture} alt={label} ratio={1} fit="contain" eager />
        </div>
      </div>
      <div className={styles.tools}>
        {onStep && <IconButton icon="chevronLeft" tone="neutral" label={text('picturePrevious')} onPress={() => onStep(-1)} />}
        <IconButton icon="minus" tone="neutral" label={text('pictureZoomOut')} disabled={!near} onPress={() => zoom(1 / 1.5)} />
        <span className={styles.level} role="status">{text('pictureZoomLevel', { percent: Math.round(view.scale * 100) })}</span>
        <IconButton icon="plus" tone="neutral" label={text('pictureZoom')} onPress={() => zoom(1.5)} />
        <IconButton icon="refresh" tone="neutral" label={text('pictureZoomReset')} disabled={!near} onPress={reset} />
        {onStep && <IconButton icon="chevronRight" tone="neutral" label={text('pictureNext')} onPress={() => onStep(1)} />}
      </div>
      <p className={styles.hint}>{text('pictureZoomHint')}</p>
    </div>
  )
}
