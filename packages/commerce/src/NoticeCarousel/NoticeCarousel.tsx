import { useEffect, useState } from 'react'
import { NOTICE_STAY, PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { useScripted } from '@millwright/ui/useScripted'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { composeHandlers } from '../internal/composeHandlers.ts'
import { noticePath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './NoticeCarousel.css.ts'

export type NoticeCarouselProps = RootProps & {
  /** The notices, most important first. `shopId` defaults to the platform. Renders nothing without notices. */
  notices: readonly { id: string; title: string; shopId?: string | undefined }[]
  /** Whether notices are plain text, for a mall without notice pages. */
  plain?: boolean | undefined
}

/**
 * The top notices, one line at a time, scrolling up in 800 ms. It stops on hover and focus, has a pause button, and
 * does not move with reduced motion.
 *
 * When: in the utility bar, on its dark background. Instead: `Carousel` for slides, `Alert` for messages about the
 * page. The component needs the text namespace `common`.
 *
 * Keys: `Tab` reaches the current notice and then the pause button; `Enter` opens the notice, `Enter` or `Space` pauses
 * and plays.
 */
export function NoticeCarousel({
  notices,
  plain = false,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...root
}: NoticeCarouselProps) {
  const text = useText('common')
  const { notice = noticePath } = usePaths()
  const scripted = useScripted()
  const [turns, setTurns] = useState(0)
  const [paused, setPaused] = useState(false)
  const [resting, setResting] = useState(false)
  const count = notices.length
  const shown = turns % count

  useEffect(() => {
    if (paused || resting || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setTurns((before) => before + 1), NOTICE_STAY)
    return () => clearInterval(timer)
  }, [paused, resting, count])

  if (count === 0) return null
  return (
    <section
      aria-label={text('notices')}
      {...root}
      className={cx(styles.carousel, className)}
      onPointerEnter={composeHandlers(onPointerEnter, () => setResting(true))}
      onPointerLeave={composeHandlers(onPointerLeave, () => setResting(false))}
      onFocus={composeHandlers(onFocus, () => setResting(true))}
      onBlur={composeHandlers(onBlur, () => setResting(false))}
    >
      <Icon name="bell" size={16} />
      <div className={styles.frame}>
        <ul className={styles.strip} style={{ transform: `translateY(-${shown * 100}%)` }}>
          {/* Each notice is rendered in its turn, so that later ones are not sent with every page. */}
          {notices.slice(0, turns + 1).map(({ id, title, shopId = PLATFORM_SHOP_ID }, index) => (
            <li key={id} className={styles.line} inert={index !== shown}>
              {plain ? (
                <span className={styles.words}>{title}</span>
              ) : (
                <a href={notice({ id, shopId })} className={styles.notice}>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
      {scripted && count > 1 && <PauseButton paused={paused} onPress={() => setPaused(!paused)} />}
    </section>
  )
}

function PauseButton({ paused, onPress }: { paused: boolean; onPress: () => void }) {
  const text = useText('common')
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={text(paused ? 'noticesPlay' : 'noticesPause')}
      onClick={onPress}
    >
      <Icon name={paused ? 'play' : 'pause'} size={12} />
    </button>
  )
}
