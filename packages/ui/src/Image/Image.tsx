import { useEffect, useRef, useState } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useUi } from '../UiProvider/UiProvider.tsx'
import { inlineVars } from '../internal/inlineVars.ts'
import * as styles from './Image.css.ts'

export type ImageProps = RootProps<HTMLSpanElement> & {
  /** The image path as stored in the data. `UiProvider` resolves it to a URL. */
  src?: string | undefined
  /** The text alternative, or `''` if adjacent text says the same. */
  alt: string
  /**
   * The aspect ratio (width / height) of the box, which is reserved before the image loads.
   * @default 1
   */
  ratio?: number | undefined
  /** The width in pixels. Defaults to the width of the container. */
  width?: number | undefined
  /**
   * Whether to show the whole image or fill the box.
   * @default 'contain'
   */
  fit?: keyof typeof styles.fit | undefined
  /** Whether to load the image at once instead of when it nears the viewport. */
  eager?: boolean | undefined
  /** Whether this is the largest image of the first view. It loads before the others. */
  priority?: boolean | undefined
  /** Whether to omit the light background that drawings need in the dark theme, as for a logo on a coloured surface. */
  bare?: boolean | undefined
}

/**
 * An image in a box of fixed size, with a placeholder drawing if the image is missing.
 *
 * When: the data provides an image. Instead: `ImageViewer` to look closely, `Icon` for a symbol.
 */
export function Image({
  src,
  alt,
  ratio = 1,
  width,
  fit = 'contain',
  eager,
  priority,
  bare = false,
  className,
  style,
  onLoad,
  onError,
  ...root
}: ImageProps) {
  const { resolvePicture } = useUi()
  const address = src ? resolvePicture(src) : undefined
  const [failed, setFailed] = useState<string>()
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // On a server-rendered page the image may have failed before hydration, and its error event was missed.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(address)
  }, [address])
  const missing = !address || failed === address
  return (
    <span
      {...root}
      className={cx(
        styles.box,
        width !== undefined && styles.sized,
        bare && styles.bare,
        missing && styles.missing,
        className,
      )}
      style={ratio === 1 && width === undefined ? style : { ...sizeOf(ratio, width), ...style }}
    >
      {missing ? (
        <Missing alt={alt} />
      ) : (
        <img
          ref={picture}
          className={cx(styles.picture, styles.fit[fit])}
          src={address}
          alt={alt}
          width={width}
          height={width && Math.round(width / ratio)}
          loading={eager || priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          onLoad={onLoad}
          onError={(event) => {
            onError?.(event)
            setFailed(address)
          }}
        />
      )}
    </span>
  )
}

function sizeOf(ratio: number, width: number | undefined) {
  return inlineVars({
    [styles.ratio]: ratio === 1 ? null : String(ratio),
    [styles.width]: width === undefined ? null : `${width}px`,
  })
}

/** Replaces a failed image outside React's control with the placeholder drawing. */
export function standIn(picture: HTMLImageElement): void {
  if (!picture.src.startsWith('data:')) picture.src = `data:image/svg+xml,${encodeURIComponent(MISSING)}`
}

const MISSING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#7f8994" stroke-width="1.5"><path d="M24 6 39.6 15v18L24 42 8.4 33V15Z" stroke-linejoin="round"/><circle cx="24" cy="24" r="8"/></svg>'

function Missing({ alt }: { alt: string }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <path d="M24 6 39.6 15v18L24 42 8.4 33V15Z" strokeLinejoin="round" />
      <circle cx="24" cy="24" r="8" />
      <path d="M24 13v2m0 18v2M13 24h2m18 0h2" strokeLinecap="round" />
    </svg>
  )
}
