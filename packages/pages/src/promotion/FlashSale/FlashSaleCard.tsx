import { useInUnits } from '@millwright/commerce/useInUnits'
import { path } from '@millwright/domain/paths/path'
import { percentSold } from '@millwright/domain/price/activity'
import type { ActivityPhase } from '@millwright/domain/price/activity'
import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { Money } from '@millwright/ui/Money'
import type { SaleCard } from './FlashSale.load.ts'
import * as styles from './FlashSale.css.ts'

type FlashSaleCardProps = { sale: SaleCard; phase: ActivityPhase; startsAt: string; eager: boolean }

/** A product of a session: sale price, regular price, share sold and availability. */
export function FlashSaleCard({ sale, phase, startsAt, eager }: FlashSaleCardProps) {
  const text = useText('flashSale')
  const deals = useText('deals')
  const inUnits = useInUnits(sale.unit)
  const { seckillId, title, name, pic, unit, price, was, left, origin, unpaid, maxNum } = sale
  const sold = phase === 'before' ? undefined : percentSold(left, origin)
  const soldOut = left === 0
  const word =
    phase === 'before'
      ? text('from', { time: startsAt })
      : phase === 'ended'
        ? text('over')
        : soldOut
          ? text(unpaid > 0 ? 'waitUnpaid' : 'gone')
          : text('buy')
  return (
    <article className={styles.card}>
      <Image src={pic} alt="" ratio={1} fit="contain" eager={eager} />
      <h2 className={styles.title}>
        <a href={path('secdetail', { seckillId })} className={styles.link}>
          <span className={styles.model}>{title}</span>
          {name !== undefined && <span className={styles.name}>{name}</span>}
        </a>
      </h2>
      <p className={styles.price}>
        <Money amount={price} size={22} tone="price" {...(unit && { unit })} label={text('price')} />
        {was !== price && <Money amount={was} size={14} tone="muted" struck label={text('was')} />}
      </p>
      {sold === undefined ? (
        <p className={styles.note}>{origin === undefined ? '\u00a0' : text('pieces', inUnits(origin))}</p>
      ) : (
        <p className={styles.sold}>
          <progress className={styles.bar} value={sold} max={100} aria-label={deals('sold', { percent: sold })} />
          <span>{deals('sold', { percent: sold })}</span>
        </p>
      )}
      <p className={styles.note}>{maxNum > 0 ? deals('limit', inUnits(maxNum)) : '\u00a0'}</p>
      <span className={styles.act} data-state={phase === 'running' && !soldOut ? 'open' : phase}>
        {word}
      </span>
    </article>
  )
}
