import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { TOAST_SEARCH } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { heard } from '../internal/heard.ts'
import { useSend } from '../internal/useSend.ts'
import { searchPath, shopsPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { rememberSearch } from './pastSearches.ts'
import type { Popup } from './SearchBoxSuggestions.tsx'
import type { Ask } from './useSuggestions.ts'
import { keepSlashKey, slashKeyIsOn } from './slashKey.ts'
import * as styles from './SearchBox.css.ts'

const Suggestions = lazy(() =>
  import('./SearchBoxSuggestions.tsx').then(({ SearchBoxSuggestions }) => ({ default: SearchBoxSuggestions })),
)

export const searchKinds = ['goods', 'shop'] as const
export type SearchKind = (typeof searchKinds)[number]

export type SearchBoxProps = RootProps<HTMLFormElement, 'id'> & {
  /** The field's id, for links that lead to it. */
  id?: string | undefined
  /**
   * What is searched when the box appears: list screens say goods, the shop list says shop. @default 'goods'
   */
  kind?: SearchKind | undefined
  /** Offer goods alone: where the mall has no list of shops. */
  goodsOnly?: boolean | undefined
  /** What was searched for; another one makes the box anew. */
  keyword?: string | undefined
  /**
   * Answers what fits the beginning of a keyword; without it nothing is suggested. One function for good: a new one
   * asks again.
   */
  onSuggest?: Ask | undefined
  /** Takes what would be searched for. */
  onSearch?: CommerceHandlers['search'] | undefined
}

/**
 * The search of the header: a keyword among goods or shops. It is a plain GET form; before scripts arrive `paths.search` sorts
 * out which of the two was meant. With scripts goods are suggested while typing; that part loads at the first focus. A
 * blank keyword is stopped with a message of its own for goods and for shops.
 *
 * When: once a page, in its header. Instead: `SearchField` for words among what a page already shows, `HotWords` for
 * words to click. It needs the texts `commerce`.
 *
 * Keys:
 * - `/` goes to the keyword where nothing has the focus.
 * - `Tab` reaches goods or shops, the keyword and the button; `Enter` searches.
 * - `ArrowDown` and `ArrowUp` open the suggestions and go round them, `Home` and `End` to the first and the last,
 *   `Enter` follows the one that is marked.
 * - `/` leads to the keyword from anywhere; the key beside it turns that off, and a cookie remembers it.
 * - `Delete` forgets the past search that is marked; `Escape` closes.
 */
export function SearchBox({
  id,
  kind: firstKind = 'goods',
  goodsOnly = false,
  keyword,
  onSuggest,
  onSearch,
  className,
  onSubmit,
  ...root
}: SearchBoxProps) {
  const { search = searchPath(), shops = shopsPath() } = usePaths()
  const text = useText('commerce')
  const [kind, setKind] = useState(firstKind)
  const [warned, setWarned] = useState(false)
  const [scripted, setScripted] = useState(false)
  const [focused, setFocused] = useState<HTMLInputElement>()
  const [popup, setPopup] = useState<Popup>()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)

  const [slash, setSlash] = useState(true)

  useEffect(() => {
    setScripted(true)
    setSlash(slashKeyIsOn())
  }, [])
  useEffect(() => {
    if (!slash) return
    // Where nothing has the focus, a slash types nothing.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target !== document.body) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [slash])
  useEffect(() => setKind(firstKind), [firstKind])
  useEffect(() => {
    if (!warned) return
    const timer = setTimeout(() => setWarned(false), TOAST_SEARCH)
    return () => clearTimeout(timer)
  }, [warned])

  const shop = kind === 'shop'
  const send = useSend('search', onSearch, (data) => ({ keyword: String(data.get(shop ? 'shopName' : 'pn')), kind }))
  const suggests = onSuggest !== undefined && !shop
  const combobox =
    scripted && suggests
      ? ({
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': popup !== undefined,
          'aria-controls': popup && listId,
          'aria-activedescendant': popup?.active,
        } as const)
      : {}
  return (
    <form
      method="get"
      action={shop ? shops : search}
      role="search"
      {...root}
      className={cx(styles.box, className)}
      onSubmit={heard(onSubmit, (event) => {
        const input = event.currentTarget.querySelector<HTMLInputElement>('[type=search]')
        if (input) input.value = input.value.trim()
        if (!shop) rememberSearch(String(new FormData(event.currentTarget).get('pn') ?? ''))
        send?.(event)
      })}
    >
      {!goodsOnly && (
        <select
          name={shop ? undefined : 'kind'}
          className={styles.kind}
          aria-label={text('searchKind')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value === 'shop' ? 'shop' : 'goods')}
        >
          <option value="goods">{text('searchGoods')}</option>
          <option value="shop">{text('searchShop')}</option>
        </select>
      )}
      <input
        {...combobox}
        key={keyword}
        ref={field}
        aria-keyshortcuts={slash ? '/' : undefined}
        id={id}
        type="search"
        name={shop ? 'shopName' : 'pn'}
        defaultValue={keyword}
        className={styles.field}
        aria-label={text('search')}
        placeholder={text(shop ? 'searchShopPlaceholder' : 'searchGoodsPlaceholder')}
        // The browser stops a blank keyword by itself; with scripts our own words take the place of its bubble.
        required
        pattern=".*\S.*"
        maxLength={200}
        autoComplete="off"
        onFocus={(event) => setFocused(event.currentTarget)}
        onInvalid={(event) => {
          event.preventDefault()
          setWarned(true)
        }}
      />
      {scripted && (
        <button
          type="button"
          className={styles.slash}
          aria-pressed={slash}
          aria-label={text('slashKey')}
          title={text(slash ? 'slashTurnOff' : 'slashTurnOn')}
          onClick={() => {
            keepSlashKey(!slash)
            setSlash(!slash)
          }}
        >
          /
        </button>
      )}
      <button type="submit" className={styles.submit} aria-label={text('search')}>
        <Icon name="search" size={20} />
        <span className={styles.submitText}>{text('search')}</span>
      </button>
      {focused && suggests && (
        <Suspense>
          <Suggestions input={focused} id={listId} onSuggest={onSuggest} onPopup={setPopup} />
        </Suspense>
      )}
      <span role="alert" className={styles.warning}>
        {warned && text(shop ? 'searchShopEmpty' : 'searchGoodsEmpty')}
      </span>
    </form>
  )
}
