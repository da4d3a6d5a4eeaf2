import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { ShopCard } from '@millwright/commerce/ShopCard'
import { Decoration } from '@millwright/decoration/Decoration'
import { opensWithPicture } from '@millwright/decoration/opensWithPicture'
import { writeListPath } from '@millwright/domain/listFilter'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import type { DecoratedHome, FixedHome } from './Home.load.ts'
import * as styles from './Home.css.ts'

/** The home page: as merchants decorated it, or the fixed one: categories, new arrivals, best sellers, shops. */
export function Home(props: FixedHome | DecoratedHome) {
  const text = useText('common')
  const locale = useLocale()
  return (
    <>
      <VisuallyHidden as="h1">{text('mallName')}</VisuallyHidden>
      {props.look === 'decorated'
        ? <Decoration document={props.document} locale={locale} data={props.data} beside={opensWithPicture(props.document)} />
        : <HomeFixed {...props} />}
    </>
  )
}

function HomeFixed({ newest, best, shops }: FixedHome) {
  const text = useText('common')
  return (
    <Container>
      <div className={styles.hero}>
        <p className={styles.heroTitle}>{text('homeHeroTitle')}</p>
        <p className={styles.heroText}>{text('homeHeroText')}</p>
        <Button href="/list" tone="action" size="large">{text('homeHeroAction')}</Button>
      </div>
      {newest.length === 0 && best.length === 0 && <Empty drawing="box" title={text('homeNothing')} />}
      {newest.length > 0 && <Shelf title={text('homeNewest')} more={writeListPath({ newest: true })}><ProductGrid products={newest} eager={5} /></Shelf>}
      {best.length > 0 && <Shelf title={text('homeBest')} more={writeListPath({ sort: 'sales' })}><ProductGrid products={best} /></Shelf>}
      {shops.length > 0 && (
        <Shelf title={text('homeShops')} more="/shopList"><ul className={styles.shops}>{shops.map((shop) => <li key={shop.shopId}><ShopCard {...shop} /></li>)}</ul></Shelf>
      )}
    </Container>
  )
}

function Shelf({ title, more, children }: { title: string; more: string; children: React.ReactNode }) {
  const text = useText('common')
  return (
    <section className={styles.shelf}>
      <div className={styles.shelfHead}>
        <h2 className={styles.shelfTitle}>{title}</h2>
        <a href={more} className={styles.more} aria-label={`${text('homeMore')}: ${title}`}>{text('homeMore')}</a>
      </div>
      {children}
    </section>
  )
}
