import type { BlockData } from '@millwright/contract/blocks/blocks'
import { useText } from '@millwright/i18n/Texts'
import { Carousel } from '@millwright/ui/Carousel'
import { Image } from '@millwright/ui/Image'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { LookSurroundings } from '../data.ts'
import * as styles from './PictureBy.css.ts'

type Picture = BlockData<'picture_by'>['imgList'][number]

/** Pictures over the whole width: one stands still, several take turns and can be paused. */
export function PictureBy({ data, locale, first }: LookSurroundings & { data: BlockData<'picture_by'> }) {
  const text = useText('decoration')
  const { imgList, fit, height } = data
  const heights = { narrow: Math.round(Math.max(Math.min(height, 120), height * 0.4)), wide: height }
  const picture = ({ url, alt, link }: Picture, index: number) => {
    const image = (
      <span className={styles.box} style={assignInlineVars({ [styles.narrow]: `${heights.narrow}px`, [styles.wide]: `${heights.wide}px` })}>
        <Image
          src={url} fit={fit} width={1920} ratio={1920 / height} sizes="100vw"
          alt={alt[locale] || (link ? text('picture', { number: index + 1 }) : '')}
          {...(first && index === 0 ? { eager: true, priority: true } : {})}
        />
      </span>
    )
    return link ? <a className={styles.link} href={link.href} {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}>{image}</a> : image
  }
  const [only] = imgList
  if (only && imgList.length === 1) return <div className={styles.alone}>{picture(only, 0)}</div>
  return (
    <Carousel
      label={text('pictures')} height={heights} autoplay={data.autoplay} interval={data.interval} pager={data.showPager}
      slides={imgList.map((one, index) => ({ id: String(index), label: one.alt[locale] || text('picture', { number: index + 1 }), content: picture(one, index) }))}
    />
  )
}
