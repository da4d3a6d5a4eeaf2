import { ARTICLE_NUMBER_LENGTH } from '@millwright/domain/article-number/limits'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { TextField } from '@millwright/ui/TextField'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ActionResult } from '../../loader.ts'
import type { PasteResult } from './UcArticleNumbers.action.ts'
import type { OpenForm } from './UcArticleNumbers.load.ts'
import * as styles from './UcArticleNumbers.css.ts'

/** The form of a new or existing article number. */
export function ArticleNumberForm({
  open,
  outcome: given,
}: {
  open: Exclude<OpenForm, { kind: 'paste' }>
  outcome: ActionResult<PasteResult> | undefined
}) {
  const text = useText('articleNumbers')
  const { refused, problem, errorAt } = useFormOutcome(given)
  const record = open.kind === 'edit' ? open.record : undefined
  const typed = given?.form ?? (record && { number: record.number, partyCode: record.partyCode, unit: record.unit })
  return (
    <Panel as="section">
      <form
        method="post"
        action={path('uc-article-numbers', { edit: record?.articleNumberId ?? 'new' })}
        noValidate
        className={styles.form}
      >
        <Heading level={2} size={16}>
          {text(record ? 'editTitle' : 'newTitle')}
        </Heading>
        {problem && !refused?.fields && <Alert tone="bad">{problem}</Alert>}
        {record && (
          <>
            <input type="hidden" name="articleNumberId" value={record.articleNumberId} />
            <input type="hidden" name="skuId" value={record.skuId} />
            <input type="hidden" name="formerCode" value={record.partyCode} />
          </>
        )}
        <Fields typed={typed} errorAt={errorAt} />
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="save" tone="action">
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

type FieldsProps = {
  typed: Readonly<Record<string, string | undefined>> | undefined
  errorAt: (name: string) => string | undefined
}

function Fields({ typed, errorAt }: FieldsProps) {
  const text = useText('articleNumbers')
  return (
    <div className={styles.fields}>
      <TextField
        label={text('number')}
        name="number"
        required
        defaultValue={typed?.number}
        maxLength={ARTICLE_NUMBER_LENGTH}
        error={errorAt('number')}
      />
      <TextField
        label={text('part')}
        name="partyCode"
        required
        hint={text('partHint')}
        defaultValue={typed?.partyCode}
        maxLength={100}
        error={errorAt('partyCode')}
      />
      <TextField
        label={text('unit')}
        name="unit"
        hint={text('unitHint')}
        defaultValue={typed?.unit}
        maxLength={20}
        error={errorAt('unit')}
      />
    </div>
  )
}
