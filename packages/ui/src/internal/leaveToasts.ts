/** Keeps a dialog open when the reader presses a toast, which is above the dialog. */
export function leaveToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('section > [aria-live]')) event.preventDefault()
}
