import { PriceTag } from '@millwright/commerce/PriceTag'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { Rating } from '@millwright/ui/Rating'
import { Tag } from '@millwright/ui/Tag'
import { hasScreen } from '../../hasScreen.ts'
import { writeShopAddress } from '../ShopIndex/shopAddress.ts'
import type { ListedShop } from './ShopList.load.ts'
import * as styles from './ShopList.css.ts'

const OWN = 1

export type ShopRowProps = {
  shop: ListedShop
  /** The searched words. */
  searched?: string | undefined
}

/** A shop in a list: name, service hours, rating and three products. */
export function ShopRow({ shop, searched }: ShopRowProps) {
  const text = useText('shopList')
  const { shopId, shopName, shopLogo, shopType, isPreferred, intro, serviceTime, fitNum = 0 } = shop
  return (
    <article className={styles.shop} aria-labelledby={`shop-${shopId}`}>
      <div className={styles.who}>
        <span className={styles.logo}>
          {shopLogo && <Image src={shopLogo} alt="" width={56} ratio={1} fit="contain" />}
        </span>
        <div className={styles.words}>
          <h2 className={styles.name} id={`shop-${shopId}`}>
            <a href={writeShopAddress({ shopId })} className={styles.nameLink}>
              {shopName}
            </a>
            {shopType === OWN && <Tag tone="action">{text('own')}</Tag>}
            {isPreferred === 1 && <Tag tone="good">{text('preferred')}</Tag>}
          </h2>
          <Facts shop={shop} />
          {serviceTime && (
            <p className={styles.muted}>
              {text('hours')} {serviceTime}
            </p>
          )}
          {intro && <p className={styles.muted}>{intro}</p>}
          {searched && fitNum > 0 && (
            <p className={styles.fits}>
              {text('fits', { count: fitNum, name: searched })}{' '}
              <Link href={writeShopAddress({ shopId, keyword: searched })} label={`${text('allFitting')}: ${shopName}`}>
                {text('allFitting')}
              </Link>
            </p>
          )}
          <Ways shop={shop} />
        </div>
      </div>
      <Goods shop={shop} />
    </article>
  )
}

type PartProps = Pick<ShopRowProps, 'shop'>

function Facts({ shop: { city, score, prodNum = 0, collectionNum = 0 } }: PartProps) {
  const text = useText('shopList')
  return (
    <p className={styles.facts}>
      {city && <span>{city}</span>}
      {score === undefined ? (
        <span>{text('noScore')}</span>
      ) : (
        <span className={styles.score}>
          <Rating value={score} size={12} label={text('score', { score })} />
          <span aria-hidden="true">{score.toFixed(1)}</span>
        </span>
      )}
      <span>{text('goods', { count: prodNum })}</span>
      {collectionNum > 0 && <span>{text('followers', { count: collectionNum })}</span>}
    </p>
  )
}

function Ways({ shop: { shopId, shopName } }: PartProps) {
  const text = useText('shopList')
  const chat = path('chat', { sid: shopId })
  return (
    <div className={styles.ways}>
      <Button size="small" href={writeShopAddress({ shopId })} label={`${text('enter')}: ${shopName}`}>
        {text('enter')}
      </Button>
      {hasScreen(chat) && (
        <Button size="small" tone="quiet" href={chat} label={`${text('chat')}: ${shopName}`}>
          {text('chat')}
        </Button>
      )}
    </div>
  )
}

function Goods({ shop: { shopName, products } }: PartProps) {
  const text = useText('shopList')
  return products.length > 0 ? (
    <ul className={styles.goods} aria-label={text('goodsOf', { shop: shopName })}>
      {products.map(({ prodId, skuId, prodName, pic, unit, price, agreementPrice, agreementMinQty, memberPrice }) => (
        <li key={prodId} className={styles.good}>
          <a href={path('detail', { prodId, sku: skuId })} className={styles.goodLink}>
            <span className={styles.picture}>{pic && <Image src={pic} alt="" ratio={1} fit="contain" />}</span>
            <span className={styles.goodName}>{prodName}</span>
            <PriceTag {...{ price, unit, agreementPrice, agreementMinQty, memberPrice }} size={16} />
          </a>
        </li>
      ))}
    </ul>
  ) : (
    <p className={styles.noGoods}>{text('noGoods')}</p>
  )
}
