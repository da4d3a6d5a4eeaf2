import { useMemo, useState } from 'react'
import { comboBoxValue } from './comboBoxValue.ts'
import type { ComboBoxControlProps, ComboBoxItem, ComboBoxSection } from './comboBoxProps.ts'

/** The maximum number of options in the open list. Rendering thousands takes seconds, and nobody reads them. */
export const MOST = 100

type Entry = ComboBoxItem | ComboBoxSection

/**
 * Returns the items that the list renders. A long list is filtered here and cut after 100 matches; the selected items
 * always remain, since the field takes its text from them. `left` is the number of further matches, `filtering` the
 * properties of react-aria's combobox.
 */
export function useShownItems(props: ComboBoxControlProps) {
  const { items, onInput, chosen } = props
  const [text, setText] = useState('')
  const all = useMemo(() => items.flatMap((entry) => ('items' in entry ? entry.items : entry)), [items])
  const isLong = all.length > MOST
  const folded = useMemo(
    () => (isLong ? new Map(all.map((item) => [item, fold(item.label)])) : undefined),
    [all, isLong],
  )
  const shown = useMemo(() => {
    if (!folded) return { items, left: 0 }
    // The caller of `onInput` filters.
    const asked = onInput ? '' : fold(text)
    const matches = all.filter((item) => folded.get(item)!.includes(asked))
    const kept = new Set([...all.filter(({ id }) => chosen.includes(id)), ...matches.slice(0, MOST)])
    return { items: within(items, kept), left: Math.max(0, matches.length - MOST) }
  }, [items, all, folded, onInput, text, chosen])
  const filtering = isLong && {
    defaultFilter: contains,
    onInputChange: (next: string) => {
      setText(next)
      comboBoxValue(props, props.onChoose).onInputChange?.(next)
    },
    // Opened by its button, the list begins with all items, whatever the field contains.
    onOpenChange: (_: boolean, trigger?: string) => {
      if (trigger !== 'input') setText('')
    },
  }
  return { ...shown, filtering }
}

/** Whether a label contains the typed text, without regard to case, accents and full width. */
function contains(label: string, typed: string): boolean {
  return fold(label).includes(fold(typed))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

function within(items: readonly Entry[], kept: ReadonlySet<ComboBoxItem>): Entry[] {
  return items.flatMap((entry): Entry[] => {
    if (!('items' in entry)) return kept.has(entry) ? [entry] : []
    const own = entry.items.filter((item) => kept.has(item))
    return own.length > 0 ? [{ ...entry, items: own }] : []
  })
}
