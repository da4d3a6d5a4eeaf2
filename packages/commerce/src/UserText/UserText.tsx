import { foreignTag } from '@millwright/domain/writtenIn'
import { useLocale } from '@millwright/i18n/Texts'

export type UserTextProps = {
  /** The text as the person wrote it. */
  children: string | undefined
  /** The page's own sentence that holds the text: the whole sentence is shown, and the text in it is marked. */
  sentence?: string | undefined
}

/**
 * Text that a person wrote, marked with its language where that differs from the page's: screen readers then switch
 * their voice, and browsers their font (WCAG 3.1.2).
 *
 * When: names, addresses, remarks, reasons and answers, which nobody translates. Instead: `CommentItem` for a review.
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
