import type { Localised } from '@millwright/contract/blocks/decoder'
import type { LinkTarget } from '@millwright/domain/link/link'
import type { Locale } from '@millwright/domain/locale'
import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import * as styles from './PictureLink.css.ts'

/**
 * Renders the picture of a product block with the merchant's link. A linked picture without alternative text gets a
 * general label.
 */
export function PictureLink({
  src,
  alt,
  link,
  ratio,
  fit,
  locale,
  first,
}: {
  src: string
  alt: Localised
  link: LinkTarget | undefined
  ratio: number
  fit: 'cover' | 'contain'
  locale: Locale
  first: boolean
}) {
  const text = useText('decoration')
  const picture = (
    <Image
      src={src}
      alt={alt[locale] || (link ? text('featured') : '')}
      ratio={ratio}
      fit={fit}
      eager={first}
      priority={first}
    />
  )
  return link ? (
    <a className={styles.link} href={link.href} {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {picture}
    </a>
  ) : (
    picture
  )
}
