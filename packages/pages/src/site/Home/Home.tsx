import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Carousel } from '@millwright/ui/Carousel'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { Decorated } from '../../content/Decorated.tsx'
import type { DecoratedHome, HomeSlide } from './decoratedHome.ts'
import * as styles from './Home.css.ts'

/** The home page: as merchants decorated it, or the fixed one, which says in words what a merchant's pictures would. */
export function Home({ words, page, beside = false }: DecoratedHome) {
  const text = useText('common')
  return (
    <>
      <VisuallyHidden as="h1">{text('mallName')}</VisuallyHidden>
      {words?.review && (
        <Container>
          <Alert tone="info">{words.review}</Alert>
        </Container>
      )}
      {words?.slides && (
        <Container>
          <HomeSlides label={text('mallName')} slides={words.slides} />
        </Container>
      )}
      {words?.nothing && <Empty drawing="box" title={words.nothing} />}
      <Decorated page={page} beside={beside} />
    </>
  )
}

function HomeSlides({ label, slides }: { label: string; slides: readonly HomeSlide[] }) {
  return (
    <div className={styles.slides}>
      <Carousel
        label={label}
        autoplay
        height={{ narrow: 324, wide: 424 }}
        slides={slides.map(({ href, title, text, action }) => ({
          id: href,
          label: title,
          content: (
            <div className={styles.hero}>
              <p className={styles.heroTitle}>{title}</p>
              <p className={styles.heroText}>{text}</p>
              <Button href={href} tone="action" size="large">
                {action}
              </Button>
            </div>
          ),
        }))}
      />
    </div>
  )
}
