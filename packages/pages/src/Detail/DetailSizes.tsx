import { StockAndLeadTime } from '@millwright/commerce/StockAndLeadTime'
import { readProperties } from '@millwright/domain/skuMatrix'
import { useText } from '@millwright/i18n/Texts'
import { Money } from '@millwright/ui/Money'
import { Table } from '@millwright/ui/Table'
import type { DetailSku } from './Detail.load.ts'
import * as styles from './Detail.css.ts'

/** Every size of a product in one table: how buyers of parts compare. */
export function DetailSizes({ skus, current, hrefOf, onChoose }: { skus: readonly DetailSku[]; current: string | undefined; hrefOf: (skuId: string) => string; onChoose: (sku: DetailSku) => void }) {
  const text = useText('detail')
  const names = [...new Set(skus.flatMap(({ properties }) => readProperties(properties).map(({ name }) => name)))]
  return (
    <Table<DetailSku>
      caption={text('sizes')} hideCaption dense narrow="scroll" rows={[...skus]} rowKey={({ skuId }) => skuId}
      columns={[
        { key: 'model', header: text('sizesModel'), rowHeader: true, cell: ({ partyCode, skuId }) => <span className={styles.sizeModel}>{partyCode ?? skuId}</span> },
        ...names.map((name) => ({ key: `p-${name}`, header: name, cell: ({ properties }: DetailSku) => readProperties(properties).find((property) => property.name === name)?.value ?? '' })),
        { key: 'price', header: text('sizesPrice'), align: 'end' as const, cell: ({ price, agreementPrice }) => <Money amount={agreementPrice ?? price} size={14} tone="price" /> },
        { key: 'stock', header: text('sizesStock'), cell: ({ stocks, leadDays }) => <StockAndLeadTime stocks={stocks} leadDays={leadDays} /> },
        {
          key: 'choose', header: text('sizesChoose'), align: 'end' as const,
          cell: (sku) => sku.skuId === current
            ? <span className={styles.sizeChosen}>{text('sizesChosen')}</span>
            : (
              <a
                href={hrefOf(sku.skuId)} className={styles.sizeChoose} rel="nofollow" aria-label={text('sizesChooseOf', { name: sku.partyCode ?? sku.properties })}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  onChoose(sku)
                }}
              >
                {text('sizesChoose')}
              </a>
            ),
        },
      ]}
    />
  )
}
