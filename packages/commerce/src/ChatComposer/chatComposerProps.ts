import type { RootProps } from '@millwright/ui/open'

export const chatComposerStates = ['ready', 'connecting', 'offline', 'closed'] as const

export type ChatComposerProps = RootProps<HTMLFormElement> & {
  /** Handles sending. Without it, or before scripts load, the form is posted. */
  onSend?: ((message: { text: string }) => void) | undefined
  /**
   * The URL the form is posted to, with `intent=say` and `content`; without scripts also pictures, with
   * `intent=sendPicture` and `file`.
   * @default The mall's own (`paths.chat`)
   */
  action?: string | undefined
  /** Extra fields of the posted form. */
  fields?: Readonly<Record<string, string>> | undefined
  /**
   * Whether a message can be sent. In `connecting` and `offline` the reader can keep writing, but not in `closed`.
   * @default 'ready'
   */
  state?: (typeof chatComposerStates)[number] | undefined
  /** The server's reason why messages cannot be sent. Defaults to a sentence for the state. */
  note?: string | undefined
  /** The draft, if the host keeps it (to restore it after a reload, or in another conversation). */
  draft?: string | undefined
  /** Called on each change of the draft. */
  onDraft?: ((change: { value: string }) => void) | undefined
  /** Called with a selected or pasted picture that passed the size and type checks. Shows the picture button. */
  onPicture?: ((picture: { file: File }) => void) | undefined
  /** The maximum size of a picture, in bytes. @default 2 MB */
  maxBytes?: number | undefined
  /** Questions that one click inserts into the draft. */
  quickReplies?: readonly { id: string; text: string }[] | undefined
  /** The maximum number of characters of a message. @default 500 */
  maxLength?: number | undefined
  /** Called when the reader reconnects. Offered in `offline`. */
  onReconnect?: (() => void) | undefined
}
