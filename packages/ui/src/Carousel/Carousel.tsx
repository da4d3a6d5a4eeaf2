import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useAutoplay } from './useAutoplay.ts'
import * as styles from './Carousel.css.ts'

export type CarouselProps = RootProps<HTMLDivElement> & {
  /** What is shown, for those who listen. */
  label: string
  /** From first to last; `label` says what one shows. */
  slides: readonly { id: string; content: ReactNode; label: string }[]
  /** Pixels, everywhere or on phones and wider; by the content when left out. */
  height?: number | { narrow: number; wide: number } | undefined
  /** Width by height, instead of a height. */
  ratio?: number | undefined
  /** Goes on by itself until it is paused, pointed at or focused; never where less motion is asked for. */
  autoplay?: boolean | undefined
  /**
   * Milliseconds a slide stays.
   * @default 5000
   */
  interval?: number | undefined
  /**
   * A dot for each slide.
   * @default true
   */
  pager?: boolean | undefined
}

/**
 * Slides in one place, moved by finger, by keys or by its buttons; without scripts a row that scrolls.
 *
 * When: a few things that one may miss: campaigns, notices. Instead: `Grid` for what all must see, `Tabs` where each
 * has a name, `ImageViewer` to look closely.
 *
 * Keys: `Tab` reaches the slides, arrows move them; `Tab` then reaches pause, previous, a dot for each slide, next;
 * `Enter` or `Space` works them.
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
  const heights = typeof height === 'number' ? { narrow: height, wide: height } : height
  const px = (value: number | undefined) => (value === undefined ? 'auto' : `${value}px`)

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
        style={assignInlineVars({
          [styles.narrowHeight]: px(heights?.narrow),
          [styles.wideHeight]: px(heights?.wide),
          [styles.ratio]: ratio === undefined ? 'auto' : String(ratio),
        })}
        // Whatever takes the focus has a name; the carousel's own has been heard by then.
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
        <div className={styles.bar}>
          <div className={styles.controls}>
            {play.possible && (
              <Control
                icon={play.paused ? 'play' : 'pause'}
                name={say(play.paused ? 'play' : 'pause')}
                controls={trackId}
                onPress={play.toggle}
              />
            )}
            <Control icon="chevronLeft" name={say('previous')} controls={trackId} onPress={() => show(shown - 1)} />
            {pager &&
              slides.map((slide, index) => (
                <button
                  key={slide.id}
                  type="button"
                  className={cx(styles.control, styles.dot)}
                  aria-label={say('slide', { index: index + 1, count, label: slide.label })}
                  aria-current={index === shown}
                  aria-controls={trackId}
                  onClick={() => show(index)}
                />
              ))}
            <Control icon="chevronRight" name={say('next')} controls={trackId} onPress={() => show(shown + 1)} />
          </div>
        </div>
      )}
    </div>
  )
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
