import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { TOAST_SEARCH } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { composeHandlers } from '../internal/composeHandlers.ts'
import { useFormHandler } from '../internal/useFormHandler.ts'
import { searchPath, shopsPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { rememberSearch } from './pastSearches.ts'
import type { Popup } from './SearchBoxSuggestions.tsx'
import type { Ask } from './useSuggestions.ts'
import { useSlashKey } from './useSlashKey.ts'
import type { SlashKey } from './useSlashKey.ts'
import * as styles from './SearchBox.css.ts'

const Suggestions = lazy(() =>
  import('./SearchBoxSuggestions.tsx').then(({ SearchBoxSuggestions }) => ({ default: SearchBoxSuggestions })),
)

export const searchKinds = ['goods', 'shop'] as const
export type SearchKind = (typeof searchKinds)[number]

export type SearchBoxProps = RootProps<HTMLFormElement, 'id'> & {
  /** The id of the field, for links that point to it. */
  id?: string | undefined
  /** The initial search kind: product lists use goods, the shop list uses shop. @default 'goods' */
  kind?: SearchKind | undefined
  /** Whether to search only products, for a mall without a shop list. */
  goodsOnly?: boolean | undefined
  /** The current search term. A new term resets the field. */
  keyword?: string | undefined
  /**
   * Returns suggestions for a partial term. Without it there are no suggestions. Must be a stable function, because a
   * new function repeats the request.
   */
  onSuggest?: Ask | undefined
  /** Handles the search instead of submitting the form. */
  onSearch?: CommerceHandlers['search'] | undefined
}

/**
 * The search of the header, for products or shops. It is a plain GET form; before scripts load, the page at
 * `paths.search` reads from `kind` whether to search products or shops. With scripts it suggests products while typing;
 * the suggestions load on the first focus. A blank term shows a message, which differs for products and shops.
 *
 * When: once per page, in its header. Instead: `SearchField` for filtering what a page already shows, `HotWords` for
 * terms to click. It needs the texts `commerce`.
 *
 * Keys:
 * - `/` focuses the field when no element has the focus. The `/` button beside the field turns this key off, and a
 *   cookie remembers the choice.
 * - `Tab` reaches the kind, the field and the button; `Enter` searches.
 * - `ArrowDown` and `ArrowUp` open the suggestions and cycle through them, `Home` and `End` go to the first and the
 *   last, `Enter` follows the highlighted suggestion.
 * - `Delete` removes the highlighted past search; `Escape` closes.
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
  const [warned, warn] = useWarning()
  const [scripted, setScripted] = useState(false)
  const [focused, setFocused] = useState<HTMLInputElement>()
  const [popup, setPopup] = useState<Popup>()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const slashKey = useSlashKey(field)

  useEffect(() => setScripted(true), [])
  useEffect(() => setKind(firstKind), [firstKind])

  const shop = kind === 'shop'
  const send = useFormHandler('search', onSearch, (data) => ({
    keyword: String(data.get(shop ? 'shopName' : 'pn')),
    kind,
  }))
  const suggests = onSuggest !== undefined && !shop
  const combobox = scripted && suggests ? comboboxOf(popup, listId) : {}
  return (
    <form
      method="get"
      action={shop ? shops : search}
      role="search"
      {...root}
      className={cx(styles.box, className)}
      onSubmit={composeHandlers(onSubmit, (event) => {
        tidy(event.currentTarget, shop)
        send?.(event)
      })}
    >
      {!goodsOnly && <SearchKindSelect kind={kind} onKind={setKind} />}
      <SearchTerm
        key={keyword}
        {...{ field, id, keyword, shop, combobox }}
        slashKey={slashKey.on}
        onFocus={setFocused}
        onBlank={warn}
      />
      {scripted && <SlashKeyButton {...slashKey} />}
      <SubmitButton />
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

/** Returns whether the warning about a blank term is shown, and the function that shows it for some seconds. */
function useWarning(): [boolean, () => void] {
  const [warned, setWarned] = useState(false)
  useEffect(() => {
    if (!warned) return
    const timer = setTimeout(() => setWarned(false), TOAST_SEARCH)
    return () => clearTimeout(timer)
  }, [warned])
  return [warned, () => setWarned(true)]
}

/** Returns the ARIA attributes of a field with suggestions. */
function comboboxOf(popup: Popup | undefined, listId: string) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': popup !== undefined,
    'aria-controls': popup && listId,
    'aria-activedescendant': popup?.active,
  } as const
}

/** Trims the submitted term, and remembers it if it searches products. */
function tidy(form: HTMLFormElement, shop: boolean): void {
  const input = form.querySelector<HTMLInputElement>('[type=search]')
  if (input) input.value = input.value.trim()
  if (!shop) rememberSearch(String(new FormData(form).get('pn') ?? ''))
}

type SearchTermProps = Pick<SearchBoxProps, 'id' | 'keyword'> & {
  field: RefObject<HTMLInputElement | null>
  shop: boolean
  combobox: Partial<ReturnType<typeof comboboxOf>>
  /** Whether `/` focuses the field. */
  slashKey: boolean
  onFocus: (field: HTMLInputElement) => void
  onBlank: () => void
}

function SearchTerm({ field, id, keyword, shop, combobox, slashKey, onFocus, onBlank }: SearchTermProps) {
  const text = useText('commerce')
  return (
    <input
      {...combobox}
      ref={field}
      aria-keyshortcuts={slashKey ? '/' : undefined}
      id={id}
      type="search"
      name={shop ? 'shopName' : 'pn'}
      defaultValue={keyword}
      className={styles.field}
      aria-label={text('search')}
      placeholder={text(shop ? 'searchShopPlaceholder' : 'searchGoodsPlaceholder')}
      // The browser blocks a blank term; with scripts our own message replaces the browser's.
      required
      pattern=".*\S.*"
      maxLength={200}
      autoComplete="off"
      onFocus={(event) => onFocus(event.currentTarget)}
      onInvalid={(event) => {
        event.preventDefault()
        onBlank()
      }}
    />
  )
}

function SubmitButton() {
  const text = useText('commerce')
  return (
    <button type="submit" className={styles.submit} aria-label={text('search')}>
      <Icon name="search" size={20} />
      <span className={styles.submitText}>{text('search')}</span>
    </button>
  )
}

function SearchKindSelect({ kind, onKind }: { kind: SearchKind; onKind: (kind: SearchKind) => void }) {
  const text = useText('commerce')
  return (
    <select
      name={kind === 'shop' ? undefined : 'kind'}
      className={styles.kind}
      aria-label={text('searchKind')}
      value={kind}
      onChange={(event) => onKind(event.currentTarget.value === 'shop' ? 'shop' : 'goods')}
    >
      <option value="goods">{text('searchGoods')}</option>
      <option value="shop">{text('searchShop')}</option>
    </select>
  )
}

/** A toggle for the `/` key, because readers must be able to turn off single-key shortcuts (WCAG 2.1.4). */
function SlashKeyButton({ on, toggle }: SlashKey) {
  const text = useText('commerce')
  return (
    <button
      type="button"
      className={styles.slash}
      aria-pressed={on}
      aria-label={text('slashKey')}
      title={text(on ? 'slashTurnOff' : 'slashTurnOn')}
      onClick={toggle}
    >
      /
    </button>
  )
}
