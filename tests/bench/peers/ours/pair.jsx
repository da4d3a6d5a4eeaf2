import '@millwright/ui/Button/styles'
import '@millwright/ui/TextField/styles'
import { Button } from '@millwright/ui/Button'
import { TextField } from '@millwright/ui/TextField'
import { UiProvider } from '@millwright/ui/UiProvider'

export const Frame = ({ children }) => <UiProvider locale="en">{children}</UiProvider>
export const Press = ({ children }) => <Button>{children}</Button>
export const Field = ({ label, name }) => <TextField label={label} name={name} />
