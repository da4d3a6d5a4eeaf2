import { Popover } from 'radix-ui'
import { useContext, useState } from 'react'
import * as styles from '../Cascader/Cascader.css.ts'
import { PanelTrigger } from '../Cascader/PanelTrigger.tsx'
import { cx } from '../internal/cx.ts'
import { Field, useFieldIds } from '../internal/Field.tsx'
import type { FieldIds } from '../internal/Field.tsx'
import { FormValue } from '../internal/FormValue.tsx'
import { leaveEscape } from '../internal/leaveEscape.ts'
import * as overlay from '../internal/overlay.css.ts'
import { Scope } from '../internal/Scope.ts'
import { useMissing } from '../internal/useMissing.ts'
import { everyNode, withLoaded } from '../Tree/treeNode.ts'
import type { Loaded } from '../Tree/treeNode.ts'
import type { LoadChildren } from '../Tree/useTreeChildren.ts'
import { TreeSelectPanel } from './TreeSelectPanel.tsx'
import type { TreeSelectPanelProps } from './TreeSelectPanel.tsx'
import type { TreeSelectControlProps } from './treeSelectProps.ts'

export function TreeSelectControl(props: TreeSelectControlProps) {
  const { hideLabel, hint, error, id, className, style, name, form, ...control } = props
  const { label, required, disabled, multiple, chosen } = control
  const [missing, onMissing] = useMissing(label, chosen.length === 0)
  const ids = useFieldIds({ id, name, hint, error: error ?? missing }, control)
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <TreeSelectPopover {...control} ids={ids} />
      {(chosen.length > 0 ? chosen : ['']).map(
        (value) =>
          (value || required || !multiple) && (
            <FormValue
              key={value}
              control={ids.id}
              label={label}
              name={name}
              form={form}
              value={value}
              disabled={disabled}
              required={required}
              onMissing={onMissing}
            />
          ),
      )}
    </Field>
  )
}

/** The button that shows the selected entries, and the panel that it opens. */
function TreeSelectPopover({
  ids,
  label,
  required,
  nodes,
  multiple,
  valueLabels = [],
  loadChildren,
  searchable,
  placeholder,
  disabled,
  size,
  chosen,
  onChoose,
  ...more
}: Omit<TreeSelectControlProps, 'name' | 'id'> & { ids: FieldIds }) {
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<Loaded>(new Map())
  const full = withLoaded(nodes, loaded)
  const labels = new Map(everyNode(full).map((node) => [node.id, node.label]))
  // The panel unmounts when it closes, so its entries are kept here.
  const load: LoadChildren | undefined =
    loadChildren &&
    (async ({ node }) => {
      const children = await loadChildren({ node })
      setLoaded((before) => new Map(before).set(node.id, children))
      return children
    })
  // Entries that are not loaded yet show the caller's labels, or else their ids.
  const shown = chosen.map((id, index) => labels.get(id) ?? valueLabels[index] ?? id).join(' · ')
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <PanelTrigger {...more} {...{ ids, shown, placeholder, required, disabled, size }} onOpen={() => setOpen(true)}>
        <Panel
          {...{ label, multiple, searchable, chosen, onChoose }}
          nodes={full}
          loadChildren={load}
          onClose={() => setOpen(false)}
        />
      </PanelTrigger>
    </Popover.Root>
  )
}

function Panel(props: TreeSelectPanelProps) {
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
        onEscapeKeyDown={leaveEscape}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          const panel = event.currentTarget as HTMLElement
          panel.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus()
        }}
      >
        <TreeSelectPanel {...props} />
      </Popover.Content>
    </Popover.Portal>
  )
}
