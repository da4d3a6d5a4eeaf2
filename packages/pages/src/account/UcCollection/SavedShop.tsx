import type { CollectedShop } from '@millwright/contract/shop/entities'
import { path } from '@millwright/domain/paths/path'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { Status } from '@millwright/ui/Status'
import type { ReactNode } from 'react'
import * as styles from './UcCollection.css.ts'

const OPEN = 1

/** A saved shop: its products, or a note that it is closed. */
export function SavedShop({ shop, pick }: { shop: CollectedShop; pick: ReactNode }) {
  const text = useText('kept')
  const language = useLanguage()
  const { shopId, shopName, shopLogo, shopStatus = OPEN, intro, prodNum, createTime } = shop
  const open = shopStatus === OPEN
  return (
    <div className={styles.shop}>
      {pick}
      <span className={styles.logo}>
        {shopLogo && <Image src={shopLogo} alt="" width={48} ratio={1} fit="contain" />}
      </span>
      <div className={styles.shopWords}>
        {open ? <Link href={path('shopIndex', { sid: shopId })}>{shopName}</Link> : <span>{shopName}</span>}
        {intro && open && <span className={styles.muted}>{intro}</span>}
        <span className={styles.muted}>
          {open && prodNum !== undefined && `${text('goodsOf', { count: prodNum })} · `}
          {createTime !== undefined && text('keptOn', { day: formatDay(language, createTime) })}
        </span>
      </div>
      {open ? (
        <Button size="small" href={path('shopIndex', { sid: shopId })} label={text('visitOf', { name: shopName })}>
          {text('visit')}
        </Button>
      ) : (
        <Status tone="neutral">{text('shopClosed')}</Status>
      )}
    </div>
  )
}
