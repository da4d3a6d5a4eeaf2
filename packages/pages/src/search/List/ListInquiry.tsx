import { writeListPath } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import { hasScreen } from '../../hasScreen.ts'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ActionResult } from '../../loader.ts'
import * as styles from './ListEmpty.css.ts'

/** An inquiry form for products that the list lacks: phone number and request, prefilled with the keyword. */
export function ListInquiry({ filter, outcome }: { filter: ListFilter; outcome?: ActionResult }) {
  const text = useText('list')
  const { problem, typed, errorAt } = useFormOutcome(outcome)
  return (
    <div className={styles.inquiry}>
      <Panel>
        <Heading level={2} size={16}>
          {text('inquiryTitle')}
        </Heading>
        {outcome?.done ? (
          <div className={styles.form}>
            <Alert tone="good">{text('inquiryDone')}</Alert>
          </div>
        ) : (
          <form method="post" action={writeListPath(filter)} className={styles.form}>
            <Text as="p" tone="muted">
              {text('inquiryHint')}
            </Text>
            {problem && <Alert tone="bad">{problem}</Alert>}
            <TextArea
              label={text('inquiryRemark')}
              name="remark"
              rows={2}
              maxLength={200}
              required
              defaultValue={typed('remark') ?? filter.keyword}
              error={errorAt('remark')}
            />
            <TextField
              label={text('inquiryPhone')}
              name="userPhone"
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              maxLength={11}
              required
              defaultValue={typed('userPhone')}
              error={errorAt('userPhone')}
            />
            <Send keyword={filter.keyword} />
          </form>
        )}
      </Panel>
    </div>
  )
}

/** The button, and the link to the inquiry form for a whole list. */
function Send({ keyword }: Pick<ListFilter, 'keyword'>) {
  const text = useText('list')
  return (
    <div className={styles.send}>
      <Button type="submit" name="intent" value="inquiry">
        {text('inquirySend')}
      </Button>
      {hasScreen(path('quick-order')) && <Link href={path('quick-order')}>{text('quickOrder')}</Link>}
      {hasScreen(path('inquiry')) && (
        <Link href={keyword ? `${path('inquiry')}?${new URLSearchParams({ pn: keyword })}` : path('inquiry')}>
          {text('inquiryList')}
        </Link>
      )}
    </div>
  )
}
