import { useLayoutEffect, useRef } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { IconButton } from '@millwright/ui/IconButton'
import { passFocus } from '@millwright/ui/open'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { cartPath } from '../internal/ownPaths.ts'
import { useFormHandler } from '../internal/useFormHandler.ts'

/** The remove button of a line. When the line disappears, its focus moves to the neighbouring line's button. */
export function CartLineRemove({
  basketId,
  title,
  onRemove,
}: {
  basketId: string
  title: string
  onRemove: CommerceHandlers['remove'] | undefined
}) {
  const text = useText('cart')
  const { cart = cartPath() } = usePaths()
  const remove = useFormHandler('remove', onRemove, () => ({ basketId }))
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const own = form.current?.querySelector('button')
    return () => {
      if (!own || document.activeElement !== own) return
      passFocus(own, document.querySelectorAll<HTMLElement>('button[name="intent"][value="remove"]'))
    }
  }, [])
  return (
    <form method="post" action={cart} data-enhance="stay" onSubmit={remove} ref={form}>
      <input type="hidden" name="basketId" value={basketId} />
      <IconButton
        type="submit"
        name="intent"
        value="remove"
        tone="quiet"
        icon="trash"
        label={text('removeLine', { name: title })}
      />
    </form>
  )
}
