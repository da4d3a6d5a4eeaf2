import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { usePaths } from '@millwright/commerce/CommerceProvider'
import type { BlockData } from '@millwright/contract/blocks/blocks'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Countdown } from '@millwright/ui/Countdown'
import { IconButton } from '@millwright/ui/IconButton'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { LookProps } from '../data.ts'
import { GoodsTile } from '../internal/GoodsTile.tsx'
import { MoreLink } from '../internal/BlockHead.tsx'
import { saleKey, runningSales } from '../internal/availableProducts.ts'
import * as styles from './LimitedSkill.css.ts'

const seckillPath = ({ seckillId }: { seckillId: string }) => path('secdetail', { seckillId })

/** Renders running flash sales with the time until the next sale ends, by the server's clock. */
export function LimitedSkill({ data, page, locale, first }: LookProps & { data: BlockData<'limited_skill'> }) {
  const text = useText('decoration')
  const { seckill = seckillPath, flashSales = path('flash-sale') } = usePaths()
  const [endedAt, setEndedAt] = useState(0)
  const all = runningSales(data.goods, page)
  const ends = all.map(({ until }) => until)
  // When all sales have ended, the last sale stays, with a note in place of the countdown.
  const next = Math.min(...ends.filter((end) => end > endedAt), Math.max(...ends))
  const sales = all.filter(({ until }) => until >= next)
  const title = data.title[locale] || text('sale')
  return (
    <section className={styles.frame}>
      <div className={styles.sheet}>
        <div className={styles.panel}>
          <h2 className={styles.title}>{title}</h2>
          {data.subTitle[locale] && <p className={styles.subTitle}>{data.subTitle[locale]}</p>}
          <div className={styles.clock}>
            {next <= endedAt ? (
              text('saleEnded')
            ) : (
              <>
                <span className={styles.clockLabel}>{text('saleEndsIn')}</span>
                <Countdown until={next} now={page.now} look="boxes" onEnd={() => setEndedAt(next)} />
              </>
            )}
          </div>
          <span className={styles.more}>
            <MoreLink link={data.moreLink ?? { href: flashSales, newTab: false }} label={text('moreOf', { title })}>
              {text('more')}
            </MoreLink>
          </span>
        </div>
        <Strip>
          <StaticHtml of={{ stamp: JSON.stringify([title, sales]), value: sales }}>
            {(shown) => (
              <ul className={styles.list} aria-label={title}>
                {shown.map((sale, index) => {
                  const { product, price, left, seckillId } = sale
                  return (
                    <li key={saleKey(sale)} className={styles.cell}>
                      <GoodsTile
                        product={product}
                        price={price}
                        href={seckillId && seckill({ seckillId, prodId: product.prodId })}
                        eager={first && index < 5}
                        note={left !== undefined && left > 0 && left <= 100 ? text('left', { count: left }) : undefined}
                      />
                    </li>
                  )
                })}
              </ul>
            )}
          </StaticHtml>
        </Strip>
      </div>
    </section>
  )
}

/** Renders a row that scrolls sideways: by touch, by wheel, by keyboard through its links, and by two arrows. */
function Strip({ children }: { children: ReactNode }) {
  const text = useText('decoration')
  const scroller = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })

  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () =>
      setMore({
        before: Math.abs(element.scrollLeft) > 4,
        after: Math.abs(element.scrollLeft) + element.clientWidth < element.scrollWidth - 4,
      })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  const scroll = (by: 0.8 | -0.8) => () => {
    const box = scroller.current
    if (box) box.scrollBy({ left: by * box.clientWidth * (getComputedStyle(box).direction === 'rtl' ? -1 : 1) })
  }
  return (
    <div className={styles.strip}>
      <div ref={scroller} className={styles.scroller}>
        {children}
      </div>
      {(more.before || more.after) && (
        <>
          <span className={styles.arrow({ side: 'before' })}>
            <IconButton
              icon="chevronLeft"
              label={text('earlier')}
              aria-disabled={!more.before || undefined}
              onPress={scroll(-0.8)}
            />
          </span>
          <span className={styles.arrow({ side: 'after' })}>
            <IconButton
              icon="chevronRight"
              label={text('later')}
              aria-disabled={!more.after || undefined}
              onPress={scroll(0.8)}
            />
          </span>
        </>
      )}
    </div>
  )
}
