import type { RegulationClass } from '@millwright/contract/content/regulationCalls'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import type { ViewProps } from '../../defineScreen.ts'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { RuleSearch } from '../rules/RuleSearch.tsx'
import { HighlightedText } from '../rules/HighlightedText.tsx'
import { ruleClassHref, ruleHref, rulesHref } from '../rules/rulePaths.ts'
import type { RegulationData } from './Regulation.load.ts'
import * as styles from '../rules/rules.css.ts'

/** The maximum of rules that a class card shows. */
const SHOWN = 6

/** The rules centre: all rules by class, or the results of a search. */
export function Regulation({ classes, search }: ViewProps<RegulationData>) {
  const text = useText('rules')
  return (
    <PageFrame title={text('title')} lead={text('lead')} trail={[{ label: text('home'), href: path('home') }]}>
      <RuleSearch words={search?.words} />
      {search ? (
        <Found {...search} />
      ) : classes.length ? (
        <ul className={styles.classes}>
          {classes.map((one) => (
            <li key={one.categoryId}>
              <ClassCard one={one} />
            </li>
          ))}
        </ul>
      ) : (
        <Panel>
          <Empty drawing="page" title={text('empty')}>
            {text('emptyHint')}
          </Empty>
        </Panel>
      )}
    </PageFrame>
  )
}

function ClassCard({ one: { categoryId, categoryName, summary, regulations } }: { one: RegulationClass }) {
  const text = useText('rules')
  return (
    <section className={styles.card} aria-label={categoryName}>
      <Heading level={2} size={16}>
        <Link href={ruleClassHref(categoryId)}>{categoryName}</Link>
      </Heading>
      {summary && (
        <Text as="p" tone="muted" size={13}>
          {summary}
        </Text>
      )}
      <ul className={styles.list}>
        {regulations.slice(0, SHOWN).map(({ id, title }) => (
          <li key={id}>
            <a className={styles.line} href={ruleHref(id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {regulations.length > SHOWN && (
        <Link href={ruleClassHref(categoryId)}>{text('more', { count: regulations.length })}</Link>
      )}
    </section>
  )
}

function Found({ words, current, found }: NonNullable<RegulationData['search']>) {
  const text = useText('rules')
  const language = useLanguage()
  return (
    <>
      {found.total > 0 && (
        <Text as="p" tone="muted">
          {text('found', { count: found.total, words })}
        </Text>
      )}
      <RecordList
        page={found}
        current={current}
        hrefOf={(page) => rulesHref({ words, page })}
        keyOf={({ id }) => id}
        variant="rows"
        empty={
          <Empty
            drawing="search"
            title={text('nothing', { words })}
            action={<Button href={rulesHref()}>{text('all')}</Button>}
          >
            {text('nothingHint')} <Link href={path('feedbacktow')}>{text('toFeedback')}</Link>
          </Empty>
        }
      >
        {({ id, title, categoryName, excerpt, updateTime }) => (
          <div className={styles.hit}>
            <div className={styles.hitTitle}>
              <Link href={ruleHref(id)}>
                <HighlightedText of={title} words={words} />
              </Link>
            </div>
            {excerpt && (
              <Text as="p">
                <HighlightedText of={excerpt} words={words} />
              </Text>
            )}
            <div className={styles.facts}>
              <span>{categoryName}</span>
              {updateTime && <span>{text('updated', { day: formatDate(language, updateTime.slice(0, 10)) })}</span>}
            </div>
          </div>
        )}
      </RecordList>
    </>
  )
}
