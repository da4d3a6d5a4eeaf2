import { useMemo, useState } from 'react'
import type { ComboBoxControlProps } from './comboBoxProps.ts'

/** Returns the labels of the items. Keeps the labels of selected items, since the next search may drop the items. */
export function useChosenLabels(items: ComboBoxControlProps['items'], onChoose: ComboBoxControlProps['onChoose']) {
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map())
  const labels = useMemo(
    () =>
      new Map([
        ...kept,
        ...items
          .flatMap((entry) => ('items' in entry ? entry.items : entry))
          .map((item) => [item.id, item.label] as const),
      ]),
    [items, kept],
  )
  const labelOf = (id: string) => labels.get(id) ?? id
  const choose = (next: readonly string[]) => {
    setKept(new Map(next.map((id) => [id, labelOf(id)])))
    onChoose(next)
  }
  return { labelOf, choose }
}
