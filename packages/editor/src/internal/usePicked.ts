import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '@millwright/domain/locale'
import type { Picker, PickerItem, PickerQuery, PickerResult } from '../pickers.ts'

export type Search = {
  state: 'loading' | 'failed' | 'ready'
  items: readonly PickerItem[]
  more: boolean
  next: () => void
  retry: () => void
}

/** The wait after a keystroke before a search begins, in milliseconds. */
const PAUSE = 200

/** Searches a picker while the person types. An answer that comes after a newer question is dropped. */
export function useSearch(picker: Picker, text: string, locale: Locale): Search {
  const [{ page, tries, of }, setAsked] = useState({ page: 1, tries: 0, of: text })
  const shown = of === text ? page : 1
  const [found, setFound] = useState<{
    key: string
    state: Search['state']
    items: readonly PickerItem[]
    more: boolean
  }>({
    key: '',
    state: 'loading',
    items: [],
    more: false,
  })
  const key = `${text} ${shown} ${tries}`
  useEffect(() => {
    const ending = new AbortController()
    const query: PickerQuery = { text: text.trim(), locale, page: shown, signal: ending.signal }
    const show = ({ items, more = false }: PickerResult) => {
      if (ending.signal.aborted) return
      setFound((former) => ({ key, state: 'ready', items: shown > 1 ? joined(former.items, items) : items, more }))
    }
    const fail = () => {
      if (!ending.signal.aborted)
        setFound(({ items }) => ({ key, state: 'failed', items: shown > 1 ? items : [], more: false }))
    }
    const timer = setTimeout(() => void Promise.resolve(query).then(picker.search).then(show, fail), text ? PAUSE : 0)
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [picker, text, locale, shown, key])
  return {
    state: found.key === key ? found.state : 'loading',
    items: found.key === key || shown > 1 ? found.items : [],
    more: found.more,
    next: () => setAsked({ page: shown + 1, tries, of: text }),
    retry: () => setAsked({ page: shown, tries: tries + 1, of: text }),
  }
}

/** A picture of two products is listed once. */
const joined = (former: readonly PickerItem[], items: readonly PickerItem[]) => [
  ...former,
  ...items.filter(({ id }) => !former.some((one) => one.id === id)),
]

/** Names chosen ids by the picker. Ids without a name are shown as they are. */
export function useNamed(
  picker: Picker | undefined,
  ids: readonly string[],
  locale: Locale,
): ReadonlyMap<string, PickerItem> {
  const key = JSON.stringify(ids)
  const [items, setItems] = useState<readonly PickerItem[]>([])
  useEffect(() => {
    const wanted = JSON.parse(key) as string[]
    if (!picker?.named || !wanted.length) return undefined
    let ended = false
    picker.named(wanted, locale).then(
      (named) => (ended ? undefined : setItems(named)),
      () => undefined,
    )
    return () => {
      ended = true
    }
  }, [picker, key, locale])
  return useMemo(() => new Map(items.map((item) => [item.id, item])), [items])
}
