import { UserText } from '@millwright/commerce/UserText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { TextArea } from '@millwright/ui/TextArea'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ActionResult } from '../../loader.ts'
import type { PasteResult } from './UcArticleNumbers.action.ts'
import * as styles from './UcArticleNumbers.css.ts'

/** A field for a pasted list of article numbers. Rows that were not saved stay in it, with the reasons above. */
export function PasteNumbers({ outcome }: { outcome: ActionResult<PasteResult> | undefined }) {
  const text = useText('articleNumbers')
  const { errorAt } = useFormOutcome(outcome)
  const result = outcome?.done ? outcome.data : undefined
  return (
    <Panel as="section">
      <form method="post" action={path('uc-article-numbers', { edit: 'paste' })} noValidate className={styles.form}>
        <Heading level={2} size={16}>
          {text('pasteTitle')}
        </Heading>
        {result && result.saved > 0 && <Alert tone="good">{text('savedSome', { count: result.saved })}</Alert>}
        {result && result.refused.length > 0 && (
          <Alert tone="warn" title={text('notSaved', { count: result.refused.length })}>
            <ul className={styles.refused}>
              {result.refused.map(({ number, message }, at) => (
                <li key={`${at} ${number}`}>
                  <strong>
                    <UserText>{number}</UserText>
                  </strong>{' '}
                  {message}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <div className={styles.list}>
          <TextArea
            key={outcome?.form?.list}
            label={text('list')}
            name="list"
            hint={text('listHint')}
            rows={8}
            required
            defaultValue={outcome?.form?.list}
            error={errorAt('list')}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="paste" tone="action">
            {text('save')}
          </Button>
          <Button href={path('uc-article-numbers')} tone="quiet">
            {text('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
