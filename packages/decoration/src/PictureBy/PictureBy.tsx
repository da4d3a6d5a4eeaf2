import type { BlockData } from '@millwright/contract/blocks/blocks'
import { CATEGORY_STEP_PX } from '@millwright/domain/constants'
import type { Locale } from '@millwright/domain/locale'
import { useText } from '@millwright/i18n/Texts'
import { Carousel } from '@millwright/ui/Carousel'
import { Image } from '@millwright/ui/Image'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { LookProps } from '../data.ts'
import * as styles from './PictureBy.css.ts'

/** The height of the category panel: eight of its rows. */
const PANEL = 8 * CATEGORY_STEP_PX

/** Renders full-width pictures. Several pictures rotate and can be paused. */
export function PictureBy({ data, locale, first, beside }: LookProps & { data: BlockData<'picture_by'> }) {
  const text = useText('decoration')
  const { imgList, fit } = data
  const height = beside ? Math.max(data.height, PANEL) : data.height
  const heights: Heights = { narrow: Math.round(Math.max(Math.min(height, 120), height * 0.5)), wide: height }
  const slides = imgList.map((picture, index) => {
    const label = picture.title[locale] || picture.alt[locale] || text('picture', { number: index + 1 })
    return {
      id: String(index),
      label,
      content: (
        <Picture
          picture={picture}
          label={label}
          locale={locale}
          fit={fit}
          heights={heights}
          first={first && index === 0}
          beside={beside}
        />
      ),
    }
  })
  const [only] = slides
  if (only && slides.length === 1) return <div className={styles.alone}>{only.content}</div>
  return (
    <Carousel
      label={text('pictures')}
      height={heights}
      autoplay={data.autoplay}
      interval={data.interval}
      pager={data.showPager}
      slides={slides}
    />
  )
}

type Heights = { narrow: number; wide: number }

function Picture({
  picture,
  label,
  locale,
  fit,
  heights,
  first,
  beside,
}: {
  picture: BlockData<'picture_by'>['imgList'][number]
  label: string
  locale: Locale
  fit: 'cover' | 'contain'
  heights: Heights
  first: boolean
  beside: boolean
}) {
  const { url, link, alt, title, subTitle } = picture
  const content = (
    <span
      className={styles.box}
      style={assignInlineVars({ [styles.narrow]: `${heights.narrow}px`, [styles.wide]: `${heights.wide}px` })}
    >
      <Image
        src={url}
        fit={fit}
        ratio={1920 / heights.wide}
        eager={first}
        priority={first}
        alt={title[locale] ? '' : alt[locale] || (link ? label : '')}
      />
      {title[locale] && (
        <span className={styles.plate({ beside })}>
          <b className={styles.title}>{title[locale]}</b>
          {subTitle[locale] && <span className={styles.subTitle}>{subTitle[locale]}</span>}
        </span>
      )}
    </span>
  )
  return link ? (
    <a className={styles.link} href={link.href} {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {content}
    </a>
  ) : (
    content
  )
}
