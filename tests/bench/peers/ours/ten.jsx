import '@millwright/ui/Button/styles'
import '@millwright/ui/Carousel/styles'
import '@millwright/ui/Dialog/styles'
import '@millwright/ui/NumberField/styles'
import '@millwright/ui/Pagination/styles'
import '@millwright/ui/Select/styles'
import '@millwright/ui/Table/styles'
import '@millwright/ui/Tabs/styles'
import '@millwright/ui/TextField/styles'
import '@millwright/ui/Toasts/styles'
import { Button } from '@millwright/ui/Button'
import { Carousel } from '@millwright/ui/Carousel'
import { Dialog } from '@millwright/ui/Dialog'
import { NumberField } from '@millwright/ui/NumberField'
import { Pagination } from '@millwright/ui/Pagination'
import { Select } from '@millwright/ui/Select'
import { Table } from '@millwright/ui/Table'
import { Tabs } from '@millwright/ui/Tabs'
import { TextField } from '@millwright/ui/TextField'
import { Toasts } from '@millwright/ui/Toasts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { useState } from 'react'

export function Ten() {
  const [open, setOpen] = useState(false)
  const [toasts, setToasts] = useState([])
  return (
    <UiProvider locale="en">
      <Button onPress={() => setOpen(true)}>Open</Button>
      <TextField label="Name" name="name" />
      <Dialog open={open} onClose={() => setOpen(false)} title="Title">
        Body
      </Dialog>
      <Tabs
        label="Views"
        tabs={[
          { id: 'a', label: 'A', content: 'First' },
          { id: 'b', label: 'B', content: 'Second' },
        ]}
      />
      <Select
        label="Unit"
        name="unit"
        options={[
          { value: 'mm', label: 'mm' },
          { value: 'in', label: 'in' },
        ]}
      />
      <Table
        caption="Parts"
        columns={[{ key: 'a', header: 'Part', cell: (row) => row.a }]}
        rows={[{ a: 'Bearing' }]}
        rowKey={(row) => row.a}
      />
      <Button onPress={() => setToasts([{ id: '1', tone: 'good', message: 'Saved' }])}>Save</Button>
      <Toasts toasts={toasts} onDismiss={() => setToasts([])} />
      <Pagination page={1} pages={5} hrefOf={(page) => `?page=${page}`} />
      <Carousel
        label="Pictures"
        slides={[
          { id: 'a', label: 'A', content: 'First' },
          { id: 'b', label: 'B', content: 'Second' },
        ]}
      />
      <NumberField label="Quantity" name="quantity" />
    </UiProvider>
  )
}
