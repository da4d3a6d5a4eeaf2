import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import type { ViewProps } from '../../defineScreen.ts'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { RichText } from '../RichText/RichText.tsx'
import { PrintButton } from '../../layout/PrintButton.tsx'
import { RuleSearch } from '../rules/RuleSearch.tsx'
import { VersionList } from '../rules/VersionList.tsx'
import { ruleClassHref, ruleHref, rulesHref } from '../rules/rulePaths.ts'
import type { RegulationDetailsData } from './RegulationDetails.load.ts'
import * as styles from '../rules/rules.css.ts'

/** A rule: its text with anchors, the date of change, former versions and other rules of its class. */
export function RegulationDetails({ rule, content, headings, beside }: ViewProps<RegulationDetailsData>) {
  const text = useText('rules')
  const language = useLanguage()
  const { id, title, categoryId, categoryName, updateTime, version, versions } = rule
  const newest = versions[0]?.version
  const former = version !== undefined && newest !== undefined && version !== newest
  return (
    <PageFrame
      title={title}
      lead={updateTime && text('updated', { day: formatDate(language, updateTime.slice(0, 10)) })}
      trail={[
        { label: text('home'), href: path('home') },
        { label: text('title'), href: rulesHref() },
        { label: categoryName, href: ruleClassHref(categoryId) },
      ]}
      tools={<PrintButton label={text('print')} />}
    >
      <RuleSearch />
      {former && (
        <Alert
          tone="warn"
          title={text('formerTitle', { n: version })}
          action={<Link href={ruleHref(id)}>{text('toCurrent')}</Link>}
        />
      )}
      <div className={styles.reading}>
        <Panel as="article" space={24}>
          <div className={styles.sheet}>
            {content.length > 0 ? (
              <RichText nodes={content} heading="h2" anchors />
            ) : (
              <Text as="p" tone="muted">
                {text('noContent')}
              </Text>
            )}
          </div>
        </Panel>
        <div className={styles.beside}>
          {headings.length > 1 && <Contents headings={headings} />}
          <VersionList versions={versions} shown={version} hrefOf={(one) => ruleHref(id, one)} />
          {beside.length > 1 && <SameClass beside={beside} shown={id} />}
          <Text as="p" tone="muted" size={13}>
            {text('unclear')} <Link href={path('feedbacktow')}>{text('ask')}</Link>
          </Text>
        </div>
      </div>
    </PageFrame>
  )
}

function Contents({ headings }: Pick<RegulationDetailsData, 'headings'>) {
  const text = useText('rules')
  return (
    <Panel as="section" className={styles.contents}>
      <Heading level={2} size={14}>
        {text('contents')}
      </Heading>
      <ul className={styles.list}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a className={styles.line} href={`#${heading.id}`}>
              {heading.title}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function SameClass({ beside, shown }: Pick<RegulationDetailsData, 'beside'> & { shown: string }) {
  const text = useText('rules')
  return (
    <Panel as="section">
      <Heading level={2} size={14}>
        {text('sameClass')}
      </Heading>
      <ul className={styles.list}>
        {beside.map((one) => (
          <li key={one.id}>
            <a className={styles.line} href={ruleHref(one.id)} aria-current={one.id === shown ? 'page' : undefined}>
              {one.title}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
