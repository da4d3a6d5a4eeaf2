import { lazy, Suspense, useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { useUi } from '@millwright/ui/UiProvider'
import * as styles from './CommentItem.css.ts'

const ImageViewer = lazy(() => import('@millwright/ui/ImageViewer').then((viewer) => ({ default: viewer.ImageViewer })))

/** The pictures of a review. Each opens in a viewer, or without scripts as a file. */
export function CommentPictures({ pictures }: { pictures: readonly string[] }) {
  const text = useText('commerce')
  const { resolvePicture } = useUi()
  const [zoomed, setZoomed] = useState<number>()
  const label = (index: number) => text('commentPicture', { number: index + 1 })
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture}>
            <a
              href={resolvePicture(picture)}
              data-reload=""
              className={styles.picture}
              aria-label={text('pictureEnlarge', { name: label(index) })}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                setZoomed(index)
              }}
            >
              <Image src={picture} alt="" width={80} ratio={1} />
            </a>
          </li>
        ))}
      </ul>
      {zoomed !== undefined && (
        <Suspense>
          <ImageViewer
            open
            pictures={pictures.map((src, index) => ({ src, alt: label(index) }))}
            first={zoomed}
            onClose={() => setZoomed(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
