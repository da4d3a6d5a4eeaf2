import '@millwright/ui/reset.css'
import '@millwright/ui/Button/styles'
import '@millwright/ui/Checkbox/styles'
import '@millwright/ui/ComboBox/styles'
import '@millwright/ui/DatePicker/styles'
import '@millwright/ui/DateRangePicker/styles'
import '@millwright/ui/Form/styles'
import '@millwright/ui/NumberField/styles'
import '@millwright/ui/RadioGroup/styles'
import '@millwright/ui/Select/styles'
import '@millwright/ui/Switch/styles'
import '@millwright/ui/TextArea/styles'
import '@millwright/ui/TextField/styles'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { ComboBox } from '@millwright/ui/ComboBox'
import { DatePicker } from '@millwright/ui/DatePicker'
import { DateRangePicker } from '@millwright/ui/DateRangePicker'
import { Form } from '@millwright/ui/Form'
import { NumberField } from '@millwright/ui/NumberField'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { Select } from '@millwright/ui/Select'
import { Switch } from '@millwright/ui/Switch'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import { UiProvider } from '@millwright/ui/UiProvider'
import { brands, terms, units } from './data.js'

const optionsOf = (values) => values.map((value) => ({ value, label: value }))
const items = brands.map((label) => ({ id: label, label }))

export const Page = () => (
  <UiProvider locale="en">
    <Form>
      <TextField label="Company" name="company" />
      <NumberField label="Smallest order" name="smallest" />
      <Select label="Unit" name="unit" options={optionsOf(units)} />
      <ComboBox label="Brand" name="brand" items={items} />
      <DatePicker label="Founded" name="founded" />
      <DateRangePicker label="Licence" fromName="from" toName="to" />
      <Checkbox label="ISO 9001" name="iso" />
      <RadioGroup label="Terms" name="terms" options={optionsOf(terms)} />
      <Switch label="Ships abroad" name="abroad" />
      <TextArea label="About" name="about" />
      <Button type="submit">Apply</Button>
    </Form>
  </UiProvider>
)
