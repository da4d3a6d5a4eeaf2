import type { BlockData } from '@millwright/contract/blocks/blocks'
import { useText } from '@millwright/i18n/Texts'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { LookSurroundings } from '../data.ts'
import { MoreLink } from '../internal/BlockHead.tsx'
import { readableInk } from '../internal/contrast.ts'
import * as styles from './FloorTitle.css.ts'

/** The heading above a floor of the page. Colours that could not be read upon their ground give way to the theme's. */
export function FloorTitle({ data, locale, ground }: LookSurroundings & { data: BlockData<'floor_title'> }) {
  const text = useText('decoration')
  const { title, subTitle, bgColor, moreLink, showMore } = data
  const [titleInk, subTitleInk, moreInk] = [data.titleColor, data.subTitleColor, data.moreColor].map((ink) =>
    readableInk(ink, bgColor ?? ground),
  )
  const vars = assignInlineVars({
    [styles.ground]: bgColor ?? null,
    [styles.titleLight]: titleInk?.light ?? null,
    [styles.titleDark]: titleInk?.dark ?? null,
    [styles.subTitleLight]: subTitleInk?.light ?? null,
    [styles.subTitleDark]: subTitleInk?.dark ?? null,
    [styles.moreLight]: moreInk?.light ?? null,
    [styles.moreDark]: moreInk?.dark ?? null,
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
