import { App, Button, ConfigProvider, Input } from 'antd'

export const Frame = ({ children }) => (
  <ConfigProvider>
    <App>{children}</App>
  </ConfigProvider>
)
export const Press = ({ children }) => <Button>{children}</Button>
export const Field = ({ label, name }) => (
  <label>
    {label}
    <Input name={name} />
  </label>
)
