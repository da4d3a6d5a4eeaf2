import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { TabLinks } from '@millwright/ui/TabLinks'
import { RichText } from '../../content/RichText/RichText.tsx'
import { PrintButton } from '../../layout/PrintButton.tsx'
import { VersionList } from '../../content/rules/VersionList.tsx'
import type { TermsData } from './Terms.load.ts'
import * as styles from './Terms.css.ts'

export type TermsProps = Omit<TermsData, 'head'>

const kinds = ['terms', 'privacy'] as const

/** The service agreement or the privacy policy, with a print button. */
export function Terms({ kind, title, content, version, versions }: TermsProps) {
  const text = useText('session')
  const words = useText('rules')
  const hrefOf = (version?: number) => path('terms', { sts: kinds.indexOf(kind), version })
  return (
    <Container width="narrow">
      <div className={styles.screen}>
        <div className={styles.tools}>
          <TabLinks
            label={text('documents')}
            tabs={kinds.map((one, sts) => ({
              href: path('terms', { sts }),
              label: text(one === 'terms' ? 'termsTitle' : 'privacyTitle'),
              current: one === kind,
            }))}
          />
          {content.length > 0 && <PrintButton label={text('print')} />}
        </div>
        {version !== undefined && (
          <Alert
            tone="warn"
            title={words('formerTitle', { n: version })}
            action={<Link href={hrefOf()}>{words('toCurrent')}</Link>}
          />
        )}
        {content.length > 0 ? (
          <article className={styles.sheet}>
            <Heading level={1} size={28}>
              {title ?? text(kind === 'terms' ? 'termsTitle' : 'privacyTitle')}
            </Heading>
            <RichText nodes={content} heading="h2" anchors />
          </article>
        ) : (
          <Empty
            drawing="page"
            level={1}
            title={text('termsMissing')}
            action={<Button href={path('home')}>{text('shopOn')}</Button>}
          >
            {text('termsMissingHint')}
          </Empty>
        )}
        <div className={styles.unprinted}>
          <VersionList versions={versions} shown={version} hrefOf={hrefOf} />
        </div>
      </div>
    </Container>
  )
}
