import { useId, useRef, useState } from 'react'
import type { ChangeEvent, ClipboardEvent, KeyboardEvent, SubmitEvent } from 'react'
import { CHAT_TEXT_LIMIT } from '@millwright/domain/chat/chatMessage'
import { MB, maxBytesOf } from '@millwright/domain/files/fileKinds'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { IconButton } from '@millwright/ui/IconButton'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { chatPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { pictureTypes, refusal } from './refusal.ts'
import type { Refusal } from './refusal.ts'
import * as styles from './ChatComposer.css.ts'

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
   * Whether a message can be sent. In `connecting` and `offline` the reader can keep writing, in `closed` not.
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

const COUNT_FROM = 50
const stateIcons = { connecting: 'clock', offline: 'warning', closed: 'info' } as const

/**
 * The form for writing a chat message: text, pictures, quick questions.
 *
 * When: beneath `ChatThread`. Instead: `TextArea` in a form that is sent once, `CommentForm` for reviews. It needs the
 * texts `chat`.
 *
 * Keys:
 * - `Enter` sends, except while an input method composes.
 * - `Shift` + `Enter` inserts a new line.
 * - `Tab` moves through the quick questions, the text, the picture and "Send".
 */
export function ChatComposer(props: ChatComposerProps) {
  const {
    onSend,
    action: to,
    fields = {},
    state = 'ready',
    note,
    onDraft,
    onPicture,
    maxBytes = maxBytesOf('chat'),
    quickReplies = [],
    maxLength = CHAT_TEXT_LIMIT,
    onReconnect,
    draft: given,
    className,
    onSubmit,
    ...root
  } = props
  const text = useText('chat')
  const errors = useText('errors')
  const { chat = chatPath() } = usePaths()
  const action = to ?? chat
  const [own, setOwn] = useState('')
  const [blank, setBlank] = useState(false)
  const [refused, setRefused] = useState<Refusal>()
  const area = useRef<HTMLTextAreaElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const draft = given ?? own

  const write = (value: string) => {
    setOwn(value)
    setBlank(false)
    onDraft?.({ value })
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    const words = draft.trim()
    if (!words) setBlank(true)
    if (onSend || !words || state !== 'ready') event.preventDefault()
    area.current?.focus()
    if (!onSend || !words || state !== 'ready') return
    onSend({ text: words })
    write('')
  }
  const key = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // In Safari `isComposing` is already false for the Enter that ends composition, but keyCode 229 still tells.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229)
      return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  const take = (chosen: Iterable<File>) => {
    setRefused(undefined)
    for (const file of chosen) {
      const why = refusal(file, maxBytes)
      if (why) setRefused(why)
      else onPicture?.({ file })
    }
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files ?? [])
    // Allows the same file to be selected again.
    event.currentTarget.value = ''
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (!onPicture || pasted.length === 0) return
    event.preventDefault()
    take(pasted)
  }
  const ask = (words: string) => {
    write(draft.trim() ? `${draft.trimEnd()} ${words}` : words)
    area.current?.focus()
  }

  const closed = state === 'closed'
  const left = maxLength - draft.length
  const more = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  const main = (
    <form method="post" action={action} {...root} className={cx(styles.composer, className)} onSubmit={send}>
      <input type="hidden" name="intent" value="say" />
      {more}
      <p className={styles.note[state]} role="status">
        {state !== 'ready' && (
          <>
            <Icon name={stateIcons[state]} />
            <span className={styles.noteWords}>{note ?? text(state)}</span>
            {state === 'offline' && onReconnect && (
              <Button size="small" onPress={onReconnect}>
                {text('reconnect')}
              </Button>
            )}
          </>
        )}
      </p>
      {quickReplies.length > 0 && !closed && (
        <ul className={styles.quick} aria-label={text('quickReplies')}>
          {quickReplies.map(({ id, text: words }) => (
            <li key={id} className={styles.quickOne}>
              <Button size="small" onPress={() => ask(words)}>
                {words}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        {onPicture && (
          <span className={styles.scripted}>
            <IconButton
              icon="plus"
              label={text('addPicture')}
              tone="neutral"
              disabled={state !== 'ready'}
              onPress={() => files.current?.click()}
            />
            <input ref={files} type="file" accept={pictureTypes.join(',')} multiple hidden onChange={choose} />
          </span>
        )}
        {/* The copy of the text behind the field makes the field as tall as the text. */}
        <div className={styles.field} data-words={`${draft}\u200b`}>
          <textarea
            ref={area}
            name="content"
            rows={1}
            className={styles.words}
            value={draft}
            maxLength={maxLength}
            disabled={closed}
            dir="auto"
            enterKeyHint="send"
            aria-label={text('write')}
            aria-describedby={hintId}
            placeholder={closed ? undefined : text('writeHint')}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={key}
            onPaste={paste}
          />
        </div>
        <Button type="submit" tone="action" disabled={state !== 'ready'}>
          {text('send')}
        </Button>
      </div>
      <p className={styles.foot}>
        <span id={hintId} className={styles.keys}>
          {!closed && text('keysHint')}
        </span>
        <span role="status" className={styles.left}>
          {blank ? text('blank') : left <= COUNT_FROM ? text('charactersLeft', { count: Math.max(0, left) }) : ''}
        </span>
      </p>
      <p role="alert" className={styles.refused}>
        {refused && (
          <>
            <Icon name="error" size={12} />
            {refused.name}
            {' · '}
            {refused.why === 'format'
              ? errors('wrongImageFormat')
              : errors('imageTooLarge', { limit: Math.floor(maxBytes / MB) })}
          </>
        )}
      </p>
    </form>
  )
  if (onSend || closed) return main
  return (
    <>
      {main}
      <form method="post" action={action} encType="multipart/form-data" className={styles.plain}>
        <input type="hidden" name="intent" value="sendPicture" />
        {more}
        <input
          type="file"
          name="file"
          required
          accept={pictureTypes.join(',')}
          aria-label={text('picture')}
          className={styles.file}
        />
        <Button type="submit">{text('addPicture')}</Button>
      </form>
    </>
  )
}
