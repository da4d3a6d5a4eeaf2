import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Image } from '@millwright/ui/Image'
import { TextField } from '@millwright/ui/TextField'
import { useState } from 'react'
import type { FieldProps } from './fieldForm.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { PickerDialog } from './PickerDialog.tsx'
import * as styles from './Fields.css.ts'

/** A picture: from the host's library, uploaded, or by its address. */
export function PictureField({ value, path, label, form }: FieldProps) {
  const text = useText('editor')
  const [open, setOpen] = useState(false)
  const { picture: picker } = form.pickers
  const shown = typeof value === 'string' ? value : ''
  return (
    <FieldGroup label={label}>
      <div className={styles.pictureRow}>
        <span className={styles.thumb}>
          <Image src={shown || undefined} alt="" ratio={1.5} />
        </span>
        {picker && (
          <Button onPress={() => setOpen(true)} label={`${text(shown ? 'otherPicture' : 'choosePicture')}: ${label}`}>
            {text(shown ? 'otherPicture' : 'choosePicture')}
          </Button>
        )}
      </div>
      <TextField
        id={form.idOf(path)}
        name={form.idOf(path)}
        label={text('pictureAddress')}
        value={shown}
        error={form.problemAt(path)}
        hint={form.pendingAt(path)}
        onChange={({ value: address }) => form.change(path, address)}
      />
      {open && picker && (
        <PickerDialog
          picker={picker}
          look="pictures"
          title={text('choosePicture')}
          max={1}
          chosen={[shown]}
          onPick={([item]) => {
            setOpen(false)
            if (item) form.change(path, item.value ?? item.id)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldGroup>
  )
}
