// TanstackForm.tsx
import { useForm } from '@tanstack/react-form'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { ComboBox } from '@millwright/ui/ComboBox'
import { DatePicker } from '@millwright/ui/DatePicker'
import { focusFirst } from '@millwright/ui/focusFirst'
import { NumberField } from '@millwright/ui/NumberField'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { Select } from '@millwright/ui/Select'
import { Stack } from '@millwright/ui/Stack'
import { Switch } from '@millwright/ui/Switch'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import { blank, brands, materials, packings } from './inquiry.ts'
import type { Inquiry } from './inquiry.ts'

const needed = ({ value }: { value: string | boolean }) => (value ? undefined : 'Please fill this in')
const enough = ({ value }: { value: number }) => (value < 10 ? 'Ten at least' : undefined)

export function TanstackForm({ onSend }: { onSend: (inquiry: Inquiry) => void }) {
  const form = useForm({ defaultValues: blank, onSubmit: ({ value }) => onSend(value) })

  return (
    <form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        const element = event.currentTarget
        await form.handleSubmit()
        const { fieldMeta } = form.state
        focusFirst(
          element,
          (Object.keys(fieldMeta) as (keyof Inquiry)[]).filter((name) => fieldMeta[name]?.errors.length),
        )
      }}
    >
      <Stack space={16}>
        <form.Field name="company" validators={{ onBlur: needed, onSubmit: needed }}>
          {({ name, state, handleBlur, handleChange }) => (
            <TextField
              label="Company"
              name={name}
              value={state.value}
              onBlur={handleBlur}
              onChange={({ value }) => handleChange(value)}
              error={state.meta.errors[0]}
            />
          )}
        </form.Field>
        <form.Field name="material" validators={{ onBlur: needed, onSubmit: needed }}>
          {({ name, state, handleBlur, handleChange }) => (
            <Select
              label="Material"
              placeholder="Choose"
              options={materials}
              name={name}
              value={state.value}
              onBlur={handleBlur}
              onChange={({ value }) => handleChange(value)}
              error={state.meta.errors[0]}
            />
          )}
        </form.Field>
        <form.Field name="quantity" validators={{ onBlur: enough, onSubmit: enough }}>
          {({ name, state, handleBlur, handleChange }) => (
            <NumberField
              label="Quantity"
              name={name}
              value={state.value}
              onBlur={handleBlur}
              onChange={({ value }) => handleChange(value)}
              error={state.meta.errors[0]}
            />
          )}
        </form.Field>
        <form.Field name="brand" validators={{ onBlur: needed, onSubmit: needed }}>
          {({ name, state, handleBlur, handleChange }) => (
            <ComboBox
              label="Brand"
              items={brands}
              name={name}
              value={state.value}
              onBlur={handleBlur}
              onChange={({ value }) => handleChange(value)}
              error={state.meta.errors[0]}
            />
          )}
        </form.Field>
        <form.Field name="day" validators={{ onBlur: needed, onSubmit: needed }}>
          {({ name, state, handleBlur, handleChange }) => (
            <DatePicker
              label="Delivery"
              name={name}
              value={state.value}
              onBlur={handleBlur}
              onChange={({ value }) => handleChange(value)}
              error={state.meta.errors[0]}
            />
          )}
        </form.Field>
        <form.Field name="packing" validators={{ onBlur: needed, onSubmit: needed }}>
          {({ name, state, handleBlur, handleChange }) => (
            <RadioGroup
              label="Packing"
              options={packings}
              name={name}
              value={state.value}
              onBlur={handleBlur}
              onChange={({ value }) => handleChange(value)}
              error={state.meta.errors[0]}
            />
          )}
        </form.Field>
        <form.Field name="remark">
          {({ name, state, handleBlur, handleChange }) => (
            <TextArea
              label="Remark"
              name={name}
              value={state.value}
              onBlur={handleBlur}
              onChange={({ value }) => handleChange(value)}
            />
          )}
        </form.Field>
        <form.Field name="news">
          {({ name, state, handleBlur, handleChange }) => (
            <Switch
              label="Send me news"
              name={name}
              checked={state.value}
              onBlur={handleBlur}
              onChange={({ checked }) => handleChange(checked)}
            />
          )}
        </form.Field>
        <form.Field name="terms" validators={{ onBlur: needed, onSubmit: needed }}>
          {({ name, state, handleBlur, handleChange }) => (
            <Checkbox
              label="I agree to the terms"
              name={name}
              checked={state.value}
              onBlur={handleBlur}
              onChange={({ checked }) => handleChange(checked)}
              error={state.meta.errors[0]}
            />
          )}
        </form.Field>
        <Button type="submit" tone="action">
          Send
        </Button>
      </Stack>
    </form>
  )
}
