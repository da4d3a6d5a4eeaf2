import type { BlockData } from '@millwright/contract/blocks/blocks'
import { useText } from '@millwright/i18n/Texts'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { LookProps } from '../data.ts'
import { MoreLink } from '../internal/BlockHead.tsx'
import { readableInk } from '../internal/contrast.ts'
import * as styles from './FloorTitle.css.ts'

/** Renders the heading above a section of the page. Colours that are unreadable on their background are replaced. */
export function FloorTitle({ data, locale, ground }: LookProps & { data: BlockData<'floor_title'> }) {
  const text = useText('decoration')
  const { title, subTitle, bgColor, moreLink, showMore } = data
  // An inline style, because a host's bundler would rewrite `light-dark()` in a stylesheet, and it would no longer
  // follow the page's theme.
  const inked = (ink: string | undefined, own: string) => {
    const { light, dark } = readableInk(ink, bgColor ?? ground)
    return light || dark ? `light-dark(${light ?? own}, ${dark ?? own})` : null
  }
  const vars = assignInlineVars({
    [styles.ground]: bgColor ?? null,
    [styles.titleInk]: inked(data.titleColor, styles.ownInk),
    [styles.subTitleInk]: inked(data.subTitleColor, styles.ownMuted),
    [styles.moreInk]: inked(data.moreColor, styles.ownMuted),
    [styles.titleSize]: `${data.titleSize / 16}rem`,
    [styles.subTitleSize]: `${data.subTitleSize / 16}rem`,
  })
  return (
    <div
      className={styles.strip}
      style={{ ...vars, marginBlockStart: data.marginTop, marginBlockEnd: data.marginBottom }}
    >
      <div className={styles.row}>
        <h2 className={styles.title}>{title[locale]}</h2>
        {subTitle[locale] && <p className={styles.subTitle}>{subTitle[locale]}</p>}
        {showMore && moreLink && (
          <span className={styles.more}>
            <MoreLink link={moreLink} label={text('moreOf', { title: title[locale] })}>
              {text('more')}
            </MoreLink>
          </span>
        )}
      </div>
    </div>
  )
}
