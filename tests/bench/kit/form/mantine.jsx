// Its whole sheets, as its guide gives them first: the parts of this form are most of what they hold.
import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import {
  Button,
  Checkbox,
  MantineProvider,
  NumberInput,
  Radio,
  Select,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core'
import { DateInput, DatePickerInput } from '@mantine/dates'
import { brands, terms, units } from './data.js'

export const Page = () => (
  <MantineProvider>
    <Stack component="form">
      <TextInput label="Company" name="company" />
      <NumberInput label="Smallest order" name="smallest" />
      <Select label="Unit" name="unit" data={units} />
      <Select label="Brand" name="brand" searchable data={brands} />
      <DateInput label="Founded" name="founded" />
      <DatePickerInput label="Licence" name="licence" type="range" />
      <Checkbox label="ISO 9001" name="iso" />
      <Radio.Group label="Terms" name="terms">
        {terms.map((term) => (
          <Radio key={term} value={term} label={term} />
        ))}
      </Radio.Group>
      <Switch label="Ships abroad" name="abroad" />
      <Textarea label="About" name="about" />
      <Button type="submit">Apply</Button>
    </Stack>
  </MantineProvider>
)
