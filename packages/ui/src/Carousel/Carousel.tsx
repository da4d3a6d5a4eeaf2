import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useAutoplay } from './useAutoplay.ts'
import { inlineVars } from '../internal/inlineVars.ts'
import * as styles from './Carousel.css.ts'

export type CarouselProps = RootProps<HTMLDivElement> & {
  /** The accessible name of the carousel. */
  label: string
  /** The slides in order. `label` describes a slide to screen readers. */
  slides: readonly { id: string; content: ReactNode; label: string }[]
  /** The height in pixels, for all widths or per breakpoint. Defaults to the height of the content. */
  height?: number | { narrow: number; wide: number } | undefined
  /** The aspect ratio (width / height), instead of a height. */
  ratio?: number | undefined
  /** Whether the slides advance automatically. Stops on pause, hover and focus, and with reduced motion. */
  autoplay?: boolean | undefined
  /**
   * The time each slide is shown, in milliseconds.
   * @default 5000
   */
  interval?: number | undefined
  /**
   * Whether to show a dot for each slide.
   * @default true
   */
  pager?: boolean | undefined
}

/**
 * Slides in one place, moved by touch, keyboard or buttons. Without scripts it is a scrollable row.
 *
 * When: there are a few items that a reader may miss: campaigns, notices. Instead: `Grid` for items that everyone must
 * see, `Tabs` where each has a name, `ImageViewer` to look closely.
 *
 * Keys: `Tab` focuses the slides, arrow keys move them; `Tab` then reaches pause, previous, a dot for each slide, next;
 * `Enter` or `Space` presses them.
 */
export function Carousel({
  label,
  slides,
  height,
  ratio,
  autoplay = false,
  interval = 5000,
  pager = true,
  className,
  ...root
}: CarouselProps) {
  const say = useMessages()
  const trackId = useId()
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const count = slides.length
  const show = (index: number) => {
    const box = track.current
    box?.scrollTo({
      left: box.clientWidth * ((index + count) % count) * (getComputedStyle(box).direction === 'rtl' ? -1 : 1),
    })
  }
  const play = useAutoplay({ on: autoplay && count > 1, interval, next: () => show(shown + 1) })

  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      {...root}
      className={cx(styles.carousel, className)}
      {...play.holders(root)}
    >
      <div
        ref={track}
        id={trackId}
        className={styles.track}
        style={sizeOf({ height, ratio })}
        // A focusable element needs a name. This one differs from the carousel's, which screen readers announce first.
        {...(count > 1 && { tabIndex: 0, role: 'group', 'aria-label': say('slides', { count }) })}
        onScroll={({ currentTarget: box }) =>
          setShown(Math.round(Math.abs(box.scrollLeft) / Math.max(1, box.clientWidth)))
        }
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={say('slide', { index: index + 1, count, label: slide.label })}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <ControlBar slides={slides} pager={pager} play={play} shown={shown} controls={trackId} onShow={show} />
      )}
    </div>
  )
}

function sizeOf({ height, ratio }: Pick<CarouselProps, 'height' | 'ratio'>) {
  const heights = typeof height === 'number' ? { narrow: height, wide: height } : height
  const px = (value: number | undefined) => (value === undefined ? 'auto' : `${value}px`)
  return inlineVars({
    [styles.narrowHeight]: px(heights?.narrow),
    [styles.wideHeight]: px(heights?.wide),
    [styles.ratio]: ratio === undefined ? 'auto' : String(ratio),
  })
}

type DotsProps = Pick<CarouselProps, 'slides'> & { shown: number; controls: string; onShow: (index: number) => void }

function ControlBar({
  pager,
  play,
  ...dots
}: DotsProps & { pager: boolean; play: Pick<ReturnType<typeof useAutoplay>, 'possible' | 'paused' | 'toggle'> }) {
  const say = useMessages()
  const { shown, controls, onShow } = dots
  return (
    <div className={styles.bar}>
      <div className={styles.controls}>
        {play.possible && (
          <Control
            icon={play.paused ? 'play' : 'pause'}
            name={say(play.paused ? 'play' : 'pause')}
            controls={controls}
            onPress={play.toggle}
          />
        )}
        <Control icon="chevronLeft" name={say('previous')} controls={controls} onPress={() => onShow(shown - 1)} />
        {pager && <Dots {...dots} />}
        <Control icon="chevronRight" name={say('next')} controls={controls} onPress={() => onShow(shown + 1)} />
      </div>
    </div>
  )
}

function Dots({ slides, shown, controls, onShow }: DotsProps) {
  const say = useMessages()
  return slides.map((slide, index) => (
    <button
      key={slide.id}
      type="button"
      className={cx(styles.control, styles.dot)}
      aria-label={say('slide', { index: index + 1, count: slides.length, label: slide.label })}
      aria-current={index === shown}
      aria-controls={controls}
      onClick={() => onShow(index)}
    />
  ))
}

function Control({
  icon,
  name,
  controls,
  onPress,
}: {
  icon: 'play' | 'pause' | 'chevronLeft' | 'chevronRight'
  name: string
  controls: string
  onPress: () => void
}) {
  return (
    <button type="button" className={styles.control} aria-label={name} aria-controls={controls} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
