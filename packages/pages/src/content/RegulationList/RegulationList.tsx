import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { TabLinks } from '@millwright/ui/TabLinks'
import { Text } from '@millwright/ui/Text'
import type { ViewProps } from '../../defineScreen.ts'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { RuleSearch } from '../rules/RuleSearch.tsx'
import { ruleClassHref, ruleHref, rulesHref } from '../rules/rulePaths.ts'
import type { RegulationListData } from './RegulationList.load.ts'
import * as styles from '../rules/rules.css.ts'

/** The rules of one class, with links to the other classes. */
export function RegulationList({ classes, one, current, found }: ViewProps<RegulationListData>) {
  const text = useText('rules')
  const language = useLanguage()
  return (
    <PageFrame
      title={one.categoryName}
      lead={one.summary}
      trail={[
        { label: text('home'), href: path('home') },
        { label: text('title'), href: rulesHref() },
      ]}
    >
      <RuleSearch />
      <TabLinks
        label={text('title')}
        tabs={classes.map(({ categoryId, categoryName }) => ({
          href: ruleClassHref(categoryId),
          label: categoryName,
          current: categoryId === one.categoryId,
        }))}
      />
      <RecordList
        page={found}
        current={current}
        hrefOf={(page) => ruleClassHref(one.categoryId, page)}
        keyOf={({ id }) => id}
        variant="rows"
        empty={
          <Empty drawing="page" title={text('empty')} action={<Button href={rulesHref()}>{text('all')}</Button>}>
            {text('emptyHint')}
          </Empty>
        }
      >
        {({ id, title, excerpt, updateTime }) => (
          <div className={styles.hit}>
            <div className={styles.hitTitle}>
              <Link href={ruleHref(id)}>{title}</Link>
            </div>
            {excerpt && <Text as="p">{excerpt}</Text>}
            {updateTime && (
              <div className={styles.facts}>
                {text('updated', { day: formatDate(language, updateTime.slice(0, 10)) })}
              </div>
            )}
          </div>
        )}
      </RecordList>
    </PageFrame>
  )
}
