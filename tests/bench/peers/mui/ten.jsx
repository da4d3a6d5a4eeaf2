// No Carousel and no NumberField: eight of the ten.
import {
  Button,
  createTheme,
  Dialog,
  DialogContent,
  DialogTitle,
  MenuItem,
  Pagination,
  Select,
  Snackbar,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tabs,
  TextField,
  ThemeProvider,
} from '@mui/material'
import { useState } from 'react'

const theme = createTheme()

export function Ten() {
  const [open, setOpen] = useState(false)
  const [saved, setSaved] = useState(false)
  const [tab, setTab] = useState(0)
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Open
      </Button>
      <TextField label="Name" name="name" />
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Title</DialogTitle>
        <DialogContent>Body</DialogContent>
      </Dialog>
      <Tabs value={tab} onChange={(_, next) => setTab(next)}>
        <Tab label="A" />
        <Tab label="B" />
      </Tabs>
      <Select value="mm">
        <MenuItem value="mm">mm</MenuItem>
        <MenuItem value="in">in</MenuItem>
      </Select>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Part</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>Bearing</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Button variant="contained" onClick={() => setSaved(true)}>
        Save
      </Button>
      <Snackbar open={saved} message="Saved" />
      <Pagination count={5} />
    </ThemeProvider>
  )
}
