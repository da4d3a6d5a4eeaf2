import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../internal/Language.ts'
import { useControllableState } from '../internal/useControllableState.ts'
import { useReset } from '../internal/useReset.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { addTags, tagSeparator } from './addTags.ts'
import type { TagFieldProps } from './tagFieldProps.ts'
import { tagMessages } from './tagMessages.ts'

type Given = Pick<TagFieldProps, 'value' | 'defaultValue' | 'max' | 'onChange'>

const none: readonly string[] = []

/** The tags, the text being typed, and what is said about the last change. */
export function useTags(
  { value, defaultValue, max, onChange }: Given,
  input: RefObject<HTMLInputElement | null>,
  box: RefObject<HTMLElement | null>,
) {
  const say = useMessages(tagMessages)
  const several = useSeveral()
  const [first] = useState(value ?? defaultValue ?? none)
  const [tags, setTags] = useControllableState(value, first, (next) => onChange?.({ value: next }))
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string>()

  function add(typed: string) {
    const { tags: next, twice, beyond } = addTags(tags, typed, max)
    const added = next.slice(tags.length)
    if (added.length) setTags(next)
    // Tags beyond the maximum stay in the input, so that nothing typed is lost.
    setText(beyond.join(', '))
    setSaid(added.length ? say('tagAdded', { tag: several(added) }) : '')
    if (beyond.length) setProblem(say('tagsFull', { count: max ?? 0 }))
    else setProblem(twice.length ? say('tagTwice', { tags: several(twice) }) : undefined)
  }
  function remove(index: number) {
    const tag = tags[index]
    if (tag === undefined) return
    // The caller moves the focus to a neighbour, which must have its new place.
    flushSync(() => {
      setTags(tags.filter((_, at) => at !== index))
      setSaid(say('tagRemoved', { tag }))
      setProblem(undefined)
    })
  }
  function type(typed: string) {
    setProblem(undefined)
    if (tagSeparator.test(typed)) add(typed)
    else setText(typed)
  }
  useLayoutEffect(() => {
    // Picks up text typed and tags unchecked before scripts loaded.
    if (input.current?.value) setText(input.current.value)
    const removed = [...(box.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]:not(:checked)') ?? [])]
    if (removed.length) setTags(tags.filter((tag) => !removed.some((mark) => mark.value === tag)))
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])
  useReset(input, () => {
    setTags(first)
    setText('')
    setProblem(undefined)
  })
  return {
    tags,
    text,
    said,
    problem,
    add,
    remove,
    type,
    /** Whether the form also submits the text that is not a tag yet. */
    isPending: addTags(tags, text, max).tags.length > tags.length,
  }
}

/** Returns a function that lists the first of several tags in a sentence. */
function useSeveral() {
  const language = useLanguage()
  return (tags: readonly string[]) =>
    new Intl.ListFormat(language).format(tags.length > 5 ? [...tags.slice(0, 5), '…'] : tags)
}
