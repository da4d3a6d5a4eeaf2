import { useRef, useState } from 'react'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { useActionResult } from '@millwright/commerce/useActionResult'
import { path } from '@millwright/domain/paths/path'
import { stepAt } from '@millwright/domain/price/price'
import { valuesOf } from '@millwright/domain/product/skuMatrix'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { readQuantity } from '@millwright/domain/account/validation'
import { joinWords } from '@millwright/i18n/joinWords'
import { Alert } from '@millwright/ui/Alert'
import { Link } from '@millwright/ui/Link'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Pagination } from '@millwright/ui/Pagination'
import { TextField } from '@millwright/ui/TextField'
import type { SizesAdded } from './Detail.action.ts'
import type { DetailShown } from './Detail.load.ts'
import { DetailSizesTable } from './DetailSizesTable.tsx'
import type { SizeChoice } from './DetailSizesTable.tsx'
import { headed } from './headed.tsx'
import type { DetailView } from './DetailFrame.tsx'
import { findSizes } from './findSizes.ts'
import { sortSizes } from './sortSizes.ts'
import type { SizeSort } from './sortSizes.ts'
import * as styles from './DetailSizes.css.ts'

/** The number of SKUs from which the table has a search. */
const MANY = 20
/** The rows per page. */
const ROWS = 60

type SizesProps = Pick<DetailShown, 'product' | 'skus' | 'sizesPage'> &
  SizeChoice & { pageHref: (page: number) => string }

/**
 * The table of all SKUs: compare, search, and add several quantities to the cart at once. Reads `product`, `skus`,
 * `sizesPage`, `current`, `hrefOf`, `skuHref` and `onChoose`.
 */
export const DetailSizes = headed<
  Pick<DetailView, 'product' | 'skus' | 'sizesPage' | 'current' | 'hrefOf' | 'skuHref' | 'onChoose'>
>({
  id: 'sizes',
  isEmpty: ({ skus }) => skus.length < 2,
  Title: () => useText('detail')('sizes'),
  Hint: () => useText('detail')('sizesHint'),
  Content: (view) => (
    <Sizes
      {...view}
      hrefOf={view.skuHref}
      pageHref={(page) => `${view.hrefOf({ sizes: page })}#sizes`}
      onChoose={(one) => view.onChoose(valuesOf(one))}
    />
  ),
})

function Sizes({ product: { prodId, shopId }, skus, sizesPage, current, hrefOf, pageHref, onChoose }: SizesProps) {
  const text = useText('detail')
  const language = useLanguage()
  const money = useMoney()
  const problemText = useProblemText()
  const [wanted, setWanted] = useState('')
  const [sort, setSort] = useState<SizeSort>()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [left, setLeft] = useState<Readonly<Record<string, string>>>({})
  const sent = useRef(typed)
  const { ref, outcome } = useActionResult<SizesAdded>(undefined, (heard) => {
    // Added quantities are cleared. Refused ones, and those typed during the request, stay.
    const refused = heard.done ? {} : heard.fields
    if (!refused) return
    const stays = ([skuId, value]: [string, string]) => `count.${skuId}` in refused || value !== sent.current[skuId]
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(stays)))
  })
  const refused = outcome && !outcome.done ? outcome : undefined
  const problems = refused?.fields ?? {}
  const went = skus.filter(({ skuId }) => refused?.data?.added.includes(skuId))
  const errors = useText('errors')
  /** Checks a quantity on blur by the server's rule. */
  const check = ({ skuId, value }: { skuId: string; value: string }) => {
    const sku = skus.find((one) => one.skuId === skuId)
    const read = sku && value.trim() && value.trim() !== '0' ? readQuantity(value, sku) : undefined
    setLeft({ ...left, [skuId]: read && 'problem' in read ? errors(read.problem, { bound: read.bound }) : '' })
  }
  const found = sortSizes(findSizes(skus, wanted), sort, language)
  const pages = Math.ceil(found.length / ROWS)
  const page = Math.min(sizesPage, Math.max(pages, 1))
  const rows = found.slice((page - 1) * ROWS, page * ROWS)
  // Normalized as on the server, since Chinese input methods type full-width digits.
  const typedOf = (skuId: string) => Number(typed[skuId]?.normalize('NFKC'))
  const filled = skus.filter(({ skuId }) => typedOf(skuId) > 0)
  const total = totalOf(
    filled.flatMap(({ skuId, steps }) => {
      const quantity = typedOf(skuId)
      const price = stepAt(steps, quantity)?.price
      return price === undefined ? [] : [{ price, quantity }]
    }),
  )
  const shown = new Set(rows.map(({ skuId }) => skuId))
  return (
    <form
      ref={ref}
      method="post"
      action={path('detail', { prodId })}
      data-enhance="stay"
      className={styles.form}
      onSubmit={() => {
        sent.current = typed
      }}
    >
      <input type="hidden" name="shopId" value={shopId} />
      {skus.length > MANY && (
        <div className={styles.find}>
          <TextField
            name="find"
            type="search"
            label={text('sizesFind')}
            hideLabel
            placeholder={text('sizesFind')}
            value={wanted}
            onChange={({ value }) => setWanted(value)}
            autoComplete="off"
          />
          <span className={styles.found} role="status">
            {found.length === 0
              ? text('sizesFindNone')
              : text('sizesFound', { count: found.length, total: skus.length })}
          </span>
        </div>
      )}
      <DetailSizesTable
        skus={rows}
        current={current}
        hrefOf={hrefOf}
        onChoose={onChoose}
        sort={sort}
        onSort={setSort}
        typed={typed}
        onType={({ skuId, value }) => {
          setTyped({ ...typed, [skuId]: value })
          if (left[skuId]) setLeft({ ...left, [skuId]: '' })
        }}
        onLeave={check}
        problemOf={(skuId) => {
          const said = problems[`count.${skuId}`]
          return left[skuId] || (said && problemText(said))
        }}
      />
      {filled
        .filter(({ skuId }) => !shown.has(skuId))
        .map(({ skuId }) => (
          <input key={skuId} type="hidden" name={`count.${skuId}`} value={typed[skuId]} />
        ))}
      {pages > 1 && <Pagination label={text('sizesPages')} page={page} pages={pages} hrefOf={pageHref} />}
      {refused && (
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
                const problem = problems[`count.${skuId}`]
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
      )}
      <div className={styles.bar}>
        <span className={styles.sum} role="status">
          {filled.length > 0 && text('sizesTyped', { count: filled.length, amount: money(total) })}
        </span>
        <Button type="submit" name="intent" value="addAll" tone={filled.length > 0 ? 'action' : 'neutral'} icon="cart">
          {text('sizesAdd')}
        </Button>
      </div>
    </form>
  )
}
