// HookForm.tsx
import { Controller, useForm } from 'react-hook-form'
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

export function HookForm({ onSend }: { onSend: (inquiry: Inquiry) => void }) {
  const { control, register, handleSubmit, formState } = useForm<Inquiry>({
    defaultValues: blank,
    mode: 'onTouched',
    shouldFocusError: false, // uses the order of registration; `focusFirst` uses page order
  })
  const { errors } = formState
  const needed = { required: 'Please fill this in' }
  const enough = { min: { value: 10, message: 'Ten at least' } }

  return (
    <form noValidate onSubmit={handleSubmit(onSend, (wrong, event) => focusFirst(event?.target, Object.keys(wrong)))}>
      <Stack space={16}>
        <TextField label="Company" {...register('company', needed)} error={errors.company?.message} />
        <Select
          label="Material"
          placeholder="Choose"
          options={materials}
          {...register('material', needed)}
          error={errors.material?.message}
        />
        <Controller
          name="quantity"
          control={control}
          rules={enough}
          render={({ field, fieldState: { error } }) => (
            <NumberField
              label="Quantity"
              {...field}
              onChange={({ value }) => field.onChange(value)}
              error={error?.message}
            />
          )}
        />
        <Controller
          name="brand"
          control={control}
          rules={needed}
          render={({ field, fieldState: { error } }) => (
            <ComboBox
              label="Brand"
              items={brands}
              {...field}
              onChange={({ value }) => field.onChange(value)}
              error={error?.message}
            />
          )}
        />
        <Controller
          name="day"
          control={control}
          rules={needed}
          render={({ field, fieldState: { error } }) => (
            <DatePicker
              label="Delivery"
              {...field}
              onChange={({ value }) => field.onChange(value)}
              error={error?.message}
            />
          )}
        />
        <Controller
          name="packing"
          control={control}
          rules={needed}
          render={({ field, fieldState: { error } }) => (
            <RadioGroup
              label="Packing"
              options={packings}
              {...field}
              onChange={({ value }) => field.onChange(value)}
              error={error?.message}
            />
          )}
        />
        <TextArea label="Remark" {...register('remark')} />
        <Switch label="Send me news" {...register('news')} />
        <Checkbox label="I agree to the terms" {...register('terms', needed)} error={errors.terms?.message} />
        <Button type="submit" tone="action">
          Send
        </Button>
      </Stack>
    </form>
  )
}
