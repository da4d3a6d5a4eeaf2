'use client'
import { useState } from 'react'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'

export function Inquiry() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Inquire</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Inquiry">
        We answer within a day.
      </Dialog>
    </>
  )
}
