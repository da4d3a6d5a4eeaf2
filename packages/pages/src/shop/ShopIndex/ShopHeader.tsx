import { path } from '@millwright/domain/paths/path'
import { joinWords } from '@millwright/i18n/joinWords'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { Tag } from '@millwright/ui/Tag'
import type { ShopIndexProps } from './ShopIndex.load.ts'
import { writeShopAddress } from './shopAddress.ts'
import * as styles from './ShopIndex.css.ts'

const OWN = 1

/** The number of categories that the header names. */
const SELLS = 4

type ShopHeaderProps = Pick<ShopIndexProps, 'shop' | 'open' | 'kept'> &
  Partial<Pick<ShopIndexProps, 'classes' | 'trail'>>

/** The shop's name, data and contact links. Reads `shop`, `open`, `kept`, `classes` and `trail`. */
export function ShopHeader({ shop, open, kept, classes = [], trail = [] }: ShopHeaderProps) {
  const text = useText('shop')
  const { shopId, shopName, shopLogo, shopType, intro } = shop
  return (
    <header className={styles.header}>
      {shopLogo && (
        <div className={styles.logo}>
          <Image src={shopLogo} alt="" width={64} ratio={1} />
        </div>
      )}
      <div className={styles.who}>
        <div className={styles.nameLine}>
          <h1 className={styles.name}>
            <a href={writeShopAddress({ shopId })} className={styles.nameLink}>
              {shopName}
            </a>
          </h1>
          {shopType === OWN && <Tag tone="action">{text('own')}</Tag>}
          {open && <Link href={path('ShopInformation', { sid: shopId })}>{text('licence')}</Link>}
        </div>
        {intro && <p className={styles.intro}>{intro}</p>}
        {open && <Numbers shop={shop} />}
      </div>
      {open && (
        <>
          <Facts shop={shop} classes={trail.length > 0 ? [] : classes} />
          <Actions shopId={shopId} kept={kept} />
        </>
      )}
    </header>
  )
}

/** The rating with the number of its reviews, the number of products, and the year of foundation. */
function Numbers({ shop: { score, commentNum, prodNum, foundTime } }: Pick<ShopIndexProps, 'shop'>) {
  const text = useText('shop')
  return (
    <p className={styles.numbers}>
      {score !== undefined ? (
        <span className={styles.score}>
          <Icon name="starFilled" size={16} />
          {commentNum === undefined
            ? text('score', { score: score.toFixed(1) })
            : text('ratings', { score: score.toFixed(1), count: commentNum })}
        </span>
      ) : (
        commentNum === 0 && <span>{text('ratingsNone')}</span>
      )}
      {prodNum !== undefined && <span>{text('goods', { count: prodNum })}</span>}
      {foundTime && <span>{text('since', { year: foundTime.slice(0, 4) })}</span>}
    </p>
  )
}

/** The categories, the city, the service hours and the phone number, as far as the shop gives them. */
function Facts({ shop: { city, serviceTime, phone }, classes }: Pick<ShopIndexProps, 'shop' | 'classes'>) {
  const text = useText('shop')
  const language = useLanguage()
  const names = classes.slice(0, SELLS).map(({ name }) => name)
  const facts = [
    names.length > 0 && { term: text('sells'), detail: joinWords(language, names) },
    city && { term: text('city'), detail: city },
    serviceTime && { term: text('hours'), detail: serviceTime },
    phone && { term: text('phone'), detail: <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link> },
  ].filter((fact) => typeof fact === 'object')
  return (
    facts.length > 0 && (
      <dl className={styles.facts} aria-label={text('facts')}>
        {facts.map(({ term, detail }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.detail}>{detail}</dd>
          </div>
        ))}
      </dl>
    )
  )
}

function Actions({ shopId, kept }: Pick<ShopIndexProps, 'kept'> & { shopId: string }) {
  const text = useText('shop')
  return (
    <div className={styles.actions}>
      {/* The form posts the wanted state and not a toggle, so that a form sent twice has the same result. */}
      <form method="post" action={writeShopAddress({ shopId })} data-enhance="stay" className={styles.keep}>
        <input type="hidden" name="keep" value={kept ? 0 : 1} />
        <Button type="submit" name="intent" value="collect" icon={kept ? 'heartFilled' : 'heart'} size="small">
          {text(kept ? 'kept' : 'collect')}
        </Button>
      </form>
      <Button href={path('chat', { sid: shopId })} icon="inquiry" size="small">
        {text('chat')}
      </Button>
    </div>
  )
}
