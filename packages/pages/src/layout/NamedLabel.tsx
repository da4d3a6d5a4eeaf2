import { UserText } from '@millwright/commerce/UserText'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'

/**
 * The short label of a button or link in a list, with the full sentence for screen readers. The user-given name in the
 * sentence keeps its own language, which an `aria-label` cannot express.
 */
export function NamedLabel({ word, sentence, name }: { word: string; sentence: string; name: string }) {
  return (
    <>
      <span aria-hidden>{word}</span>
      <VisuallyHidden>
        <UserText sentence={sentence}>{name}</UserText>
      </VisuallyHidden>
    </>
  )
}
