import { UserText } from '@millwright/commerce/UserText'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'

/**
 * The word of a button or link that stands beside others of its kind, and for those who listen the whole sentence with
 * what a person named, in that person's language: an `aria-label` has one language for all of it.
 */
export function NamedWord({ word, sentence, name }: { word: string; sentence: string; name: string }) {
  return (
    <>
      <span aria-hidden>{word}</span>
      <VisuallyHidden>
        <UserText sentence={sentence}>{name}</UserText>
      </VisuallyHidden>
    </>
  )
}
