import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useUi } from '../UiProvider/UiProvider.tsx'
import * as styles from './Image.css.ts'

export type ImageProps = RootProps<HTMLSpanElement> & {
  /** As the data has it; `UiProvider` makes the address. */
  src?: string | undefined
  /** What it shows, or `''` where words beside it say so. */
  alt: string
  /**
   * Width by height of its box, which stands before the picture arrives.
   * @default 1
   */
  ratio?: number | undefined
  /** Pixels; as wide as its place when left out. */
  width?: number | undefined
  /**
   * Show all of it, or fill the box.
   * @default 'contain'
   */
  fit?: keyof typeof styles.fit | undefined
  /** Load at once instead of when it comes near. */
  eager?: boolean | undefined
  /** The largest picture of the first view: loads before the others. */
  priority?: boolean | undefined
  /** A mark that stands on whatever is behind it, without the paper that drawings need in the dark. */
  bare?: boolean | undefined
}

/**
 * A picture in a box that never changes its size; a drawing stands in where there is none.
 *
 * When: every picture that data tells of. Instead: `ImageViewer` to look closely, `Icon` for a sign.
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
    // On a page from the server the picture may have failed before there was anyone to hear of it.
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
      style={
        ratio === 1 && width === undefined
          ? style
          : {
              ...assignInlineVars({
                [styles.ratio]: ratio === 1 ? null : String(ratio),
                [styles.width]: width === undefined ? null : `${width}px`,
              }),
              ...style,
            }
      }
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

/** Puts the drawing for missing pictures in the place of one that React does not look after. */
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
