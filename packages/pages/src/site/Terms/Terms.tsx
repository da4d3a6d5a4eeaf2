import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { TabLinks } from '@millwright/ui/TabLinks'
import { RichText } from '../../content/RichText/RichText.tsx'
import type { TermsData } from './Terms.load.ts'
import * as styles from './Terms.css.ts'

export type TermsProps = Omit<TermsData, 'head'>

const kinds = ['terms', 'privacy'] as const

/** The service agreement, or the privacy policy (R2.28): to be read, and to be printed. */
export function Terms({ kind, title, content }: TermsProps) {
  const text = useText('session')
  return (
    <Container width="narrow">
      <div className={styles.screen}>
        <div className={styles.tools}>
          <TabLinks
            label={text('documents')}
            tabs={kinds.map((one, sts) => ({
              href: `/termsPage?sts=${sts}`,
              label: text(one === 'terms' ? 'termsTitle' : 'privacyTitle'),
              current: one === kind,
            }))}
          />
          {content.length > 0 && (
            <span className={styles.print}>
              <Button size="small" onPress={() => window.print()}>
                {text('print')}
              </Button>
            </span>
          )}
        </div>
        {content.length > 0 ? (
          <article className={styles.sheet}>
            <Heading level={1} size={28}>
              {title ?? text(kind === 'terms' ? 'termsTitle' : 'privacyTitle')}
            </Heading>
            <RichText nodes={content} heading="h2" />
          </article>
        ) : (
          <Empty
            drawing="page"
            level={1}
            title={text('termsMissing')}
            action={<Button href="/">{text('shopOn')}</Button>}
          >
            {text('termsMissingHint')}
          </Empty>
        )}
      </div>
    </Container>
  )
}
