import { useEffect, useRef, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useUi } from '../UiProvider/UiProvider.tsx'
import { initialsOf } from './initialsOf.ts'
import * as styles from './Avatar.css.ts'

export const avatarSizes = ['small', 'medium', 'large'] as const
export const avatarTones = ['neutral', 'action', 'good', 'warn', 'bad', 'info'] as const

export type AvatarProps = RootProps<HTMLSpanElement> & {
  /** The name of the person or company. It is the accessible name, and its initials replace a missing image. */
  name: string
  /** The image path as stored in the data. `UiProvider` resolves it to a URL. */
  src?: string | undefined
  /** Whether adjacent text says the name, so that screen readers skip the avatar. */
  decorative?: boolean | undefined
  /** The width and height: 24, 32 or 48 px. */
  size?: (typeof avatarSizes)[number] | undefined
  /** Round for a person, square for a company. */
  shape?: 'round' | 'square' | undefined
  /** The colours behind the initials. */
  tone?: (typeof avatarTones)[number] | undefined
}

/**
 * The picture of a person or a company, or its initials.
 *
 * When: a person or a company is named in a list, a comment or a menu. Instead: `Image` for pictures of products; `Icon`
 * for a symbol.
 */
export function Avatar({
  name,
  src,
  decorative,
  size = 'medium',
  shape = 'round',
  tone = 'neutral',
  className,
  ...root
}: AvatarProps) {
  const { resolvePicture } = useUi()
  const address = src ? resolvePicture(src) : undefined
  const [failed, setFailed] = useState<string>()
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // On a server-rendered page the image may have failed before hydration, and its error event was missed.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(address)
  }, [address])
  return (
    <span
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
      {...root}
      className={cx(
        styles.avatar,
        styles.size[size],
        styles.tone[tone],
        shape === 'square' && styles.square,
        className,
      )}
    >
      {address && failed !== address ? (
        <img ref={picture} className={styles.picture} src={address} alt="" onError={() => setFailed(address)} />
      ) : (
        initialsOf(name) || <Icon name="user" size={size === 'large' ? 24 : 16} />
      )}
    </span>
  )
}
