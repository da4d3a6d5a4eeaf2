// It has no NumberField, and its range of dates is not free: a text field of type number, and two dates.
import {
  Autocomplete,
  Button,
  Checkbox,
  createTheme,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  Switch,
  TextField,
  ThemeProvider,
} from '@mui/material'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { brands, terms, units } from './data.js'

const theme = createTheme()

export const Page = () => (
  <ThemeProvider theme={theme}>
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2}>
        <TextField label="Company" name="company" />
        <TextField label="Smallest order" name="smallest" type="number" />
        <TextField label="Unit" name="unit" select defaultValue={units[0]}>
          {units.map((unit) => (
            <MenuItem key={unit} value={unit}>
              {unit}
            </MenuItem>
          ))}
        </TextField>
        <Autocomplete options={brands} renderInput={(props) => <TextField {...props} label="Brand" name="brand" />} />
        <DatePicker label="Founded" name="founded" />
        <DatePicker label="Licence from" name="from" />
        <DatePicker label="Licence until" name="to" />
        <FormControlLabel control={<Checkbox name="iso" />} label="ISO 9001" />
        <FormControl>
          <FormLabel id="terms">Terms</FormLabel>
          <RadioGroup aria-labelledby="terms" name="terms">
            {terms.map((term) => (
              <FormControlLabel key={term} value={term} control={<Radio />} label={term} />
            ))}
          </RadioGroup>
        </FormControl>
        <FormControlLabel control={<Switch name="abroad" />} label="Ships abroad" />
        <TextField label="About" name="about" multiline minRows={4} />
        <Button type="submit" variant="contained">
          Apply
        </Button>
      </Stack>
    </LocalizationProvider>
  </ThemeProvider>
)
