import type { BlockData } from '@millwright/contract/blocks/blocks'
import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { LookProps } from '../data.ts'
import * as styles from './UniversalHotspot.css.ts'

type Picture = BlockData<'universal_hotspot'>['imgList'][number]

/**
 * Renders a column of pictures with linked areas.
 *
 * When: one picture has several links. Instead: `PictureBy` if the whole picture is one link.
 *
 * Keys: `Tab` moves through the areas in the merchant's order, including overlapping ones; `Enter` follows the link.
 */
export function UniversalHotspot({ data, locale, first }: LookProps & { data: BlockData<'universal_hotspot'> }) {
  const text = useText('decoration')
  const { width, imgList } = data
  const pictures = imgList.map((picture, index) => {
    const label = picture.alt[locale] || text('picture', { number: index + 1 })
    return (
      <div
        key={index}
        className={styles.picture}
        style={assignInlineVars({ [styles.ratio]: `${width} / ${picture.height}` })}
      >
        <Image
          src={picture.url}
          alt={picture.alt[locale]}
          ratio={width / picture.height}
          eager={first && index === 0}
          priority={first && index === 0}
        />
        {picture.hotspots.map((hotspot, at) => {
          const { link, title } = hotspot
          return (
            <a
              key={at}
              className={styles.area}
              data-area=""
              href={link.href}
              aria-label={title[locale] || text('hotArea', { picture: label, number: at + 1 })}
              {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
              style={placeOf(hotspot, picture)}
            >
              {title[locale] && <span className={styles.label}>{title[locale]}</span>}
            </a>
          )
        })}
      </div>
    )
  })
  return width === 1920 ? <div>{pictures}</div> : <div className={styles.frame}>{pictures}</div>
}

/** Places the smaller of two overlapping areas on top, so that a pointer reaches both. */
function placeOf({ x, y, w, h }: Picture['hotspots'][number], { hotspots }: Picture) {
  const below = hotspots.filter((other) => other.w * other.h > w * h).length
  return assignInlineVars({
    [styles.x]: `${x}%`,
    [styles.y]: `${y}%`,
    [styles.w]: `${w}%`,
    [styles.h]: `${h}%`,
    [styles.rank]: String(1 + below),
  })
}
