import { foreignTag } from '@millwright/domain/writtenIn'
import { useLocale } from '@millwright/i18n/Texts'

export type UserTextProps = {
  /** The text as the user wrote it. */
  children: string | undefined
  /** A translated sentence that contains the text. The whole sentence is shown, and the text in it is marked. */
  sentence?: string | undefined
}

/**
 * Text that a user wrote, marked with its language if this is not the page's language, so that screen readers switch
 * their voice and browsers their font (WCAG 3.1.2).
 *
 * When: untranslated names, addresses, remarks, reasons and answers. Instead: `CommentItem` for a review.
 */
export function UserText({ children: words = '', sentence = words }: UserTextProps) {
  const lang = foreignTag(words, useLocale())
  const at = sentence.indexOf(words)
  if (!lang || at < 0) return sentence
  return (
    <>
      {sentence.slice(0, at)}
      <span lang={lang}>{words}</span>
      {sentence.slice(at + words.length)}
    </>
  )
}
