import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Empty } from '@millwright/ui/Empty'
import { TabLinks } from '@millwright/ui/TabLinks'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { TextField } from '@millwright/ui/TextField'
import { useState } from 'react'
import type { ActionResult } from '../../loader.ts'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { KeptProduct } from '../KeptProduct/KeptProduct.tsx'
import { KeptShop } from './KeptShop.tsx'
import { PriceSince } from './PriceSince.tsx'
import { collectionHref, collectionTabs } from './collectionQuery.ts'
import type { UcCollectionData } from './UcCollection.load.ts'
import * as styles from './UcCollection.css.ts'

type Screen<Data> = Data extends unknown ? Omit<Data, 'head'> & { outcome?: ActionResult } : never
export type UcCollectionProps = Screen<UcCollectionData>

const FORM = 'let-go'

/** The buyer's saved products and shops: price changes, delisted products and bulk removal. */
export function UcCollection({ center, query, goods, shops, outcome }: UcCollectionProps) {
  const text = useText('kept')
  const problemText = useProblemText()
  const { tab, q, page } = query
  const here = shops ? shops.records.map(({ shopId }) => shopId) : goods.records.map(({ prodId }) => prodId)
  const [picked, setPicked] = useState<readonly string[]>([])
  const chosen = here.filter((one) => picked.includes(one))
  const pick = (id: string, name: string) => (
    <Checkbox
      label={text('pick', { name })}
      hideLabel
      name="id"
      value={id}
      form={FORM}
      onChange={({ checked }) =>
        setPicked((before) => [...before.filter((one) => one !== id), ...(checked ? [id] : [])])
      }
    />
  )
  const list = {
    current: page,
    hrefOf: (to: number) => collectionHref({ ...query, page: to }),
    variant: 'rows',
    empty: <NothingKept tab={tab} searched={q !== ''} />,
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
      {(here.length > 0 || q !== '') && (
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
      )}
      <DoneNotice outcome={outcome} />
      {outcome && !outcome.done && <Alert tone="bad">{problemText(outcome.problem)}</Alert>}
      <VisuallyHidden as="h2">{text(tab)}</VisuallyHidden>
      {shops ? (
        <RecordList {...list} page={shops} keyOf={({ shopId }) => shopId}>
          {(shop) => <KeptShop shop={shop} pick={pick(shop.shopId, shop.shopName)} />}
        </RecordList>
      ) : (
        <RecordList {...list} page={goods} keyOf={({ prodId }) => prodId}>
          {(product) => (
            <KeptProduct
              product={product}
              pick={pick(product.prodId, product.partyCode ?? product.prodName)}
              note={<PriceSince product={product} />}
            />
          )}
        </RecordList>
      )}
      {here.length > 0 && (
        <form
          id={FORM}
          method="post"
          action={collectionHref(query)}
          className={styles.bar}
          data-idle={chosen.length ? undefined : ''}
        >
          <span aria-live="polite">
            {chosen.length ? text('chosen', { count: chosen.length }) : text('chooseHint')}
          </span>
          <Button type="submit" name="intent" value={shops ? 'letShopsGo' : 'letGo'} icon="trash">
            {text('letGo')}
          </Button>
        </form>
      )}
    </UserCenterFrame>
  )
}

function NothingKept({ tab, searched }: { tab: UcCollectionProps['query']['tab']; searched: boolean }) {
  const text = useText('kept')
  if (searched)
    return (
      <Empty
        drawing="search"
        title={text('noneFound')}
        action={<Button href={collectionHref({ tab })}>{text('all')}</Button>}
      >
        {text('noneFoundHint')}
      </Empty>
    )
  const shops = tab === 'shops'
  return (
    <Empty
      drawing="box"
      title={text(shops ? 'noShops' : 'noGoods')}
      action={
        <Button href={path('list')} tone="action">
          {text('shopNow')}
        </Button>
      }
    >
      {text(shops ? 'noShopsHint' : 'noGoodsHint')}
    </Empty>
  )
}
