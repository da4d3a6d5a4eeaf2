import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Popover } from '@millwright/ui/Popover'
import { Text } from '@millwright/ui/Text'
import { TextField } from '@millwright/ui/TextField'
import type { FieldProps } from './fieldForm.ts'
import { FieldGroup } from './FieldGroup.tsx'
import * as styles from './Fields.css.ts'

/** The colours that are offered if the host names none. */
const usual = [
  '#ffffff',
  '#f5f6f7',
  '#dde1e6',
  '#999999',
  '#666666',
  '#333333',
  '#b9430b',
  '#1b5e9e',
  '#1d7a46',
  '#8a5a00',
  '#b3261e',
  '#14181d',
] as const

/** A colour: one of the offered colours, or its code. The theme's own colour follows light and dark. */
export function ColourField({ schema, value, path, label, form }: FieldProps) {
  const text = useText('editor')
  const shown = typeof value === 'string' && value ? value : String(schema.fallback ?? '')
  const isOwn = shown.toLowerCase() !== String(schema.fallback ?? '').toLowerCase()
  const error = form.problemAt(path)
  const chip = <span className={styles.chip} style={{ backgroundColor: shown }} />
  return (
    <FieldGroup id={form.idOf(path)} label={label}>
      <Popover
        label={label}
        trigger={
          <Button wide icon={chip} label={`${label}: ${isOwn ? shown : text('themeColour')}`}>
            {isOwn ? shown : text('themeColour')}
          </Button>
        }
      >
        <div className={styles.colours}>
          <div className={styles.swatches}>
            {(form.pickers.colours ?? usual).map((colour) => (
              <button
                key={colour}
                type="button"
                className={styles.swatch}
                style={{ backgroundColor: colour }}
                aria-label={colour}
                aria-pressed={shown.toLowerCase() === colour.toLowerCase()}
                onClick={() => form.change(path, colour)}
              />
            ))}
          </div>
          <TextField
            name={form.idOf(path)}
            label={text('colourCode')}
            value={shown}
            maxLength={32}
            onChange={({ value: code }) => form.change(path, code)}
          />
          <Button size="small" onPress={() => form.change(path, schema.fallback)}>
            {text('themeColour')}
          </Button>
        </div>
      </Popover>
      {error && (
        <Text as="p" size={13} tone="bad">
          {error}
        </Text>
      )}
    </FieldGroup>
  )
}
