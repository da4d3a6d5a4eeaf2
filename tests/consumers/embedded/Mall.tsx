import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'
import { Menu } from '@millwright/ui/Menu'
import { shopAccent } from '@millwright/ui/theme'
import { TextField } from '@millwright/ui/TextField'
import { UiProvider } from '@millwright/ui/UiProvider'

function Mall() {
  const [open, setOpen] = useState(false)
  return (
    <UiProvider locale="en" theme="dark" density="compact" accent={shopAccent('#0a7d55')}>
      <TextField label="Company" name="company" hint="As on the invoice" />
      <Button tone="action" onPress={() => setOpen(true)}>
        Inquire
      </Button>
      <Menu
        label="More"
        trigger={<Button>More</Button>}
        items={[{ id: 'copy', label: 'Copy', onPress: () => undefined }]}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title="Inquiry">
        <Button tone="action">Send</Button>
      </Dialog>
    </UiProvider>
  )
}

export function mount(element: HTMLElement) {
  const root = createRoot(element)
  flushSync(() => root.render(<Mall />))
}
