import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Container } from '@millwright/ui/Container'
import '@millwright/ui/reset.layer.css'
import '@millwright/ui/styles.layer.css'
import { UiProvider } from '@millwright/ui/UiProvider'
import { HookForm } from './HookForm.tsx'
import { TanstackForm } from './TanstackForm.tsx'

function Page() {
  const [sent, setSent] = useState('')
  const Form = location.search === '?tanstack' ? TanstackForm : HookForm
  return (
    <Container width="narrow">
      <Form onSend={(inquiry) => setSent(JSON.stringify(inquiry))} />
      <output>{sent}</output>
    </Container>
  )
}

createRoot(document.getElementById('root')!).render(
  <UiProvider locale="en">
    <Page />
  </UiProvider>,
)
