import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { Tag } from '@millwright/ui/Tag'
import type { ShopIndexProps } from './ShopIndex.load.ts'
import { writeShopAddress } from './shopAddress.ts'
import * as styles from './ShopIndex.css.ts'

const OWN = 1

/** The shop's name, data and contact links. Reads `shop`, `open` and `kept`. */
export function ShopHeader({ shop, open, kept }: Pick<ShopIndexProps, 'shop' | 'open' | 'kept'>) {
  const text = useText('shop')
  const { shopId, shopName, shopLogo, shopType, intro, score, collectionNum = 0, prodNum } = shop
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
        </div>
        {intro && <p className={styles.intro}>{intro}</p>}
        <p className={styles.numbers}>
          {score !== undefined && (
            <span className={styles.score}>
              <Icon name="starFilled" size={16} />
              {text('score', { score: score.toFixed(1) })}
            </span>
          )}
          {prodNum !== undefined && open && <span>{text('goods', { count: prodNum })}</span>}
          {collectionNum > 0 && <span>{text('followers', { count: collectionNum })}</span>}
        </p>
      </div>
      {open && (
        <>
          <Facts shop={shop} />
          <Actions shopId={shopId} kept={kept} />
        </>
      )}
    </header>
  )
}

/** The city, the service hours and the phone number, as far as the shop gives them. */
function Facts({ shop: { city, serviceTime, phone } }: Pick<ShopIndexProps, 'shop'>) {
  const text = useText('shop')
  const facts = [
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
      <Link href={path('ShopInformation', { sid: shopId })}>{text('licence')}</Link>
    </div>
  )
}
