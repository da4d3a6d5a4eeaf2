import { useEffect, useState } from 'react'
import { TOAST_SEARCH } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import * as styles from './SearchBox.css.ts'

export const searchKinds = ['goods', 'shop'] as const
export type SearchKind = (typeof searchKinds)[number]

export type SearchBoxProps = {
  /** What is searched when the box appears (R6.01): list screens say goods, the shop list says shop. */
  kind?: SearchKind
  keyword?: string
}

/**
 * The search of the header: a keyword among goods or shops. It is a plain GET form; before scripts arrive `/list` sorts
 * out which of the two was meant. A blank keyword is stopped with a message of its own for goods and for shops (R5.04).
 */
export function SearchBox({ kind: firstKind = 'goods', keyword }: SearchBoxProps) {
  const text = useText('commerce')
  const [kind, setKind] = useState(firstKind)
  const [warned, setWarned] = useState(false)

  useEffect(() => setKind(firstKind), [firstKind])
  useEffect(() => {
    if (!warned) return
    const timer = setTimeout(() => setWarned(false), TOAST_SEARCH)
    return () => clearTimeout(timer)
  }, [warned])

  const shop = kind === 'shop'
  return (
    <form method="get" action={shop ? '/shopList' : '/list'} role="search" className={styles.box}>
      <select
        name={shop ? undefined : 'kind'} className={styles.kind} aria-label={text('searchKind')} value={kind}
        onChange={(event) => setKind(event.currentTarget.value === 'shop' ? 'shop' : 'goods')}
      >
        <option value="goods">{text('searchGoods')}</option>
        <option value="shop">{text('searchShop')}</option>
      </select>
      <input
        key={keyword} type="search" name={shop ? 'shopName' : 'pn'} defaultValue={keyword} className={styles.field}
        aria-label={text('search')} placeholder={text(shop ? 'searchShopPlaceholder' : 'searchGoodsPlaceholder')}
        // The browser stops a blank keyword by itself; with scripts our own words take the place of its bubble.
        required pattern=".*\S.*" maxLength={200} enterKeyHint="search" autoComplete="off"
        onInvalid={(event) => { event.preventDefault(); setWarned(true) }}
      />
      <button type="submit" className={styles.submit} aria-label={text('search')}>
        <Icon name="search" size={20} />
        <span className={styles.submitText}>{text('search')}</span>
      </button>
      <span role="alert" className={styles.warning}>{warned && text(shop ? 'searchShopEmpty' : 'searchGoodsEmpty')}</span>
    </form>
  )
}
