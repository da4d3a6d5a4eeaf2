import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { placesIn } from '../Cascader/nodes.ts'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { upgradeTo } from '../internal/upgradeTo.ts'
import { useControllableState } from '../internal/useControllableState.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import type { TreeNode } from '../Tree/treeNode.ts'
import type { TreeSelectControlProps, TreeSelectProps } from './treeSelectProps.ts'
import * as styles from './TreeSelect.css.ts'

export type { TreeNode }

export type { TreeSelectProps }

const useControl = upgradeTo<TreeSelectControlProps>(() =>
  import('./TreeSelectControl.tsx').then(({ TreeSelectControl }) => TreeSelectControl),
)

/**
 * A field that selects one or several entries of a tree of any depth.
 *
 * When: the entries form a hierarchy, and a parent can be selected for everything beneath it. Instead: `Cascader` for
 * two or three levels; `ComboBox` for a long flat list; `Tree` outside a form. Until its script loads it is a native
 * select of all known entries.
 *
 * Keys: `Enter` or `ArrowDown` opens it; the keys of `Tree` move and select; `Escape` closes.
 */
export function TreeSelect({ value, defaultValue, onChange, ...props }: TreeSelectProps) {
  const native = useRef<HTMLSelectElement>(null)
  const Control = useControl(native)
  const [chosen, choose] = useControllableState<readonly string[]>(value, defaultValue ?? [], (next) =>
    onChange?.({ value: [...next] }),
  )

  useEffect(() => {
    // Picks up a selection that was made before scripts loaded.
    const { current: select } = native
    if (!select || value !== undefined) return
    const taken = idsIn(select)
    if (taken.join('\n') !== chosen.join('\n') && taken.some((id) => !chosen.includes(id))) choose(taken)
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])

  // oxlint-disable-next-line react/static-components -- the richer control, once it has loaded
  if (Control) return <Control {...props} chosen={chosen} onChoose={choose} />
  return <NativeTreeSelect {...props} own={native} chosen={chosen} onChoose={choose} />
}

function NativeTreeSelect({
  own,
  label,
  hideLabel,
  hint,
  error,
  required,
  id,
  nodes,
  multiple,
  valueLabels = [],
  placeholder,
  size = 'medium',
  loadChildren: _loadChildren,
  searchable: _searchable,
  chosen,
  onChoose,
  className,
  style,
  ref,
  ...select
}: TreeSelectControlProps & { own: RefObject<HTMLSelectElement | null> }) {
  const ids = useFieldIds({ id, name: select.name, hint, error }, select)
  const places = placesIn(nodes, { anyLevel: true })
  const known = new Set(places.map(({ path }) => path.at(-1)))
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <div className={cx(field.box, field.size[size])}>
        <select
          {...select}
          ref={useMergedRefs(own, ref)}
          id={ids.id}
          className={cx(field.control, multiple && styles.list)}
          multiple={multiple}
          required={required}
          defaultValue={multiple ? [...chosen] : (chosen[0] ?? '')}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChoose(idsIn(event.currentTarget))}
        >
          {!multiple && <option value="">{placeholder}</option>}
          {chosen.map(
            (id, index) =>
              !known.has(id) && (
                <option key={id} value={id}>
                  {valueLabels[index] ?? id}
                </option>
              ),
          )}
          {places.map(({ path, nodes: trail }) => (
            <option key={path.at(-1)} value={path.at(-1)}>
              {trail.map((node) => node.label).join(' / ')}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}

function idsIn(select: HTMLSelectElement): string[] {
  return [...select.selectedOptions].map((option) => option.value).filter(Boolean)
}
