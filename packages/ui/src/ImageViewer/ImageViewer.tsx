import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Dialog } from '../Dialog/Dialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Image } from '../Image/Image.tsx'
import type { RootProps } from '../internal/open.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useZoom } from './useZoom.ts'
import * as styles from './ImageViewer.css.ts'

export type ImageViewerProps = RootProps<HTMLDivElement, 'title'> & {
  /** Whether the viewer is open. A closed viewer renders nothing and resets. */
  open: boolean
  /** Called on the close button, the Escape key, or a press outside. */
  onClose: () => void
  /** The pictures. `src` is the path as stored in the data; `alt` is also the title. */
  pictures: readonly { src: string; alt: string }[]
  /**
   * The index of the first picture to show, from 0.
   * @default 0
   */
  first?: number | undefined
}

/**
 * A dialog that shows pictures as large as the window allows, with up to eightfold zoom.
 *
 * When: details matter: a drawing, damage. Instead: `Image` for a picture on the page, `Carousel` for pictures to
 * glance at. Import it on demand: `lazy(() => import('@millwright/ui/ImageViewer').then(({ ImageViewer }) => ({
 * default: ImageViewer })))`.
 *
 * Keys:
 * - `+`, `-`, `0` zoom in, zoom out, show the whole picture
 * - arrow keys move between whole pictures, and pan a zoomed one
 * - `Home`, `End` lead to the first and the last
 * - `Escape` closes; the focus returns to where it was
 */
export function ImageViewer({ open, ...rest }: ImageViewerProps) {
  return open ? <Viewer {...rest} /> : null
}

function Viewer({ onClose, pictures, first = 0, ...dialog }: Omit<ImageViewerProps, 'open'>) {
  const [asked, setAsked] = useState(first)
  const shown = Math.min(Math.max(0, asked), pictures.length - 1)
  const picture = pictures[shown]
  if (!picture) return null
  return (
    <Dialog {...dialog} open onClose={onClose} title={picture.alt} size="large">
      <Stage picture={picture} pictures={pictures} shown={shown} onShow={setAsked} />
    </Dialog>
  )
}

type StageProps = { pictures: ImageViewerProps['pictures']; shown: number; onShow: (index: number) => void }

function Stage({
  picture: { src, alt },
  pictures,
  shown,
  onShow,
}: StageProps & { picture: StageProps['pictures'][number] }) {
  const say = useMessages(rareMessages)
  const count = pictures.length
  const { view, zoom, pan, reset, isRtl, stage } = useZoom({
    onSwipe: (by) => {
      if (count > 1) show(shown + by)
    },
  })
  const near = view.scale > 1
  const show = (index: number) => {
    reset()
    onShow((index + count) % count)
  }
  // The arrow keys switch pictures when unzoomed and pan when zoomed.
  const aside = (towardsEnd: 1 | -1) => {
    if (near) pan(-0.1 * towardsEnd, 0)
    else if (count > 1) show(shown + (isRtl() ? -towardsEnd : towardsEnd))
  }
  useDialogKeys(stage.ref, {
    '+': () => zoom(1.5),
    '=': () => zoom(1.5),
    '-': () => zoom(1 / 1.5),
    0: reset,
    ArrowLeft: () => aside(-1),
    ArrowRight: () => aside(1),
    ArrowUp: () => pan(0, 0.1),
    ArrowDown: () => pan(0, -0.1),
    Home: () => show(0),
    End: () => show(count - 1),
  })

  return (
    <>
      <div {...stage} className={styles.stage} tabIndex={0} role="group" aria-label={alt} data-near={near || undefined}>
        <div
          className={styles.moved}
          style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}
        >
          <Image key={shown} src={src} alt={alt} ratio={1} fit="contain" eager />
        </div>
      </div>
      <div className={styles.tools}>
        {count > 1 && <Pager alt={alt} count={count} shown={shown} onShow={show} />}
        <ZoomTools scale={view.scale} onZoom={zoom} onReset={reset} />
      </div>
      {count > 1 && <Thumbs pictures={pictures} shown={shown} onShow={show} />}
      <p className={styles.hint}>{say('zoomHint')}</p>
    </>
  )
}

function useDialogKeys(inside: RefObject<HTMLElement | null>, keys: Partial<Record<string, () => void>>) {
  useEffect(() => {
    // Listens on the whole dialog, because the close button has the focus when it opens.
    const dialog = inside.current?.closest('[role="dialog"]')
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    dialog?.addEventListener('keydown', press)
    return () => dialog?.removeEventListener('keydown', press)
  })
}

function Pager({
  alt,
  count,
  shown,
  onShow,
}: {
  alt: string
  count: number
  shown: number
  onShow: (index: number) => void
}) {
  const say = useMessages(rareMessages)
  return (
    <>
      <IconButton icon="chevronLeft" tone="neutral" label={say('previous')} onPress={() => onShow(shown - 1)} />
      <span className={styles.figure} role="status">
        <span aria-hidden>
          {shown + 1} / {count}
        </span>
        <VisuallyHidden>{say('slide', { index: shown + 1, count, label: alt })}</VisuallyHidden>
      </span>
      <IconButton icon="chevronRight" tone="neutral" label={say('next')} onPress={() => onShow(shown + 1)} />
    </>
  )
}

function ZoomTools({
  scale,
  onZoom,
  onReset,
}: {
  scale: number
  onZoom: (factor: number) => void
  onReset: () => void
}) {
  const say = useMessages(rareMessages)
  const whole = scale <= 1
  return (
    <>
      <IconButton
        icon="minus"
        tone="neutral"
        label={say('zoomOut')}
        aria-disabled={whole || undefined}
        onPress={() => onZoom(1 / 1.5)}
      />
      <span className={styles.figure} role="status">
        {Math.round(scale * 100)}%
      </span>
      <IconButton icon="plus" tone="neutral" label={say('zoomIn')} onPress={() => onZoom(1.5)} />
      <IconButton
        icon="refresh"
        tone="neutral"
        label={say('zoomNone')}
        aria-disabled={whole || undefined}
        onPress={onReset}
      />
    </>
  )
}

function Thumbs({ pictures, shown, onShow }: StageProps) {
  const say = useMessages(rareMessages)
  const thumbs = useRef<HTMLUListElement>(null)
  useEffect(() => {
    thumbs.current?.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  return (
    <ul ref={thumbs} className={styles.thumbs}>
      {pictures.map((one, index) => (
        <li key={one.src}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={say('slide', { index: index + 1, count: pictures.length, label: one.alt })}
            aria-current={index === shown || undefined}
            onClick={() => onShow(index)}
          >
            <Image src={one.src} alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}
