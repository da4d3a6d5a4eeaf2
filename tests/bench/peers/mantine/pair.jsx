import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Input.css'
import { Button, MantineProvider, TextInput } from '@mantine/core'

export const Frame = ({ children }) => <MantineProvider>{children}</MantineProvider>
export const Press = ({ children }) => <Button>{children}</Button>
export const Field = ({ label, name }) => <TextInput label={label} name={name} />
