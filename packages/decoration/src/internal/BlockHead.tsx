import type { Localised } from '@millwright/contract/blocks/decoder'
import type { LinkTarget } from '@millwright/domain/link/link'
import type { Locale } from '@millwright/domain/locale'
import { useText } from '@millwright/i18n/Texts'
import * as styles from './BlockHead.css.ts'

/** Renders a block's heading with its subtitle and a "more" link. */
export function BlockHead({
  title,
  subTitle,
  link,
  level,
  locale,
}: {
  title: Localised
  subTitle?: Localised
  link?: LinkTarget | undefined
  level: 2 | 3
  locale: Locale
}) {
  const text = useText('decoration')
  const Title = `h${level}` as const
  if (!title[locale] && !subTitle?.[locale]) return null
  return (
    <div className={styles.head}>
      {title[locale] && <Title className={styles.title}>{title[locale]}</Title>}
      {subTitle?.[locale] && <p className={styles.subTitle}>{subTitle[locale]}</p>}
      {link && (
        <MoreLink link={link} label={text('moreOf', { title: title[locale] })}>
          {text('more')}
        </MoreLink>
      )}
    </div>
  )
}

export function MoreLink({ link, label, children }: { link: LinkTarget; label: string; children: string }) {
  return (
    <a
      className={styles.more}
      href={link.href}
      aria-label={label}
      {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      <span aria-hidden="true"> ›</span>
    </a>
  )
}
