import { createRoot } from 'react-dom/client'
import { Button } from '@millwright/ui/Button'
import '@millwright/ui/Button/styles'
import { TextField } from '@millwright/ui/TextField'
import '@millwright/ui/TextField/styles'
import { UiProvider } from '@millwright/ui/UiProvider'

createRoot(document.getElementById('root')!).render(
  <UiProvider locale="en">
    <form>
      <TextField label="Name" name="name" error="Who are you?" />
      <Button tone="action" type="submit">
        Sign in
      </Button>
    </form>
  </UiProvider>,
)
