import { lazy, Suspense, useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { IconButton } from '@millwright/ui/IconButton'
import { Image } from '@millwright/ui/Image'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './Gallery.css.ts'

const ImageViewer = lazy(() => import('@millwright/ui/ImageViewer').then((viewer) => ({ default: viewer.ImageViewer })))

export type GalleryProps = RootProps<HTMLElement> & {
  /** The image paths, as the API returns them. The first is the main picture. */
  pictures: readonly string[]
  /** The name of the product. */
  name: string
}

/**
 * A product's pictures: a snapping strip, thumbnails that scroll it, and a viewer that loads on demand.
 *
 * When: a product has pictures to look at closely. Instead: `ImageViewer` of ui for other pictures; `Image` of ui for a
 * single picture.
 */
export function Gallery({ pictures, name, className, ...root }: GalleryProps) {
  const text = useText('commerce')
  const id = useId()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const label = (index: number) => text('galleryOf', { name, number: index + 1 })
  return (
    <section aria-label={text('gallery')} {...root} className={cx(styles.gallery, className)}>
      <div className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          onScroll={({ currentTarget }) =>
            setShown(Math.round(Math.abs(currentTarget.scrollLeft) / (currentTarget.clientWidth || 1)))
          }
        >
          {pictures.map((picture, index) => (
            <li key={picture} id={`${id}picture-${index + 1}`} className={styles.slide}>
              <Image
                src={picture}
                alt={label(index)}
                ratio={1}
                fit="contain"
                eager={index === 0}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
        <span className={styles.zoom}>
          <IconButton icon="search" label={text('galleryZoom')} onPress={() => setZoomed(true)} />
        </span>
        {pictures.length > 1 && (
          <span className={styles.number} aria-hidden="true">
            {shown + 1} / {pictures.length}
          </span>
        )}
      </div>
      {pictures.length > 1 && <Thumbs pictures={pictures} id={id} strip={strip} shown={shown} />}
      {zoomed && (
        <Suspense>
          <ImageViewer
            open
            pictures={pictures.map((src, index) => ({ src, alt: label(index) }))}
            first={shown}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

type ThumbsProps = Pick<GalleryProps, 'pictures'> & {
  /** The prefix of the ids of the pictures in the strip. */
  id: string
  strip: RefObject<HTMLUListElement | null>
  shown: number
}

/** The thumbnails, which scroll the strip. */
function Thumbs({ pictures, id, strip, shown }: ThumbsProps) {
  const text = useText('commerce')
  return (
    <ul className={styles.thumbs}>
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a
            href={`#${id}picture-${index + 1}`}
            data-reload=""
            className={styles.thumb}
            aria-label={text('galleryPicture', { number: index + 1, count: pictures.length })}
            aria-current={index === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              // Works in either text direction.
              strip.current?.children[index]?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
            }}
          >
            <Image src={picture} alt="" ratio={1} width={64} fit="contain" />
          </a>
        </li>
      ))}
    </ul>
  )
}
