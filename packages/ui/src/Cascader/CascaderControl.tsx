import { Popover } from 'radix-ui'
import { useContext, useState } from 'react'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { FieldIds } from '../internal/Field.tsx'
import { FormValue } from '../internal/FormValue.tsx'
import * as overlay from '../internal/overlay.css.ts'
import { Scope } from '../internal/Scope.ts'
import { useMissing } from '../internal/useMissing.ts'
import type { CascaderProps } from './cascaderProps.ts'
import { CascaderPanel } from './CascaderPanel.tsx'
import type { CascaderPanelProps } from './cascaderPanelProps.ts'
import { keyOf, nodesOf } from './nodes.ts'
import type { CascaderNode } from './nodes.ts'
import { PanelTrigger } from './PanelTrigger.tsx'
import { useChildren } from './useChildren.ts'
import * as styles from './Cascader.css.ts'

export type CascaderControlProps = Omit<CascaderProps, 'value' | 'defaultValue' | 'onChange'> & {
  path: readonly string[]
  onChoose: (path: readonly string[], nodes: CascaderNode[]) => void
}

export function CascaderControl(props: CascaderControlProps) {
  const { hideLabel, hint, error, id, className, style, name, form, ...control } = props
  const { label, required, disabled, path } = control
  const [missing, onMissing] = useMissing(label, path.length === 0)
  const ids = useFieldIds({ id, name, hint, error: error ?? missing }, control)
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      required={required}
      ids={ids}
      className={className}
      style={style}
    >
      <CascaderPopover {...control} ids={ids} />
      <FormValue
        control={ids.id}
        label={label}
        name={name}
        form={form}
        value={keyOf(path)}
        disabled={disabled}
        required={required}
        onMissing={onMissing}
      />
    </Field>
  )
}

/** The button that shows the selected path, and the panel that it opens. */
function CascaderPopover({
  ids,
  label,
  required,
  nodes,
  valueLabels = [],
  loadChildren,
  anyLevel,
  searchable,
  placeholder,
  disabled,
  size,
  path,
  onChoose,
  ...more
}: Omit<CascaderControlProps, 'name' | 'id'> & { ids: FieldIds }) {
  const [open, setOpen] = useState(false)
  const children = useChildren(nodes, loadChildren)
  const known = nodesOf(nodes, path, children.loaded)
  // Entries that are not loaded yet show the caller's labels, or else their ids.
  const shown = path.map((key, depth) => known[depth]?.label ?? valueLabels[depth] ?? key).join(' / ')
  const choose: CascaderPanelProps['onChoose'] = (next, entries, done) => {
    onChoose(next, entries)
    if (done) setOpen(false)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <PanelTrigger {...more} {...{ ids, shown, placeholder, required, disabled, size }} onOpen={() => setOpen(true)}>
        <Panel {...{ label, nodes, path, anyLevel, searchable }} beneath={children} onChoose={choose} />
      </PanelTrigger>
    </Popover.Root>
  )
}

function Panel(props: CascaderPanelProps) {
  const scope = useContext(Scope)
  return (
    <Popover.Portal>
      <Popover.Content
        {...scope}
        className={cx(overlay.float, styles.panel)}
        aria-label={props.label}
        align="start"
        sideOffset={4}
        collisionPadding={12}
        onOpenAutoFocus={(event) => event.preventDefault()}
      >
        <CascaderPanel {...props} />
      </Popover.Content>
    </Popover.Portal>
  )
}
