import { usePaths } from '@millwright/commerce/CommerceProvider'
import type { BlockData } from '@millwright/contract/blocks/blocks'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import { Tag } from '@millwright/ui/Tag'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { LookProps, ShopSummary } from '../data.ts'
import { FloorTitle } from '../FloorTitle/FloorTitle.tsx'
import { openShops } from '../internal/openShops.ts'
import * as styles from './StoreList.css.ts'

/**
 * Renders chosen shops below a heading, each with its logo and its number of followers. Closed shops are left out.
 *
 * When: a page introduces shops. Instead: `ShopCard` of commerce for one shop outside a decorated page.
 */
export function StoreList({ data, ...around }: LookProps & { data: BlockData<'store_list'> }) {
  const text = useText('decoration')
  const { title, subTitle, showSubTitle, bgColor } = data
  const either = { zh: text('shops'), en: text('shops') }
  const nothing = { zh: '', en: '' }
  const head = {
    ...data,
    title: title[around.locale] ? title : either,
    subTitle: showSubTitle ? subTitle : nothing,
    marginTop: 0,
    marginBottom: 0,
    showMore: false,
    moreLink: undefined,
    moreColor: undefined,
  }
  return (
    <div
      className={styles.strip}
      style={{
        ...assignInlineVars({ [styles.ground]: bgColor ?? null }),
        marginBlockStart: data.marginTop,
        marginBlockEnd: data.marginBottom,
      }}
    >
      <FloorTitle {...around} data={head} />
      <ul className={styles.shops}>
        {openShops(data.shops, around.page).map((shop, index) => (
          <li key={shop.shopId} className={styles.cell}>
            <Shop shop={shop} eager={around.first && index < 4} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const ownPath = ({ shopId }: { shopId: string }) => path('shopIndex', { sid: shopId })

function Shop({
  shop: { shopId, shopName, shopLogo, shopType, collectionNum = 0 },
  eager,
}: {
  shop: ShopSummary
  eager: boolean
}) {
  const text = useText('decoration')
  const { shop: pathOf = ownPath } = usePaths()
  return (
    <a className={styles.shop} href={pathOf({ shopId })}>
      <span className={styles.logo}>
        {shopLogo ? <Image src={shopLogo} alt="" width={64} eager={eager} bare /> : <Icon name="shop" size={24} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{shopName}</span>
        <span className={styles.facts}>
          {shopType === 1 && (
            <Tag tone="action" size="small">
              {text('shopOwn')}
            </Tag>
          )}
          {collectionNum > 0 && text('followers', { count: collectionNum })}
        </span>
      </span>
      <span className={styles.visit}>
        {text('shopVisit')}
        <span aria-hidden="true"> ›</span>
      </span>
    </a>
  )
}
