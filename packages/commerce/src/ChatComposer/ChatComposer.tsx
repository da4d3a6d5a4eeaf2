import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { CHAT_TEXT_LIMIT } from '@millwright/domain/chat/chatMessage'
import { MB, maxBytesOf } from '@millwright/domain/files/fileKinds'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { IconButton } from '@millwright/ui/IconButton'
import { cx } from '@millwright/ui/open'
import { chatPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { ChatComposerNote } from './ChatComposerNote.tsx'
import { pictureTypes } from './pictureRefusal.ts'
import type { Refusal } from './pictureRefusal.ts'
import { useChatDraft } from './useChatDraft.ts'
import { useChatPictures } from './useChatPictures.ts'
import { chatComposerStates } from './chatComposerProps.ts'
import type { ChatComposerProps } from './chatComposerProps.ts'
import * as styles from './ChatComposer.css.ts'

export { chatComposerStates }
export type { ChatComposerProps }

const COUNT_FROM = 50

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
  const { chat = chatPath() } = usePaths()
  const action = to ?? chat
  const area = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const { draft, blank, write, send, ask } = useChatDraft({ draft: given, state, onDraft, onSend, onSubmit }, area)
  const { refused, choose, paste } = useChatPictures({ onPicture, maxBytes })

  const closed = state === 'closed'
  const more = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  const main = (
    <form method="post" action={action} {...root} className={cx(styles.composer, className)} onSubmit={send}>
      <input type="hidden" name="intent" value="say" />
      {more}
      <ChatComposerNote state={state} note={note} onReconnect={onReconnect} />
      {quickReplies.length > 0 && !closed && <QuickReplies replies={quickReplies} onAsk={ask} />}
      <div className={styles.row}>
        {onPicture && <PictureButton disabled={state !== 'ready'} onChoose={choose} />}
        <MessageField {...{ area, draft, maxLength, closed, hintId }} onWrite={write} onPaste={paste} />
        <Button type="submit" tone="action" disabled={state !== 'ready'}>
          {text('send')}
        </Button>
      </div>
      <Foot hintId={hintId} closed={closed} blank={blank} left={maxLength - draft.length} />
      <RefusedPicture refused={refused} maxBytes={maxBytes} />
    </form>
  )
  if (onSend || closed) return main
  return (
    <>
      {main}
      <PictureForm action={action}>{more}</PictureForm>
    </>
  )
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // In Safari `isComposing` is already false for the Enter that ends composition, but `keyCode` is still 229.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229)
    return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

type MessageFieldProps = {
  area: RefObject<HTMLTextAreaElement | null>
  draft: string
  maxLength: number
  closed: boolean
  hintId: string
  onWrite: (draft: string) => void
  onPaste: ReturnType<typeof useChatPictures>['paste']
}

/** The text of the message. The copy of the text behind the field makes the field as tall as the text. */
function MessageField({ area, draft, maxLength, closed, hintId, onWrite, onPaste }: MessageFieldProps) {
  const text = useText('chat')
  return (
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
        onChange={(event) => onWrite(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
        onPaste={onPaste}
      />
    </div>
  )
}

function QuickReplies({
  replies,
  onAsk,
}: {
  replies: NonNullable<ChatComposerProps['quickReplies']>
  onAsk: (words: string) => void
}) {
  const text = useText('chat')
  return (
    <ul className={styles.quick} aria-label={text('quickReplies')}>
      {replies.map(({ id, text: words }) => (
        <li key={id} className={styles.quickOne}>
          <Button size="small" onPress={() => onAsk(words)}>
            {words}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type PictureButtonProps = { disabled: boolean; onChoose: ReturnType<typeof useChatPictures>['choose'] }

/** The button that selects pictures. */
function PictureButton({ disabled, onChoose }: PictureButtonProps) {
  const text = useText('chat')
  const files = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.scripted}>
      <IconButton
        icon="plus"
        label={text('addPicture')}
        tone="neutral"
        disabled={disabled}
        onPress={() => files.current?.click()}
      />
      <input ref={files} type="file" accept={pictureTypes.join(',')} multiple hidden onChange={onChoose} />
    </span>
  )
}

/** The hint about the keys, and the number of characters left when the message becomes long. */
function Foot({ hintId, closed, blank, left }: { hintId: string; closed: boolean; blank: boolean; left: number }) {
  const text = useText('chat')
  return (
    <p className={styles.foot}>
      <span id={hintId} className={styles.keys}>
        {!closed && text('keysHint')}
      </span>
      <span role="status" className={styles.left}>
        {blank ? text('blank') : left <= COUNT_FROM ? text('charactersLeft', { count: Math.max(0, left) }) : ''}
      </span>
    </p>
  )
}

function RefusedPicture({ refused, maxBytes }: { refused: Refusal | undefined; maxBytes: number }) {
  const errors = useText('errors')
  return (
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
  )
}

/** The form that posts a picture before scripts load. */
function PictureForm({ action, children }: { action: string; children: ReactNode }) {
  const text = useText('chat')
  return (
    <form method="post" action={action} encType="multipart/form-data" className={styles.plain}>
      <input type="hidden" name="intent" value="sendPicture" />
      {children}
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
  )
}
