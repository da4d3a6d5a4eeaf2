import { IconButton } from '@millwright/ui/IconButton'

/** The button that removes a line of a list. It posts `remove.` and the index of the line as the form's intent. */
export function RemoveLine({ at, label }: { at: number; label: string }) {
  return (
    <IconButton
      type="submit"
      name="intent"
      value={`remove.${at}`}
      tone="quiet"
      size="small"
      icon="trash"
      label={label}
    />
  )
}
