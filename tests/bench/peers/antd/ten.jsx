import { App, Button, Carousel, ConfigProvider, Input, InputNumber, Modal, Pagination, Select, Table, Tabs } from 'antd'
import { useState } from 'react'

function Save() {
  const { message } = App.useApp()
  return <Button onClick={() => message.success('Saved')}>Save</Button>
}

export function Ten() {
  const [open, setOpen] = useState(false)
  return (
    <ConfigProvider>
      <App>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <label htmlFor="name">Name</label>
        <Input id="name" name="name" />
        <Modal open={open} onCancel={() => setOpen(false)} title="Title">
          Body
        </Modal>
        <Tabs
          items={[
            { key: 'a', label: 'A', children: 'First' },
            { key: 'b', label: 'B', children: 'Second' },
          ]}
        />
        <Select
          aria-label="Unit"
          options={[
            { value: 'mm', label: 'mm' },
            { value: 'in', label: 'in' },
          ]}
        />
        <Table
          pagination={false}
          columns={[{ dataIndex: 'a', title: 'Part' }]}
          dataSource={[{ key: '1', a: 'Bearing' }]}
        />
        <Save />
        <Pagination total={50} />
        <Carousel>
          <div>First</div>
          <div>Second</div>
        </Carousel>
        <InputNumber aria-label="Quantity" min={1} />
      </App>
    </ConfigProvider>
  )
}
