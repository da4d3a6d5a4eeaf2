import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { sendTo } from '../internal/useFormHandler.ts'
import type { FormAnswer } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './FacetPanel.css.ts'

type Pair<T> = readonly [T, T]
type Bound = string | number | undefined

/** A range as typed. Without `attrId` it is a price range. */
export type WantedRange = { attrId?: string | undefined; min?: string | undefined; max?: string | undefined }

/** The form of a range, in the facet's unit. `list` is the URL without this range; the form adds the new one. */
export function FacetPanelRange({
  title,
  list,
  of,
  names,
  values,
  bounds,
  labels,
  onRange,
}: {
  title: string
  list: string
  of?: string
  names: Pair<string>
  values: Pair<Bound>
  bounds: Pair<Bound>
  labels: Pair<string>
  onRange: ((wanted: WantedRange) => FormAnswer) | undefined
}) {
  const text = useText('commerce')
  // A GET form drops the query of its action, so hidden fields keep the other filters.
  const [action = list, query] = list.split('?', 2)
  const kept = [...new URLSearchParams(query), ...(of === undefined ? [] : [['of', of] as const])]
  const field = (end: 0 | 1) => (
    <input
      key={`${names[end]} ${values[end]}`}
      name={names[end]}
      inputMode="decimal"
      defaultValue={values[end]}
      placeholder={bounds[end]?.toString()}
      aria-label={labels[end]}
      className={styles.bound}
      maxLength={12}
    />
  )
  const apply =
    onRange &&
    sendTo(onRange, (data) => ({
      ...(of !== undefined && { attrId: of }),
      ...(data.get(names[0]) && { min: String(data.get(names[0])) }),
      ...(data.get(names[1]) && { max: String(data.get(names[1])) }),
    }))
  return (
    <form method="get" action={action} className={styles.range} onSubmit={apply}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {field(0)}
      <span aria-hidden="true">-</span>
      {field(1)}
      <Button type="submit" size="small" label={text('facetApplyTo', { name: title })}>
        {text('facetApply')}
      </Button>
    </form>
  )
}
