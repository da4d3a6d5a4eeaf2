import { areaBoxes } from '@millwright/contract/blocks/universal_hotspot'
import { isRecord } from '@millwright/domain/isRecord'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'
import { useState } from 'react'
import { AreaMap } from './AreaMap.tsx'
import type { FieldProps } from './fieldForm.ts'
import { rowOf } from './rowOf.ts'

type AreaFieldProps = FieldProps & { value: readonly unknown[] }

/** Draws the areas of a picture on the picture itself. The numbers of each area stay in its fields. */
export function AreaField({ schema, value, path, label, form }: AreaFieldProps) {
  const text = useText('editor')
  const [open, setOpen] = useState(false)
  const picture = form.valueAt([...path.slice(0, -1), 'url'])
  if (typeof picture !== 'string' || picture === '') return null
  const boxes = areaBoxes(form.valueAt(path.slice(0, 1)), Number(path.at(-2)))
  const chosen = form.openAt(path) ?? 0
  return (
    <>
      <Button wide onPress={() => setOpen(true)}>
        {text('drawAreas')}
      </Button>
      {open && (
        <Dialog
          open
          size="large"
          title={text('drawAreas')}
          onClose={() => setOpen(false)}
          footer={
            <Button tone="action" onPress={() => setOpen(false)}>
              {text('done')}
            </Button>
          }
        >
          <AreaMap
            picture={picture}
            areas={value.map((area, at) => ({
              box: boxes[at],
              name: rowOf(area, form.locale, text('entry', { label, number: at + 1 })).label,
            }))}
            chosen={chosen}
            hasRoom={value.length < (schema.maxItems ?? Infinity)}
            onChoose={(at) => form.open(path, at)}
            onChange={(at, box) => {
              const area = value[at]
              form.change([...path, at], { ...(isRecord(area) && area), ...box })
              form.say(text('saidArea', { number: at + 1, ...box }))
            }}
            onAdd={(box) => {
              form.change(path, [...value, box])
              form.open(path, value.length)
              form.say(text('saidArea', { number: value.length + 1, ...box }))
            }}
            onRemove={(at) => form.change(path, value.toSpliced(at, 1))}
          />
        </Dialog>
      )}
    </>
  )
}
