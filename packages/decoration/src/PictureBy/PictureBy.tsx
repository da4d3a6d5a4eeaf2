import type { BlockData } from '@millwright/contract/blocks/blocks'
import { useText } from '@millwright/i18n/Texts'
import { Carousel } from '@millwright/ui/Carousel'
import { Image } from '@millwright/ui/Image'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { LookSurroundings } from '../data.ts'
import * as styles from './PictureBy.css.ts'

/** Pictures over the whole width: one stands still, several take turns and can be paused. */
export function PictureBy({ data, locale, first }: LookSurroundings & { data: BlockData<'picture_by'> }) {
  const text = useText('decoration')
  const { imgList, fit, height } = data
  const heights = { narrow: Math.round(Math.max(Math.min(height, 120), height * 0.5)), wide: height }
  const labels = imgList.map(({ alt, title }, index) => title[locale] || alt[locale] || text('picture', { number: index + 1 }))
  const slides = imgList.map(({ url, alt, link, title, subTitle }, index) => {
    const content = (
      <span className={styles.box} style={assignInlineVars({ [styles.narrow]: `${heights.narrow}px`, [styles.wide]: `${heights.wide}px` })}>
        <Image
          src={url} fit={fit} ratio={1920 / height} sizes="100vw"
          alt={title[locale] ? '' : alt[locale] || (link ? labels[index]! : '')}
          {...(first && index === 0 ? { eager: true, priority: true } : {})}
        />
        {title[locale] && (
          <span className={styles.plate}>
            <b className={styles.title}>{title[locale]}</b>
            {subTitle[locale] && <span className={styles.subTitle}>{subTitle[locale]}</span>}
          </span>
        )}
      </span>
    )
    return link ? <a className={styles.link} href={link.href} {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}>{content}</a> : content
  })
  if (slides.length === 1) return <div className={styles.alone}>{slides[0]}</div>
  return (
    <Carousel
      label={text('pictures')} height={heights} autoplay={data.autoplay} interval={data.interval} pager={data.showPager}
      slides={slides.map((content, index) => ({ id: String(index), label: labels[index]!, content }))}
    />
  )
}
