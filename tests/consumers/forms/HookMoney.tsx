// HookMoney.tsx
import { Controller, useForm } from 'react-hook-form'
import { Button } from '@millwright/ui/Button'
import { MoneyField } from '@millwright/ui/MoneyField'

type Budget = { budget: { value: string; error?: string | undefined } }

export function HookMoney({ onSend }: { onSend: (budget: string) => void }) {
  const { control, handleSubmit } = useForm<Budget>({ defaultValues: { budget: { value: '' } } })
  return (
    <form noValidate onSubmit={handleSubmit(({ budget }) => onSend(budget.value))}>
      <Controller
        name="budget"
        control={control}
        rules={{ validate: ({ error }) => error ?? true }}
        render={({ field: { value, ...field }, fieldState: { error } }) => (
          <MoneyField label="Budget" {...field} value={value.value} error={error?.message} />
        )}
      />
      <Button type="submit">Send</Button>
    </form>
  )
}
