import '@arco-design/web-react/es/_util/react-19-adapter'
import { Button, ConfigProvider, Input } from '@arco-design/web-react'
import '@arco-design/web-react/es/Button/style/css.js'
import '@arco-design/web-react/es/Input/style/css.js'

export const Frame = ({ children }) => <ConfigProvider>{children}</ConfigProvider>
export const Press = ({ children }) => <Button>{children}</Button>
export const Field = ({ label, name }) => (
  <label>
    {label}
    <Input name={name} />
  </label>
)
