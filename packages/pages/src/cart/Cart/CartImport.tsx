import type { AnswerOf } from '@millwright/contract/contract'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import type { CartView } from './CartFrame.tsx'
import * as styles from './Cart.css.ts'

/** The form that adds the rows of a file, and the rows that were not added. Reads `importing` and `outcome`. */
export function CartImport({ importing, outcome }: Pick<CartView, 'importing' | 'outcome'>) {
  const text = useText('cart')
  const { failList = [] } = (outcome?.done ? (outcome.data as Partial<AnswerOf<'importCart'>> | undefined) : {}) ?? {}
  if (!importing) return null
  return (
    <Panel>
      {failList.length > 0 && (
        <Alert tone="warn" title={text('importFailed', { count: failList.length })}>
          <ul className={styles.failed}>
            {failList.map(({ row, partyCode, reason }) => (
              <li key={row}>
                {text('importRow', { row })} <strong>{partyCode}</strong> {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <form
        method="post"
        action={path('cart', { import: 1 })}
        encType="multipart/form-data"
        className={styles.importForm}
      >
        <label className={styles.importField}>
          {text('importFile')}
          <input type="file" name="file" required accept=".xlsx,.csv,.tsv,.txt,.pdf" className={styles.importInput} />
        </label>
        <Button type="submit" name="intent" value="import" tone="action">
          {text('importSend')}
        </Button>
        <Button href="/_cart-template.xlsx" icon="download" tone="quiet">
          {text('template')}
        </Button>
        <Button href={path('cart')} tone="quiet">
          {text('importCancel')}
        </Button>
      </form>
      <Text as="p" tone="muted" size={13}>
        {text('importHint')}
      </Text>
    </Panel>
  )
}
