import { useEffect, useRef } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { upgradeTo } from '../internal/upgradeTo.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useControllableState } from '../internal/useControllableState.ts'
import type { CascaderControlProps } from './CascaderControl.tsx'
import type { CascaderProps } from './cascaderProps.ts'
import { keyOf, nodesOf, pathOf, placesIn } from './nodes.ts'
import type { CascaderNode } from './nodes.ts'

export type { CascaderNode }

export type { CascaderProps }

const useControl = upgradeTo<CascaderControlProps>(() =>
  import('./CascaderControl.tsx').then(({ CascaderControl }) => CascaderControl),
)

/**
 * A field that selects one node of a two- or three-level tree, such as a region or a category. Levels are columns side
 * by side; on phones they follow one another.
 *
 * When: the levels mean something to the reader and each has many entries. Instead: `Select` or `ComboBox` for one
 * level, `ComboBox` with sections where the first level only groups. Until its script loads it is a native select of
 * all known nodes.
 *
 * Keys: `Enter` or `ArrowDown` opens it; `ArrowUp` and `ArrowDown` move within a level, `Home` and `End` to its ends,
 * letters to the next entry that starts with them; `ArrowRight` enters an entry, `ArrowLeft` goes back; `Enter`
 * selects; `Escape` closes.
 */
export function Cascader({ value, defaultValue, onChange, ...props }: CascaderProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    id,
    name,
    nodes,
    valueLabels = [],
    anyLevel,
    placeholder,
    disabled,
    size = 'medium',
    form,
    loadChildren: _loadChildren,
    searchable: _searchable,
    className,
    style,
    ref,
    ...more
  } = props
  const ids = useFieldIds({ id, name, hint, error }, more)
  const native = useRef<HTMLSelectElement>(null)
  const both = useMergedRefs(native, ref)
  const Control = useControl(native)
  const [path, choose] = useControllableState<readonly string[]>(value, defaultValue ?? [], undefined)
  const take = (next: readonly string[], entries: CascaderNode[]) => {
    choose(next)
    onChange?.({ value: [...next], nodes: entries })
  }
  const takeKey = (key: string) => take(pathOf(key), nodesOf(nodes, pathOf(key)))

  useEffect(() => {
    // Picks up a selection that was made before scripts loaded.
    if (native.current && value === undefined && native.current.value !== keyOf(path)) takeKey(native.current.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])

  // oxlint-disable-next-line react/static-components -- the richer control, once it has loaded
  if (Control) return <Control {...props} path={path} onChoose={take} />
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <div className={cx(field.box, field.size[size])}>
        <select
          {...more}
          ref={both}
          id={ids.id}
          className={field.control}
          name={name}
          form={form}
          disabled={disabled}
          required={required}
          defaultValue={keyOf(path)}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          onChange={(event) => takeKey(event.currentTarget.value)}
        >
          <PathOptions {...{ placeholder, nodes, anyLevel, path, valueLabels }} />
        </select>
      </div>
    </Field>
  )
}

type PathOptionsProps = Pick<CascaderProps, 'placeholder' | 'nodes' | 'anyLevel'> & {
  path: readonly string[]
  valueLabels: readonly string[]
}

/** An option for each known path, and for the selected path if it is not known yet. */
function PathOptions({ placeholder, nodes, anyLevel, path, valueLabels }: PathOptionsProps) {
  const places = placesIn(nodes, { anyLevel })
  const known = path.length === 0 || places.some((place) => keyOf(place.path) === keyOf(path))
  return (
    <>
      <option value="">{placeholder}</option>
      {!known && <option value={keyOf(path)}>{valueLabels.length > 0 ? valueLabels.join(' / ') : keyOf(path)}</option>}
      {places.map((place) => (
        <option key={keyOf(place.path)} value={keyOf(place.path)}>
          {place.nodes.map((node) => node.label).join(' / ')}
        </option>
      ))}
    </>
  )
}
