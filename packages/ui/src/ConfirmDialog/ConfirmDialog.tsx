import { useEffect, useId, useSyncExternalStore } from 'react'
import { appMessages } from '../appMessages.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { RootProps } from '../internal/open.ts'
import { questions } from '../internal/questions.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'

export type ConfirmDialogProps = RootProps<HTMLDivElement, 'title'>

/**
 * The dialog in which `confirm()` asks its questions. It renders nothing until a question is asked.
 *
 * When: once in the application, within `UiProvider`; `await confirm({ title, confirm })` of `@millwright/ui/confirm`
 * asks. Instead: `Dialog` for a form or more than two answers; a toast with an action to undo what can be undone.
 *
 * Keys: the dialog starts at the button that agrees, with `danger` at the one that declines; `Enter` presses it; `Tab`
 * stays inside; `Escape` declines; the focus returns to where it was.
 */
export function ConfirmDialog(root: ConfirmDialogProps) {
  const say = useMessages(appMessages)
  const messageId = useId()
  const asked = useSyncExternalStore(questions.subscribe, questions.current, questions.none)
  useEffect(() => {
    if (asked) return undefined
    // The dialog that has just closed unmounts in the next render, and then returns the focus in a task of its own.
    let next = setTimeout(() => {
      next = setTimeout(questions.showNext)
    })
    return () => clearTimeout(next)
  }, [asked])
  if (!asked)
    return (
      <Dialog {...root} open={false} onClose={never} title="">
        {null}
      </Dialog>
    )
  const { title, message, tone = 'action', answer } = asked
  const danger = tone === 'danger'
  return (
    <Dialog
      role={danger ? 'alertdialog' : 'dialog'}
      aria-describedby={message ? messageId : undefined}
      {...root}
      open
      onClose={() => answer(false)}
      title={title}
      size="small"
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just opened the dialog */}
          <Button autoFocus={danger} onPress={() => answer(false)}>
            {asked.cancel ?? say('cancel')}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just opened the dialog */}
          <Button autoFocus={!danger} tone={tone} onPress={() => answer(true)}>
            {asked.confirm}
          </Button>
        </>
      }
    >
      {message && <div id={messageId}>{message}</div>}
    </Dialog>
  )
}

const never = () => undefined
