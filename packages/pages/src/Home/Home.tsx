import { Decoration } from '@millwright/decoration/Decoration'
import { opensWithPicture } from '@millwright/decoration/opensWithPicture'
import { writeListPath } from '@millwright/domain/listFilter'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Carousel } from '@millwright/ui/Carousel'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import type { DecoratedHome } from './Home.load.ts'
import * as styles from './Home.css.ts'

/** The home page: as merchants decorated it, or the fixed one, which says in words what a merchant's pictures would. */
export function Home({ look, document, data }: DecoratedHome) {
  const text = useText('common')
  const home = useText('home')
  const locale = useLocale()
  return (
    <>
      <VisuallyHidden as="h1">{text('mallName')}</VisuallyHidden>
      {look === 'review' && <Container><Alert tone="info">{home('review')}</Alert></Container>}
      {look === 'fixed' && <Container><HomeSlides /></Container>}
      {document.blocks.length === 0 && <Empty drawing="box" title={home('nothing')} />}
      <Decoration document={document} locale={locale} data={data} beside={look === 'decorated' && opensWithPicture(document)} />
    </>
  )
}

const slides = [
  { id: 'hero', href: '/list' }, { id: 'new', href: writeListPath({ newest: true }) }, { id: 'best', href: writeListPath({ sort: 'sales' }) },
] as const

function HomeSlides() {
  const text = useText('home')
  return (
    <div className={styles.slides}>
      <Carousel
        label={text('slides')} autoplay height={{ narrow: 264, wide: 424 }}
        slides={slides.map(({ id, href }) => ({ id, label: text(`${id}Title`), content: (
          <div className={styles.hero}>
            <p className={styles.heroTitle}>{text(`${id}Title`)}</p>
            <p className={styles.heroText}>{text(`${id}Text`)}</p>
            <Button href={href} tone="action" size="large">{text(`${id}Action`)}</Button>
          </div>
        ) }))}
      />
    </div>
  )
}
