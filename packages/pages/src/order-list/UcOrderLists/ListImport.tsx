import { UserText } from '@millwright/commerce/UserText'
import { ORDER_LIST_NAME_LENGTH } from '@millwright/domain/order-list/limits'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { TextField } from '@millwright/ui/TextField'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ActionResult } from '../../loader.ts'
import type { ListsOutcome } from './UcOrderLists.action.ts'
import * as styles from './UcOrderLists.css.ts'

type Props = { outcome: ActionResult<ListsOutcome> | undefined; imported: ListsOutcome['imported'] }

/** The form that imports a file as a list, and what became of its rows. */
export function ListImport({ outcome, imported }: Props) {
  const text = useText('orderLists')
  const { refused, problem, errorAt } = useFormOutcome(outcome)
  const fileError = errorAt('file')
  return (
    <Panel as="section">
      <form
        method="post"
        action={path('uc-order-lists', { new: 'file' })}
        encType="multipart/form-data"
        noValidate
        className={styles.form}
      >
        <Heading level={2} size={16}>
          {text('importTitle')}
        </Heading>
        {problem && !refused?.fields && <Alert tone="bad">{problem}</Alert>}
        {imported && <Imported imported={imported} />}
        <p className={styles.hint}>{text('importHint')}</p>
        <TextField
          label={text('name')}
          name="name"
          required
          hint={text('nameHint')}
          defaultValue={outcome?.form?.name}
          maxLength={ORDER_LIST_NAME_LENGTH}
          error={errorAt('name')}
        />
        <label className={styles.file}>
          {text('file')}
          <input
            type="file"
            name="file"
            required
            accept=".xlsx,.csv,.tsv,.txt,.pdf"
            aria-invalid={fileError ? true : undefined}
            aria-describedby={fileError ? 'file-error' : undefined}
          />
          {fileError && (
            <span id="file-error" className={styles.wrong}>
              {fileError}
            </span>
          )}
        </label>
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="import" tone="action">
            {text('import')}
          </Button>
          <Button href={path('uc-order-lists')} tone="quiet">
            {text('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function Imported({ imported: { listId, saved, unmatched, failList } }: { imported: NonNullable<Props['imported']> }) {
  const text = useText('orderLists')
  return (
    <>
      {listId && (
        <Alert
          tone="good"
          title={text('imported', { count: saved })}
          action={
            <Button href={path('uc-order-list-detail', { listId })} size="small">
              {text('open')}
            </Button>
          }
        >
          {unmatched > 0 && text('importedUnmatched', { count: unmatched })}
        </Alert>
      )}
      {failList.length > 0 && (
        <Alert tone="warn" title={text('importRefused', { count: failList.length })}>
          <ul className={styles.refused}>
            {failList.map(({ row, text: written, reason }) => (
              <li key={row}>
                {text('row', { row })}{' '}
                {written && (
                  <strong>
                    <UserText>{written}</UserText>
                  </strong>
                )}{' '}
                {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
