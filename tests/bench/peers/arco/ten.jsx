import '@arco-design/web-react/es/_util/react-19-adapter'
import {
  Button,
  Carousel,
  ConfigProvider,
  Input,
  InputNumber,
  Message,
  Modal,
  Pagination,
  Select,
  Table,
  Tabs,
} from '@arco-design/web-react'
import '@arco-design/web-react/es/Button/style/css.js'
import '@arco-design/web-react/es/Carousel/style/css.js'
import '@arco-design/web-react/es/Input/style/css.js'
import '@arco-design/web-react/es/InputNumber/style/css.js'
import '@arco-design/web-react/es/Message/style/css.js'
import '@arco-design/web-react/es/Modal/style/css.js'
import '@arco-design/web-react/es/Pagination/style/css.js'
import '@arco-design/web-react/es/Select/style/css.js'
import '@arco-design/web-react/es/Table/style/css.js'
import '@arco-design/web-react/es/Tabs/style/css.js'
import { useState } from 'react'

export function Ten() {
  const [open, setOpen] = useState(false)
  return (
    <ConfigProvider>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <label htmlFor="name">Name</label>
      <Input id="name" name="name" />
      <Modal visible={open} onCancel={() => setOpen(false)} title="Title">
        Body
      </Modal>
      <Tabs>
        <Tabs.TabPane key="a" title="A">
          First
        </Tabs.TabPane>
        <Tabs.TabPane key="b" title="B">
          Second
        </Tabs.TabPane>
      </Tabs>
      <Select aria-label="Unit" options={['mm', 'in']} />
      <Table pagination={false} columns={[{ dataIndex: 'a', title: 'Part' }]} data={[{ key: '1', a: 'Bearing' }]} />
      <Button onClick={() => Message.success('Saved')}>Save</Button>
      <Pagination total={50} />
      <Carousel>
        <div>First</div>
        <div>Second</div>
      </Carousel>
      <InputNumber aria-label="Quantity" min={1} />
    </ConfigProvider>
  )
}
