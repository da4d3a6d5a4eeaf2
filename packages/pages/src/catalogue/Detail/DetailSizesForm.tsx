import { useState } from 'react'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { stepAt } from '@millwright/domain/price/price'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { joinWords } from '@millwright/i18n/joinWords'
import { Alert } from '@millwright/ui/Alert'
import { Link } from '@millwright/ui/Link'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Pagination } from '@millwright/ui/Pagination'
import { TextField } from '@millwright/ui/TextField'
import type { DetailShown, DetailSku } from './Detail.load.ts'
import { DetailSizesTable } from './DetailSizesTable.tsx'
import type { SizeChoice } from './DetailSizesTable.tsx'
import { findSizes } from './findSizes.ts'
import { sortSizes } from './sortSizes.ts'
import type { SizeSort } from './sortSizes.ts'
import { quantityOf, useSizeQuantities } from './useSizeQuantities.ts'
import type { SizesRefused, TypedQuantities } from './useSizeQuantities.ts'
import * as styles from './DetailSizes.css.ts'

/** The number of SKUs from which the table has a search. */
const MANY = 20
/** The rows per page. */
const ROWS = 60

export type DetailSizesFormProps = Pick<DetailShown, 'product' | 'skus' | 'sizesPage'> &
  SizeChoice & { pageHref: (page: number) => string }

/** The form of the table of all SKUs, with its search, its pages and the total of the typed quantities. */
export function DetailSizesForm({
  product: { prodId, shopId },
  skus,
  sizesPage,
  current,
  hrefOf,
  pageHref,
  onChoose,
}: DetailSizesFormProps) {
  const text = useText('detail')
  const language = useLanguage()
  const [wanted, setWanted] = useState('')
  const [sort, setSort] = useState<SizeSort>()
  const { form, typed, onType, onLeave, problemOf, refused } = useSizeQuantities(skus)
  const found = sortSizes(findSizes(skus, wanted), sort, language)
  const pages = Math.ceil(found.length / ROWS)
  const page = Math.min(sizesPage, Math.max(pages, 1))
  const rows = found.slice((page - 1) * ROWS, page * ROWS)
  const filled = skus.filter(({ skuId }) => quantityOf(typed, skuId) > 0)
  const shown = new Set(rows.map(({ skuId }) => skuId))
  return (
    <form method="post" action={path('detail', { prodId })} data-enhance="stay" className={styles.form} {...form}>
      <input type="hidden" name="shopId" value={shopId} />
      {skus.length > MANY && <Find wanted={wanted} onFind={setWanted} found={found.length} total={skus.length} />}
      <DetailSizesTable
        skus={rows}
        {...{ current, hrefOf, onChoose, sort, typed, onType, onLeave, problemOf }}
        onSort={setSort}
      />
      {filled
        .filter(({ skuId }) => !shown.has(skuId))
        .map(({ skuId }) => (
          <input key={skuId} type="hidden" name={`count.${skuId}`} value={typed[skuId]} />
        ))}
      {pages > 1 && <Pagination label={text('sizesPages')} page={page} pages={pages} hrefOf={pageHref} />}
      {refused && <Refused refused={refused} skus={skus} />}
      <Total filled={filled} typed={typed} />
    </form>
  )
}

type FindProps = { wanted: string; onFind: (wanted: string) => void; found: number; total: number }

function Find({ wanted, onFind, found, total }: FindProps) {
  const text = useText('detail')
  return (
    <div className={styles.find}>
      <TextField
        name="find"
        type="search"
        label={text('sizesFind')}
        hideLabel
        placeholder={text('sizesFind')}
        value={wanted}
        onChange={({ value }) => onFind(value)}
        autoComplete="off"
      />
      <span className={styles.found} role="status">
        {found === 0 ? text('sizesFindNone') : text('sizesFound', { count: found, total })}
      </span>
    </div>
  )
}

type RefusedProps = { refused: SizesRefused; skus: readonly DetailSku[] }

/** Lists the SKUs that the mall refused to add, with their problems, and the SKUs that it added. */
function Refused({ refused, skus }: RefusedProps) {
  const text = useText('detail')
  const language = useLanguage()
  const problemText = useProblemText()
  const went = skus.filter(({ skuId }) => refused.data?.added.includes(skuId))
  return (
    <Alert tone="bad" title={went.length > 0 ? text('sizesPartly', { count: went.length }) : text('refusedAdd')}>
      {went.length > 0 && (
        <p className={styles.went}>
          {text('sizesWent', {
            names: joinWords(
              language,
              went.map(({ partyCode, skuId }) => partyCode ?? skuId),
            ),
          })}{' '}
          <Link href={path('cart')}>{text('sizesToCart')}</Link>
        </p>
      )}
      {refused.fields ? (
        <ul className={styles.problems}>
          {skus.flatMap(({ skuId, partyCode }) => {
            const problem = refused.fields?.[`count.${skuId}`]
            return problem
              ? [
                  <li key={skuId}>
                    {text('sizesRefused', { name: partyCode ?? skuId, problem: problemText(problem) })}
                  </li>,
                ]
              : []
          })}
        </ul>
      ) : (
        problemText(refused.problem)
      )}
    </Alert>
  )
}

type TotalProps = { filled: readonly DetailSku[]; typed: TypedQuantities }

/** The number and the total of the typed quantities, and the button that adds them. */
function Total({ filled, typed }: TotalProps) {
  const text = useText('detail')
  const money = useMoney()
  const total = totalOf(
    filled.flatMap(({ skuId, steps }) => {
      const quantity = quantityOf(typed, skuId)
      const price = stepAt(steps, quantity)?.price
      return price === undefined ? [] : [{ price, quantity }]
    }),
  )
  return (
    <div className={styles.bar}>
      <span className={styles.sum} role="status">
        {filled.length > 0 && text('sizesTyped', { count: filled.length, amount: money(total) })}
      </span>
      <Button type="submit" name="intent" value="addAll" tone={filled.length > 0 ? 'action' : 'neutral'} icon="cart">
        {text('sizesAdd')}
      </Button>
    </div>
  )
}
