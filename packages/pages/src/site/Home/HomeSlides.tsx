import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Carousel } from '@millwright/ui/Carousel'
import { Container } from '@millwright/ui/Container'
import type { DecoratedHome, HomeSlide } from './decoratedHome.ts'
import * as styles from './Home.css.ts'

/** The mall's own slides, shown to visitors without a decoration. Reads `words.slides` and `desk`. */
export function HomeSlides({ words, desk }: Pick<DecoratedHome, 'words' | 'desk'>) {
  const text = useText('common')
  return (
    words?.slides &&
    !desk && (
      <Container>
        <Slides label={text('mallName')} slides={words.slides} />
      </Container>
    )
  )
}

function Slides({ label, slides }: { label: string; slides: readonly HomeSlide[] }) {
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
