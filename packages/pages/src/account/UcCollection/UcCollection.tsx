import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { TabLinks } from '@millwright/ui/TabLinks'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { useState } from 'react'
import type { ActionResult } from '../../loader.ts'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { SavedProduct } from '../SavedProduct/SavedProduct.tsx'
import { CollectionEmpty } from './CollectionEmpty.tsx'
import { CollectionSearch } from './CollectionSearch.tsx'
import { SavedShop } from './SavedShop.tsx'
import { PriceNotice } from './PriceNotice.tsx'
import { PriceSince } from './PriceSince.tsx'
import { collectionHref, collectionTabs } from './collectionQuery.ts'
import type { UcCollectionData } from './UcCollection.load.ts'
import * as styles from './UcCollection.css.ts'

type Screen<Data> = Data extends unknown ? Omit<Data, 'head'> & { outcome?: ActionResult } : never
export type UcCollectionProps = Screen<UcCollectionData>

const FORM = 'let-go'
const ON_SALE = 1

/** The buyer's saved products and shops: price changes, delisted products and bulk removal. */
export function UcCollection({ center, query, goods, shops, outcome }: UcCollectionProps) {
  const text = useText('kept')
  const { tab, q, page } = query
  const here = shops ? shops.records.map(({ shopId }) => shopId) : goods.records.map(({ prodId }) => prodId)
  const [picked, setPicked] = useState<readonly string[]>([])
  const chosen = here.filter((one) => picked.includes(one))
  const onPick = ({ id, checked }: { id: string; checked: boolean }) =>
    setPicked((before) => [...before.filter((one) => one !== id), ...(checked ? [id] : [])])
  const list = {
    current: page,
    hrefOf: (to: number) => collectionHref({ ...query, page: to }),
    variant: 'rows',
    empty: <CollectionEmpty tab={tab} searched={q !== ''} />,
  } as const
  return (
    <UserCenterFrame route="uc-collection" center={center} title={text('collection')}>
      <TabLinks
        label={text('tabs')}
        tabs={collectionTabs.map((one) => ({
          href: collectionHref({ tab: one }),
          label: text(one),
          current: one === tab,
        }))}
      />
      {(here.length > 0 || q !== '') && <CollectionSearch query={query} />}
      <OutcomeNotice outcome={outcome?.form?.prodId ? undefined : outcome} />
      <VisuallyHidden as="h2">{text(tab)}</VisuallyHidden>
      {shops ? (
        <RecordList {...list} page={shops} keyOf={({ shopId }) => shopId}>
          {(shop) => (
            <SavedShop shop={shop} pick={<PickKept id={shop.shopId} name={shop.shopName} onPick={onPick} />} />
          )}
        </RecordList>
      ) : (
        <RecordList {...list} page={goods} keyOf={({ prodId }) => prodId}>
          {(product) => (
            <SavedProduct
              product={product}
              pick={<PickKept id={product.prodId} name={product.partyCode ?? product.prodName} onPick={onPick} />}
              note={<PriceSince product={product} />}
              tools={
                (product.status ?? ON_SALE) === ON_SALE && (
                  <PriceNotice product={product} action={collectionHref(query)} outcome={outcome} />
                )
              }
            />
          )}
        </RecordList>
      )}
      {here.length > 0 && (
        <LetGo action={collectionHref(query)} count={chosen.length} intent={shops ? 'letShopsGo' : 'letGo'} />
      )}
    </UserCenterFrame>
  )
}

type LetGoProps = { action: string; count: number; intent: 'letShopsGo' | 'letGo' }

/** The bar with the number of selected records, and the button that removes them. */
function LetGo({ action, count, intent }: LetGoProps) {
  const text = useText('kept')
  return (
    <form id={FORM} method="post" action={action} className={styles.bar} data-idle={count ? undefined : ''}>
      <span aria-live="polite">{count ? text('chosen', { count }) : text('chooseHint')}</span>
      <Button type="submit" name="intent" value={intent} icon="trash">
        {text('letGo')}
      </Button>
    </form>
  )
}

type PickKeptProps = { id: string; name: string; onPick: (change: { id: string; checked: boolean }) => void }

/** The checkbox that selects a product or a shop for removal. */
function PickKept({ id, name, onPick }: PickKeptProps) {
  const text = useText('kept')
  return (
    <Checkbox
      label={text('pick', { name })}
      hideLabel
      name="id"
      value={id}
      form={FORM}
      onChange={({ checked }) => onPick({ id, checked })}
    />
  )
}
