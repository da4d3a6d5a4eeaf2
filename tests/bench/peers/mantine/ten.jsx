// Its sheets by part, in the order that its guide gives: the whole sheet is three times as large.
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/VisuallyHidden.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/core/styles/NumberInput.css'
import '@mantine/core/styles/Pagination.css'
import '@mantine/core/styles/Table.css'
import '@mantine/core/styles/Tabs.css'
import '@mantine/notifications/styles.css'
import '@mantine/carousel/styles.css'
import { Carousel } from '@mantine/carousel'
import { Button, MantineProvider, Modal, NumberInput, Pagination, Select, Table, Tabs, TextInput } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { useState } from 'react'

export function Ten() {
  const [open, setOpen] = useState(false)
  return (
    <MantineProvider>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <TextInput label="Name" name="name" />
      <Modal opened={open} onClose={() => setOpen(false)} title="Title">
        Body
      </Modal>
      <Tabs defaultValue="a">
        <Tabs.List>
          <Tabs.Tab value="a">A</Tabs.Tab>
          <Tabs.Tab value="b">B</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a">First</Tabs.Panel>
        <Tabs.Panel value="b">Second</Tabs.Panel>
      </Tabs>
      <Select label="Unit" data={['mm', 'in']} />
      <Table data={{ head: ['Part'], body: [['Bearing']] }} />
      <Button onClick={() => notifications.show({ message: 'Saved' })}>Save</Button>
      <Notifications />
      <Pagination total={5} />
      <Carousel>
        <Carousel.Slide>First</Carousel.Slide>
        <Carousel.Slide>Second</Carousel.Slide>
      </Carousel>
      <NumberInput label="Quantity" min={1} />
    </MantineProvider>
  )
}
