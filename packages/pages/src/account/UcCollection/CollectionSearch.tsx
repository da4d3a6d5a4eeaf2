import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { TextField } from '@millwright/ui/TextField'
import type { UcCollectionData } from './UcCollection.load.ts'
import * as styles from './UcCollection.css.ts'

/** The search of saved products or shops. */
export function CollectionSearch({ query: { tab, q } }: { query: UcCollectionData['query'] }) {
  const text = useText('kept')
  return (
    <form
      method="get"
      action={path('uc-collection')}
      role="search"
      aria-label={text('search')}
      className={styles.search}
    >
      {tab === 'shops' && <input type="hidden" name="tab" value={tab} />}
      <TextField
        key={q}
        label={text('search')}
        hideLabel
        name="q"
        type="search"
        defaultValue={q}
        placeholder={text(tab === 'shops' ? 'searchShops' : 'searchGoods')}
        maxLength={100}
      />
      <Button type="submit" icon="search">
        {text('find')}
      </Button>
    </form>
  )
}
